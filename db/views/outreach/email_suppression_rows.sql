-- Suppressed addresses with the names of their topic and of the campaign that led to it.
create view email_suppression_rows with (security_invoker = true) as
select
  s.*,
  t.name as topic_name,
  c.name as campaign_name
from email_suppressions s
left join email_topics t on t.organization_id = s.organization_id and t.id = s.topic_id
left join email_campaigns c on c.organization_id = s.organization_id and c.id = s.campaign_id;

grant select on email_suppression_rows to tandem_app, tandem_partner, tandem_system;
