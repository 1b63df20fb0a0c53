-- Campaigns with the names of what they refer to, and the number of people they reach.
create view email_campaign_rows with (security_invoker = true) as
select
  c.*,
  t.name as topic_name,
  a.name as audience_name,
  a.entity as audience_entity,
  d.domain::text as domain_name,
  u.full_name as created_by_name,
  coalesce(r.recipients, 0)::int as recipients,
  coalesce(r.sent, 0)::int as sent,
  coalesce(r.clicked, 0)::int as clicked
from email_campaigns c
join email_topics t on t.organization_id = c.organization_id and t.id = c.topic_id
left join audiences a on a.organization_id = c.organization_id and a.id = c.audience_id
left join email_domains d on d.organization_id = c.organization_id and d.id = c.domain_id
left join people u on u.organization_id = c.organization_id and u.id = c.created_by
left join lateral (
  select count(*) filter (where r.status <> 'skipped') as recipients, count(*) filter (where r.status = 'sent') as sent,
    count(*) filter (where r.clicked_at is not null) as clicked
  from email_campaign_recipients r where r.organization_id = c.organization_id and r.campaign_id = c.id
) r on true;

grant select on email_campaign_rows to tandem_app, tandem_partner, tandem_system;
