-- What came through deal registration forms, with its registration. Its id is the registration's.
create view referral_entry_rows with (security_invoker = true) as
select
  e.id, e.organization_id, e.registration_id, e.page_id, e.is_public, e.submitter_name, e.submitter_email, e.created_at,
  p.name as page_name,
  r.number, r.account_name, r.partner_id, r.status, r.amount_minor, r.currency, r.review_due_at,
  r.row_version, r.updated_at,
  pt.name as partner_name
from referral_entries e
join referral_pages p on p.organization_id = e.organization_id and p.id = e.page_id
join deal_registrations r on r.organization_id = e.organization_id and r.id = e.registration_id
left join partners pt on pt.organization_id = r.organization_id and pt.id = r.partner_id;

grant select on referral_entry_rows to tandem_app, tandem_partner, tandem_system;
