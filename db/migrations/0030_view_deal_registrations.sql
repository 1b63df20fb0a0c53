-- Why: registrations are read with the names of what they point to and the dates of their protection. In partner mode row
-- security empties what a partner must not learn.
create view deal_registration_rows with (security_invoker = true) as
  select r.*, pt.name as partner_name, t.name as type_name, t.motion, t.deal_kind,
    p.name as product_name, c.name as product_family_name,
    o.number as opportunity_number, o.name as opportunity_name, o.status as opportunity_status,
    s.name as opportunity_stage_name, s.colour as opportunity_stage_colour,
    lower(d.valid) as protected_from, upper(d.valid) as protected_until, coalesce(d.extensions, 0) as extensions, d.ended_reason
  from deal_registrations r
  left join partners pt on pt.organization_id = r.organization_id and pt.id = r.partner_id
  left join opportunity_types t on t.organization_id = r.organization_id and t.id = r.type_id
  left join products p on p.organization_id = r.organization_id and p.id = r.product_id
  left join product_categories c on c.organization_id = r.organization_id
    and c.id = case when r.product_family <> '*' then r.product_family::uuid end
  left join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
  left join opportunity_stages s on s.organization_id = o.organization_id and s.id = o.stage_id
  left join deal_protections d on d.organization_id = r.organization_id and d.registration_id = r.id;
grant select on deal_registration_rows to tandem_app, tandem_partner, tandem_system;

-- Who a message for a partner reaches. Their logins belong to the partner's own organisation, which row security hides from
-- the company; this shows just those of a partner in the caller's own programme.
create function partner_people(partner uuid) returns table (user_id uuid, full_name text, email text)
language sql stable security definer set search_path = public as $$
  select u.id, u.name, u.email::text
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and m.role in ('partner_admin', 'partner_member')
  join identity.users u on u.id = m.user_id and u.status = 'active'
  where p.organization_id = app_organization() and p.id = partner and (app_partner() is null or p.id = app_partner())
  order by u.name, u.id
$$;
revoke all on function partner_people from public;
grant execute on function partner_people to tandem_app, tandem_partner, tandem_system;
