-- Opportunities with the names they refer to. In partner mode row security empties names a partner must not see.
create view opportunity_rows with (security_invoker = true) as
select
  o.id, o.organization_id, o.number, o.name, o.account_id, o.type_id, o.stage_id, o.status,
  o.partner_id, o.owner_user_id, o.primary_contact_id, o.amount_minor, o.currency,
  o.expected_close_on, o.opened_on, o.closed_on, o.lost_reason, o.lost_reason_text, o.source,
  o.next_step, o.next_step_on, o.description, o.external_ref, o.custom,
  greatest(o.last_activity_at, u.active_at) as last_activity_at,
  o.archived_at, o.row_version, o.created_at, o.updated_at,
  a.name as account_name,
  p.name as partner_name,
  t.name as type_name,
  t.motion,
  s.name as stage_name,
  s.color as stage_color,
  s.probability,
  nullif(concat_ws(' ', c.first_name, nullif(c.last_name, '')), '') as primary_contact_name,
  (select u_1.full_name
    from people u_1
    where u_1.organization_id = o.organization_id and u_1.id = o.owner_user_id) as owner_name,
  case
    when app_partner() is not null and o.partner_id is distinct from app_partner() then 'assisted'
    when o.partner_id is null then 'direct'
    when o.source in ('partner', 'referral_page', 'link') then 'sourced'
    else 'influenced'
  end as attribution,
  p.type_id as partner_type_id,
  p.region_id as partner_region_id,
  o.status = 'open' and o.archived_at is null
    and coalesce(u.at_risk_since > greatest(o.last_activity_at, u.active_at), false) as is_at_risk,
  p.region_ids as partner_region_ids
from opportunities o
left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
left join partners p on p.organization_id = o.organization_id and p.id = o.partner_id
left join opportunity_types t on t.organization_id = o.organization_id and t.id = o.type_id
left join opportunity_stages s on s.organization_id = o.organization_id and s.id = o.stage_id
left join contacts c on c.organization_id = o.organization_id and c.id = o.primary_contact_id
left join deal_pulses u on u.organization_id = o.organization_id and u.opportunity_id = o.id;

grant select on opportunity_rows to tandem_app, tandem_partner, tandem_system;
