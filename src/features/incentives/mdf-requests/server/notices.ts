import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { readerMoney } from '#shared/text/reader-formats.ts';
import type { MdfRequest } from '../schema.ts';
import { returnByMail } from './mail-actions.ts';
import { texts } from './texts.ts';

type Told = Pick<MdfRequest, 'id' | 'number' | 'title' | 'partner_id' | 'currency' | 'amount_minor'>;
type Decided = Told & Pick<MdfRequest, 'status' | 'approved_minor' | 'claim_by' | 'decision_note'>;

const about = ({ partner_id }: Pick<Told, 'partner_id'>): MailSubject[] => [{ table: 'partners', id: partner_id }];

export async function noticeOfNewRequest(call: Call, request: Told): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const { name } = await company.one<{ name: string }>(
      sql`select name from partners where organization_id = ${company.organization_id} and id = ${request.partner_id}`,
    );
    const amount = () => readerMoney(request.amount_minor, request.currency);
    const text = () => texts.requested(name, amount(), request.title);
    await notify(
      company,
      {
        mode: 'company',
        people: await teamMembersWithPermission(company, 'mdf_requests', 'manage', request.partner_id),
      },
      () => ({
        kind: 'mdf_requested',
        text: text(),
        link: `/enablement/mdf/requests/show/${request.id}`,
        about: about(request),
        actions: [{ action: returnByMail, id: request.id }],
        facts: [
          [texts.partner, name],
          [texts.requestedAmount, amount()],
          [texts.activity, request.title],
        ],
      }),
      () => ({ subject: notificationSubject(text()), action: texts.reviewRequest }),
    );
  });
}

/** The text of a decision for a partner, and the subject of its email. */
function decisionOf(
  { status, title, currency, approved_minor, claim_by, decision_note }: Decided,
  day: (day: string) => string,
): { text: string; subject: string } | null {
  switch (status) {
    case 'approved': {
      const amount = readerMoney(approved_minor!, currency);
      return {
        text: texts.approved(title, amount, day(claim_by!)),
        subject: texts.approvedSubject(title, amount, day(claim_by!)),
      };
    }
    case 'declined':
    case 'returned':
    case 'expired':
    case 'closed':
      return { text: texts.decided[status](title, decision_note), subject: texts.decidedSubject[status](title) };
    default:
      return null;
  }
}

export async function noticeOfMdfRequestDecision(call: Call, request: Decided): Promise<void> {
  if (call.batch_id) return;
  const day = await dayWriter(call);
  if (!decisionOf(request, day)) return;
  const isApproved = request.status === 'approved';
  await notify(
    call,
    await peopleOf(call, request.partner_id),
    () => ({
      kind: 'mdf_decided',
      text: decisionOf(request, day)!.text,
      link: `/enablement/partner-mdf/show/${request.id}`,
      about: about(request),
      facts: [
        [texts.requestedAmount, readerMoney(request.amount_minor, request.currency)],
        [texts.approvedAmount, isApproved ? readerMoney(request.approved_minor!, request.currency) : null],
        [texts.claimBy, isApproved ? day(request.claim_by!) : null],
        [texts.note, isApproved ? null : request.decision_note],
      ],
    }),
    () => ({ subject: notificationSubject(decisionOf(request, day)!.subject), action: texts.viewRequest }),
  );
}

/** Sent once for each of the two reminders. */
export async function noticeOfDeadline(call: Call, request: Decided, days: number): Promise<void> {
  const day = await dayWriter(call);
  await notify(
    call,
    await peopleOf(call, request.partner_id),
    () => ({
      kind: 'mdf_deadline',
      text: texts.deadline(request.title, day(request.claim_by!)),
      link: `/enablement/partner-mdf/show/${request.id}`,
      dedupe_key: `mdf_deadline:${request.id}:${request.claim_by}:${days}`,
      about: about(request),
    }),
    () => ({
      subject: notificationSubject(
        texts.deadlineSubject(
          request.title,
          days,
          readerMoney(request.approved_minor ?? request.amount_minor, request.currency),
        ),
      ),
      action: texts.claim,
      more: texts.returnsToFund,
    }),
  );
}

async function peopleOf(call: Call, partner_id: string) {
  const people = await partnerUsersWithPermission(call, partner_id, 'mdf_requests', 'manage');
  return { mode: 'partner', partner_id, people } as const;
}

/** Writes days in the reader's way. */
async function dayWriter(call: Call): Promise<(day: string) => string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return (day) => formatLongDay(day, region);
}
