import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readerMoney } from '#shared/text/reader-formats.ts';
import type { ClaimStatus, MdfClaim } from '../schema.ts';
import { returnByMail } from './mail-actions.ts';
import { texts } from './texts.ts';

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
  const amount = () => readerMoney(claim.amount_minor, claim.currency);
  const text = () => texts.claimed(name, amount(), claim.request_title!);
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'mdf_claims', 'manage', claim.partner_id) },
    () => ({
      kind: 'mdf_claimed',
      text: text(),
      link: `/enablement/mdf/claims/show/${claim.id}`,
      about: about(claim),
      actions: [{ action: returnByMail, id: claim.id }],
      facts: [
        [texts.partner, name],
        [texts.claimedAmount, amount()],
        [texts.activity, claim.request_title],
      ],
    }),
    () => ({ subject: notificationSubject(text()), action: texts.reviewClaim }),
  );
}

/** The text of a decision for a partner, and the subject of its email. */
function decisionOf(claim: Told): { text: string; subject: string } | null {
  const { status, number, currency, decision_note: note } = claim;
  const title = claim.request_title!;
  const approved = () => readerMoney(claim.approved_minor!, currency);
  switch (status) {
    case 'approved':
      return {
        text: texts.approved(number, title, approved(), note),
        subject: texts.approvedSubject(number, title, approved()),
      };
    case 'paid':
      return { text: texts.paid(number, title, approved()), subject: texts.paidSubject(number, title, approved()) };
    case 'declined':
    case 'returned':
    case 'reversed':
      return { text: texts.decided[status](number, title, note), subject: texts.decidedSubject[status](number, title) };
    default:
      return null;
  }
}

export async function noticeOfMdfClaimDecision(call: Call, claim: Told): Promise<void> {
  if (call.batch_id) return;
  if (!decisionOf(claim)) return;
  const partner_id = claim.partner_id!;
  const hasAmount = claim.status === 'approved' || claim.status === 'paid';
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'mdf_claims', 'manage'),
    },
    () => ({
      kind: claim.status === 'paid' ? 'mdf_paid' : 'mdf_claim_decided',
      text: decisionOf(claim)!.text,
      link: `/enablement/partner-mdf/claims/show/${claim.id}`,
      about: about(claim),
      facts: [
        [texts.activity, claim.request_title],
        [texts.claimedAmount, readerMoney(claim.amount_minor, claim.currency)],
        [texts.approvedAmount, hasAmount ? readerMoney(claim.approved_minor!, claim.currency) : null],
        [texts.payment, claim.status === 'approved' ? texts.withNextPayout : null],
        [texts.note, claim.status === 'paid' ? null : claim.decision_note],
      ],
    }),
    () => ({ subject: notificationSubject(decisionOf(claim)!.subject), action: texts.viewClaim }),
  );
}
