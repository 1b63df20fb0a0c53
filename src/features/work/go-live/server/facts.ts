import type { Call } from '#server/call.ts';
import type { GoLiveFacts } from '../score.ts';

/** The facts of the checklist, in one statement. Sample data does not count as the company's own. */
export function goLiveFacts(call: Call): Promise<GoLiveFacts> {
  const own = (table: string) =>
    `(select count(*)::int from ${table} t where t.organization_id = $1 and not exists (select from sample_rows s
       where s.organization_id = $1 and s.ref_table = '${table}' and s.ref_id = t.id)`;
  return call.one<GoLiveFacts>(
    `select o.name, o.description, o.logo_url,
       (select count(*)::int from partner_types where organization_id = $1 and archived_at is null) as types,
       ${own('partners')} and archived_at is null) as own_partners,
       exists (select from commission_plans p
         join plan_versions v on v.organization_id = p.organization_id and v.plan_id = p.id and v.state = 'published'
         join plan_assignments a on a.organization_id = p.organization_id and a.plan_id = p.id and (a.effective_to is null or a.effective_to > $2)
         where p.organization_id = $1 and p.archived_at is null and not exists (select from sample_rows r
           where r.organization_id = $1 and r.ref_table = 'commission_plans' and r.ref_id = p.id)) as has_plan,
       ${own('commission_plans')} and archived_at is null) > 0 as has_drafted_plan,
       coalesce(s.min_payout ? o.base_currency::text, false) as has_minimum,
       coalesce(s.requires_second_approver, true) as requires_second_approver,
       s.payout_approval_limit_minor is not null as has_payout_limit,
       (select count(*)::int from memberships m left join roles r on r.organization_id = m.organization_id and r.id = m.role_id
         where m.organization_id = $1 and m.status = 'active' and (m.role in ('owner', 'admin', 'finance')
           or r.permissions && array['*:manage', 'payout_batches:manage'])) as approvers,
       (select count(*)::int from mail_outbox where organization_id = $1 and status = 'sent') as mails_sent,
       (select error from mail_outbox where organization_id = $1 and status = 'failed' order by created_at desc limit 1) as mail_error,
       (select count(*)::int from invitations where organization_id = $1 and partner_id is not null and revoked_at is null)
         + (select count(*)::int from partners where organization_id = $1 and partner_organization_id is not null and archived_at is null) as portal_people,
       (select count(*)::int from memberships where organization_id = $1 and status = 'active')
         + (select count(*)::int from invitations where organization_id = $1 and partner_id is null and accepted_at is null and revoked_at is null) as colleagues,
       ${own('opportunities')} and archived_at is null)
         + (select count(*)::int from deal_registrations where organization_id = $1 and status <> 'draft') as own_deals,
       (select count(*)::int from sample_rows where organization_id = $1) as sample_records
     from organizations o left join program_settings s on s.organization_id = o.id where o.id = $1`,
    [call.organization_id, call.today()],
  );
}
