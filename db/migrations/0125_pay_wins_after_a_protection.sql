-- Why: a deal is often won soon after the protection of the claim that brought it has ended. For how long such a win still
-- pays is the programme's to say; the day is fixed when the protection ends, so that a later rule takes nothing back.
-- Programmes that run already pay without an end, as before.
alter table programme_settings add column grace_days integer
  constraint programme_settings_grace_days_check check (grace_days >= 0 and grace_days <= 730);
alter table programme_settings alter column grace_days set default 30;

alter table deal_registrations add column pays_until date;

drop view deal_registration_rows;
create view deal_registration_rows with (security_invoker = true) as
  select r.*, pt.name as partner_name, t.name as type_name, t.motion, t.deal_kind,
    p.name as product_name, c.name as product_family_name,
    o.number as opportunity_number, o.name as opportunity_name, o.status as opportunity_status,
    s.name as opportunity_stage_name, s.colour as opportunity_stage_colour,
    lower(d.valid) as protected_from, upper(d.valid) as protected_until, coalesce(d.extensions, 0) as extensions, d.ended_reason,
    pt.type_id as partner_type_id, pt.region_id as partner_region_id, pt.owner_user_id as partner_owner_user_id
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
