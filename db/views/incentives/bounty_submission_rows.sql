-- Submissions with their bounty, their partner and the commission that pays them.
create view bounty_submission_rows with (security_invoker = true) as
select s.id, s.organization_id, s.number, s.bounty_id, s.partner_id, s.period_no, s.proof, s.proof_url, s.person_user_id, s.person_name,
  s.status, s.submitted_at, s.submitted_by_name, s.reason, s.decided_at, s.decided_by, s.line_id, s.row_version, s.created_at, s.updated_at,
  coalesce(s.reward_minor, b.reward_minor) as reward_minor, b.currency, b.name as bounty_name, b.kind as bounty_kind, b.recipient,
  p.name as partner_name, p.owner_user_id as partner_owner_user_id, l.number as line_number, l.status as line_status
from bounty_submissions s
left join bounties b on b.organization_id = s.organization_id and b.id = s.bounty_id
left join partners p on p.organization_id = s.organization_id and p.id = s.partner_id
left join commission_lines l on l.organization_id = s.organization_id and l.id = s.line_id;

grant select on bounty_submission_rows to tandem_app, tandem_partner, tandem_system;
