-- Why: a partner that has found a company free wants to keep it free while it finishes the registration. A hold is a protection
-- of hours on a draft: the same constraint and trigger keep holds and protections from overlapping, whoever comes first.
alter table deal_protections add column is_hold boolean not null default false;
drop index deal_protections_organization_id_registration_id_idx;
create unique index deal_protections_one on deal_protections (organization_id, registration_id) where not is_hold;
create unique index deal_protections_one_hold on deal_protections (organization_id, registration_id) where is_hold;
create index on deal_protections (organization_id, registration_id);
create index on deal_protections (organization_id, partner_id) where is_hold and ended_reason is null;

-- Null: no holds; no limit.
alter table programme_settings add column hold_hours integer
  constraint programme_settings_hold_hours_check check (hold_hours between 1 and 168);
alter table programme_settings add column claim_budget integer
  constraint programme_settings_claim_budget_check check (claim_budget between 1 and 100000);

drop view deal_registration_rows;
create view deal_registration_rows with (security_invoker = true) as
  select r.*, pt.name as partner_name, t.name as type_name, t.motion, t.deal_kind,
    p.name as product_name, c.name as product_family_name,
    o.number as opportunity_number, o.name as opportunity_name, o.status as opportunity_status,
    s.name as opportunity_stage_name, s.colour as opportunity_stage_colour,
    lower(d.valid) as protected_from, upper(d.valid) as protected_until, coalesce(d.extensions, 0) as extensions, d.ended_reason,
    -- Worked out for the rows of the page only.
    (select upper(h.valid) from deal_protections h where h.organization_id = r.organization_id and h.registration_id = r.id
      and h.is_hold and h.ended_reason is null) as held_until,
    exists (select from deal_protections h where h.organization_id = r.organization_id and h.registration_id = r.id
      and h.is_hold and h.ended_reason is null) as is_held,
    pt.type_id as partner_type_id, pt.region_id as partner_region_id, pt.owner_user_id as partner_owner_user_id
  from deal_registrations r
  left join partners pt on pt.organization_id = r.organization_id and pt.id = r.partner_id
  left join opportunity_types t on t.organization_id = r.organization_id and t.id = r.type_id
  left join products p on p.organization_id = r.organization_id and p.id = r.product_id
  left join product_categories c on c.organization_id = r.organization_id
    and c.id = case when r.product_family <> '*' then r.product_family::uuid end
  left join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
  left join opportunity_stages s on s.organization_id = o.organization_id and s.id = o.stage_id
  left join deal_protections d on d.organization_id = r.organization_id and d.registration_id = r.id and not d.is_hold;
grant select on deal_registration_rows to tandem_app, tandem_partner, tandem_system;
