-- Deal registrations with the names they refer to, their protection and the deal they became.
create view deal_registration_rows with (security_invoker = true) as
select
  r.*,
  pt.name as partner_name,
  t.name as type_name,
  t.motion, t.deal_kind,
  p.name as product_name,
  c.name as product_family_name,
  o.number as opportunity_number,
  o.name as opportunity_name,
  o.status as opportunity_status,
  s.name as opportunity_stage_name,
  s.color as opportunity_stage_color,
  lower(d.valid) as protected_from,
  upper(d.valid) as protected_until,
  coalesce(d.extensions, 0) as extensions,
  d.ended_reason,
  (select upper(h.valid)
    from deal_protections h
    where h.organization_id = r.organization_id and h.registration_id = r.id and h.is_hold
      and h.ended_reason is null) as held_until,
  exists (select
    from deal_protections h
    where h.organization_id = r.organization_id and h.registration_id = r.id and h.is_hold
      and h.ended_reason is null) as is_held,
  pt.type_id as partner_type_id,
  pt.region_id as partner_region_id,
  pt.owner_user_id as partner_owner_user_id,
  o.archived_at as opportunity_archived_at,
  r.status = 'approved'
    and coalesce( case
      when r.opportunity_id is null then u.at_risk_since > greatest(r.decided_at, u.active_at)
      else o.status = 'open' and o.archived_at is null
        and ou.at_risk_since > greatest(o.last_activity_at, ou.active_at)
    end,
      false) as is_at_risk,
  pt.region_ids as partner_region_ids,
  coalesce(d.scope = 'margin_only', false) as is_shared,
  case when app_partner() is null then dq.name else ds.distributor_name end as distributor_name,
  dd.status as distributor_status,
  dd.due_at as distributor_due_at,
  dd.reason as distributor_reason,
  case r.status
    when 'info_requested' then 0
    when 'draft' then 1
    when 'pending_review' then 2
    when 'approved' then 3
    else 4
  end as turn
from deal_registrations r
left join partners pt on pt.organization_id = r.organization_id and pt.id = r.partner_id
left join opportunity_types t on t.organization_id = r.organization_id and t.id = r.type_id
left join products p on p.organization_id = r.organization_id and p.id = r.product_id
left join product_categories c on c.organization_id = r.organization_id
  and c.id = case when r.product_family <> '*' then r.product_family::uuid else null::uuid end
left join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
left join opportunity_stages s on s.organization_id = o.organization_id and s.id = o.stage_id
left join deal_protections d on d.organization_id = r.organization_id and d.registration_id = r.id
  and not d.is_hold
left join deal_pulses u on u.organization_id = r.organization_id and u.registration_id = r.id
left join deal_pulses ou on ou.organization_id = o.organization_id and ou.opportunity_id = o.id
left join distributions dn on dn.organization_id = r.organization_id and dn.id = r.distribution_id
left join partners dq on dq.organization_id = dn.organization_id and dq.id = dn.distributor_id
left join lateral distribution_sides(r.distribution_id) ds on r.distribution_id is not null and app_partner() is not null
left join distributor_deals dd on dd.organization_id = r.organization_id and dd.registration_id = r.id and dd.status <> 'canceled';

grant select on deal_registration_rows to tandem_app, tandem_partner, tandem_system;
