-- Why: roles are read with how many people have them; the log is read with names, and by a partner only in what its own
-- people did and in fields it may see.
create view role_rows with (security_invoker = true) as
  select r.*, (select count(*)::int from memberships m where m.organization_id = r.organization_id and m.role_id = r.id and m.status = 'active') as member_count
  from roles r;
grant select on role_rows to tandem_app, tandem_partner, tandem_system;

-- Whoever no longer belongs to the caller's organisation is shut out everywhere it reaches: signed out, keys withdrawn, in the
-- programmes it takes part in no contact signs in as them, and what they shared there goes to `successor`.
create function end_access_of_former_member(person uuid, successor uuid) returns void
language plpgsql volatile security definer set search_path = public as $$
begin
  perform from memberships m where m.organization_id = app_organization() and m.user_id = person and m.status = 'removed';
  if not found then return; end if;
  perform end_sessions_of_former_member(person);
  update api_keys k set revoked_at = now(), revoked_by = app_user()
    where k.user_id = person and k.revoked_at is null and (
      (k.partner_id is null and k.organization_id = app_organization())
      or exists (select from partners p where p.organization_id = k.organization_id and p.id = k.partner_id and p.partner_organization_id = app_organization()));
  update contacts c set user_id = null
    where c.user_id = person and exists (select from partners p
      where p.organization_id = c.organization_id and p.id = c.partner_id and p.partner_organization_id = app_organization());
  update saved_views v set owner_user_id = successor
    where v.owner_user_id = person and v.visibility = 'shared' and successor is not null and exists (select from partners p
      where p.organization_id = v.organization_id and p.id = v.owner_partner_id and p.partner_organization_id = app_organization());
end $$;
revoke all on function end_access_of_former_member from public;
grant execute on function end_access_of_former_member to tandem_app, tandem_system;

-- What a partner reads of the log: what its own people did, in fields it may see (held against the resources' declarations by
-- src/features/audit-events/server/partner-log.test.ts). What the company's people do is not told.
create function audit_fields_for_partner(ref_table text) returns text[] language sql immutable parallel safe as $$
  select case ref_table
    when 'partners' then array['name', 'legal_name', 'tax_id', 'website', 'description', 'photo_url', 'phone', 'address_line_1', 'address_line_2', 'city', 'state', 'postal_code', 'country']
    when 'contacts' then array['first_name', 'last_name', 'email', 'phone', 'title', 'type_id', 'is_primary', 'archived_at']
    when 'deal_registrations' then array['status', 'account_name', 'account_domain', 'has_no_website', 'country', 'product_id', 'contact_name', 'contact_email', 'contact_phone', 'title', 'description', 'amount_minor', 'currency', 'expected_close_on', 'answer']
    when 'opportunities' then array['expected_close_on', 'next_step', 'next_step_on']
    when 'opportunity_notes' then array['body']
    when 'invitations' then array['email', 'full_name', 'role', 'accepted_at', 'revoked_at', 'expires_at']
    when 'payout_methods' then array['rail', 'currency', 'country', 'holder_name', 'account_last4', 'status']
    when 'api_keys' then array['name', 'prefix', 'permissions', 'expires_at', 'revoked_at']
  end
$$;
drop policy partner on audit_events;
create policy partner on audit_events to tandem_partner
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and actor_partner_id = app_partner()
    and audit_fields_for_partner(ref_table) is not null)
  with check (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid);

-- One sentence names what an event is about: worked out for the rows of the page only.
create function audit_subject(of_organization uuid, ref_table text, ref_id uuid, changes jsonb) returns text
language sql stable as $$
  select coalesce(
    case ref_table
      when 'partners' then (select name from partners where organization_id = of_organization and id = ref_id)
      when 'contacts' then (select trim(first_name || ' ' || last_name) from contacts where organization_id = of_organization and id = ref_id)
      when 'accounts' then (select name from accounts where organization_id = of_organization and id = ref_id)
      when 'opportunities' then (select name from opportunities where organization_id = of_organization and id = ref_id)
      when 'opportunity_notes' then (select o.name from opportunity_notes n join opportunities o on o.organization_id = n.organization_id and o.id = n.opportunity_id where n.organization_id = of_organization and n.id = ref_id)
      when 'opportunity_lines' then (select o.name from opportunity_lines l join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id where l.organization_id = of_organization and l.id = ref_id)
      when 'opportunity_participants' then (select o.name from opportunity_participants p join opportunities o on o.organization_id = p.organization_id and o.id = p.opportunity_id where p.organization_id = of_organization and p.id = ref_id)
      when 'deal_registrations' then (select account_name from deal_registrations where organization_id = of_organization and id = ref_id)
      when 'memberships' then (select u.full_name from people u where u.organization_id = of_organization and u.membership_id = ref_id)
      when 'organizations' then (select name from organizations where id = ref_id)
      when 'roles' then (select name from roles where organization_id = of_organization and id = ref_id)
      when 'payout_batches' then (select name from payout_batches where organization_id = of_organization and id = ref_id)
      when 'commission_plans' then (select name from commission_plans where organization_id = of_organization and id = ref_id)
      when 'products' then (select name from products where organization_id = of_organization and id = ref_id)
      when 'invitations' then (select email::text from invitations where organization_id = of_organization and id = ref_id)
      when 'api_keys' then (select name from api_keys where organization_id = of_organization and id = ref_id)
    end,
    case jsonb_typeof(changes->'name') when 'string' then changes->>'name' when 'array' then changes->'name'->>1 end,
    case jsonb_typeof(changes->'label') when 'string' then changes->>'label' when 'array' then changes->'label'->>1 end)
$$;

drop view audit_event_rows;
create view audit_event_rows with (security_invoker = true) as
  select a.id, a.seq, a.tx, a.organization_id, a.at, a.actor_kind, a.actor_id, a.actor_partner_id, a.action, a.ref_table, a.ref_id,
    case when app_partner() is null then a.changes else
      (select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(a.changes) e where e.key = any (audit_fields_for_partner(a.ref_table))) end as changes,
    a.reason, a.request_id, a.batch_id, a.partner_id, a.api_key_id, a.impersonator_id,
    coalesce(u.full_name, p.name) as actor_name,
    case when a.actor_partner_id is not null then (select w.full_name from partner_people(a.actor_partner_id) w where w.user_id = a.actor_id) end as actor_person_name,
    (select about.name from partners about where about.organization_id = a.organization_id and about.id = a.partner_id) as partner_name,
    (select k.name from api_keys k where k.organization_id = a.organization_id and k.id = a.api_key_id) as api_key_name,
    (select i.full_name from people i where i.organization_id = a.organization_id and i.id = a.impersonator_id) as impersonator_name,
    audit_subject(a.organization_id, a.ref_table, a.ref_id, a.changes) as subject
  from audit_events a
  left join people u on u.organization_id = a.organization_id and u.id = a.actor_id
  left join partners p on p.organization_id = a.organization_id and p.id = a.actor_partner_id;
grant select on audit_event_rows to tandem_app, tandem_partner, tandem_system;

drop view invitation_rows;
create view invitation_rows with (security_invoker = true) as
  select i.id, i.organization_id, i.email, i.full_name, i.role, i.partner_id, p.name as partner_name, i.expires_at, i.accepted_at,
    i.revoked_at, i.invited_by, i.created_at,
    case when i.accepted_at is not null then 'accepted' when i.revoked_at is not null then 'revoked' else 'open' end as status,
    (select u.full_name from people u where u.organization_id = i.organization_id and u.id = i.invited_by) as invited_by_name,
    i.role_id, (select r.name from roles r where r.organization_id = i.organization_id and r.id = i.role_id) as role_name
  from invitations i
  left join partners p on p.organization_id = i.organization_id and p.id = i.partner_id;
grant select on invitation_rows to tandem_app, tandem_partner, tandem_system;
