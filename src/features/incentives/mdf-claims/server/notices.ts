import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { ClaimStatus, MdfClaim } from '../schema.ts';
import { returnByMail } from './mail-actions.ts';

type Told = Pick<
  MdfClaim,
  | 'id'
  | 'number'
  | 'partner_id'
  | 'partner_name'
  | 'request_title'
  | 'currency'
  | 'amount_minor'
  | 'approved_minor'
  | 'decision_note'
> & { status: ClaimStatus };

const about = ({ partner_id }: Pick<Told, 'partner_id'>): MailSubject[] => [{ table: 'partners', id: partner_id! }];

export async function noticeOfClaim(call: Call, claim: Told): Promise<void> {
  if (call.batch_id) return;
  const { name } = await call.one<{ name: string }>(
    sql`select name from partners where organization_id = ${call.organization_id} and id = ${claim.partner_id}`,
  );
  const amount = formatMoney(claim.amount_minor, claim.currency);
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'mdf_claims', 'manage', claim.partner_id) },
    {
      kind: 'mdf_claimed',
      text: `${name} claims ${amount} of MDF: ${claim.request_title}`,
      link: `/enablement/mdf/claims/show/${claim.id}`,
      about: about(claim),
      actions: [{ action: returnByMail, id: claim.id }],
      facts: [
        ['Partner', name],
        ['Claimed', amount],
        ['Activity', claim.request_title],
      ],
    },
    { subject: notificationSubject(`${name} claims ${amount} of MDF: ${claim.request_title}`), action: 'Review claim' },
  );
}

const acts: Partial<Record<ClaimStatus, string>> = {
  approved: 'was approved',
  declined: 'was declined',
  returned: 'needs changes',
  paid: 'was paid',
  reversed: 'was reversed',
};

export async function noticeOfMdfClaimDecision(call: Call, claim: Told): Promise<void> {
  if (call.batch_id) return;
  const act = acts[claim.status];
  if (!act) return;
  const partner_id = claim.partner_id!;
  const hasAmount = claim.status === 'approved' || claim.status === 'paid';
  const amount = hasAmount ? ` over ${formatMoney(claim.approved_minor!, claim.currency)}` : '';
  const note = claim.status !== 'paid' && claim.decision_note ? `. ${claim.decision_note}` : '';
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'mdf_claims', 'manage'),
    },
    {
      kind: claim.status === 'paid' ? 'mdf_paid' : 'mdf_claim_decided',
      text: `Your MDF claim ${claim.number} for “${claim.request_title}” ${act}${amount}${note}`,
      link: `/enablement/partner-mdf/claims/show/${claim.id}`,
      about: about(claim),
      facts: [
        ['Activity', claim.request_title],
        ['Claimed', formatMoney(claim.amount_minor, claim.currency)],
        ['Approved', hasAmount ? formatMoney(claim.approved_minor!, claim.currency) : null],
        ['Payment', claim.status === 'approved' ? 'With your next payout' : null],
        ['Note', claim.status === 'paid' ? null : claim.decision_note],
      ],
    },
    {
      subject: notificationSubject(`Your MDF claim ${claim.number} ${act}${amount}: ${claim.request_title}`),
      action: 'View claim',
    },
  );
}
