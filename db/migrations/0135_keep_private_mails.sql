-- Why: what a partner's people send each other leaves through the company's mail, but it is not the company's to read
-- (decision 0024). Who answers for the mail that leaves still sees to whom it goes and whether it went.
alter table mail_outbox add is_private boolean not null default false;
update mail_outbox m set is_private = true
from report_deliveries d join report_schedules s on s.organization_id = d.organization_id and s.id = d.schedule_id
where d.organization_id = m.organization_id and d.mail_id = m.id and s.partner_id is not null;
