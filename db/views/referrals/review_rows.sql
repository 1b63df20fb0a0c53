-- Reviews with what they are about. A partner reads what a customer wrote once it was published, and never who was invited.
create view review_rows with (security_invoker = true) as
select r.id, r.organization_id, r.row_version, r.created_at, r.updated_at, r.partner_id, r.opportunity_id, r.status,
  r.requested_by, r.note, r.invited_at, r.submitted_at, r.verified_at, r.decided_at, r.decision_reason, r.published_at,
  r.disputed_at, r.dispute_reason, r.reply, r.replied_at, r.pinned_at,
  r.pinned_at is not null as is_pinned,
  case when v.is_open then r.cooperation end as cooperation,
  case when v.is_open then r.quality end as quality,
  case when v.is_open then r.schedule end as schedule,
  case when v.is_open then r.budget end as budget,
  case when v.is_open then r.rating end as rating,
  case when v.is_open then r.quote end as quote,
  case when v.is_open then r.author end as author,
  case when v.is_open then r.designation end as designation,
  case when v.is_open then r.company end as company,
  r.contact_id,
  trim(c.first_name || ' ' || c.last_name) as contact_name,
  c.email as contact_email,
  p.name as partner_name,
  o.name as opportunity_name,
  o.number as opportunity_number,
  o.closed_on as won_on,
  a.name as account_name,
  u.full_name as decided_by_name,
  case when r.status in ('requested', 'started', 'submitted') then i.expires_at end as expires_at
from reviews r
cross join lateral (select app_partner() is null or r.published_at is not null as is_open) v
left join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
left join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
left join contacts c on c.organization_id = r.organization_id and c.id = r.contact_id
left join people u on u.organization_id = r.organization_id and u.id = r.decided_by
left join review_invitations i on i.organization_id = r.organization_id and i.review_id = r.id
  and i.used_at is null and i.revoked_at is null;

grant select on review_rows to tandem_app, tandem_partner, tandem_system;
