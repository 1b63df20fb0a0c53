-- Recipients with what happened to their email. Every figure of the results is a filter of this list.
create view email_campaign_recipient_rows with (security_invoker = true) as
select
  r.*,
  1 as row_version,
  coalesce(r.sent_at, r.created_at) as updated_at,
  c.name as campaign_name,
  p.name as partner_name,
  trim(n.first_name || ' ' || n.last_name) as contact_name,
  r.status = 'sent' and r.bounced_at is null as is_delivered,
  r.bounced_at is not null as is_bounced,
  r.opened_at is not null as is_opened,
  r.clicked_at is not null as is_clicked,
  r.replied_at is not null as is_replied,
  r.complained_at is not null as is_complained,
  r.unsubscribed_at is not null as is_unsubscribed
from email_campaign_recipients r
join email_campaigns c on c.organization_id = r.organization_id and c.id = r.campaign_id
left join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
left join contacts n on n.organization_id = r.organization_id and n.id = r.contact_id;

grant select on email_campaign_recipient_rows to tandem_app, tandem_partner, tandem_system;
