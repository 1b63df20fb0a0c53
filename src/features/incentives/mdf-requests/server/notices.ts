import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import type { MdfRequest, RequestStatus } from '../schema.ts';
import { returnByMail } from './mail-actions.ts';

type Told = Pick<MdfRequest, 'id' | 'number' | 'title' | 'partner_id' | 'currency' | 'amount_minor'>;
type Decided = Told & Pick<MdfRequest, 'status' | 'approved_minor' | 'claim_by' | 'decision_note'>;

const about = ({ partner_id }: Pick<Told, 'partner_id'>): MailSubject[] => [{ table: 'partners', id: partner_id }];

export async function noticeOfNewRequest(call: Call, request: Told): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const { name } = await company.one<{ name: string }>(
      sql`select name from partners where organization_id = ${company.organization_id} and id = ${request.partner_id}`,
    );
    const amount = formatMoney(request.amount_minor, request.currency);
    await notify(
      company,
      {
        mode: 'company',
        people: await teamMembersWithPermission(company, 'mdf_requests', 'manage', request.partner_id),
      },
      {
        kind: 'mdf_requested',
        text: `${name} requests ${amount} of MDF: ${request.title}`,
        link: `/enablement/mdf/requests/show/${request.id}`,
        about: about(request),
        actions: [{ action: returnByMail, id: request.id }],
        facts: [
          ['Partner', name],
          ['Requested', amount],
          ['Activity', request.title],
        ],
      },
      { subject: notificationSubject(`${name} requests ${amount} of MDF: ${request.title}`), action: 'Review request' },
    );
  });
}

const acts: Partial<Record<RequestStatus, string>> = {
  approved: 'was approved',
  declined: 'was declined',
  returned: 'needs changes',
  expired: 'has expired because nothing was claimed',
  closed: 'was closed because its time to claim is over',
};

export async function noticeOfMdfRequestDecision(call: Call, request: Decided): Promise<void> {
  if (call.batch_id) return;
  const act = acts[request.status];
  if (!act) return;
  const isApproved = request.status === 'approved';
  const amount = isApproved ? ` over ${formatMoney(request.approved_minor!, request.currency)}` : '';
  const claimBy = isApproved ? await longDay(call, request.claim_by!) : null;
  const more = isApproved ? `Claim the cost by ${claimBy}.` : request.decision_note;
  await notify(
    call,
    await peopleOf(call, request.partner_id),
    {
      kind: 'mdf_decided',
      text: `Your MDF request “${request.title}” ${act}${amount}${more ? `. ${more}` : ''}`,
      link: `/enablement/partner-mdf/show/${request.id}`,
      about: about(request),
      facts: [
        ['Requested', formatMoney(request.amount_minor, request.currency)],
        ['Approved', isApproved ? formatMoney(request.approved_minor!, request.currency) : null],
        ['Claim by', claimBy],
        ['Note', isApproved ? null : request.decision_note],
      ],
    },
    {
      subject: notificationSubject(
        `Your MDF request ${act}${amount}${claimBy ? `, claim by ${claimBy}` : ''}: ${request.title}`,
      ),
      action: 'View request',
    },
  );
}

/** Sent once for each of the two reminders. */
export async function noticeOfDeadline(call: Call, request: Decided, days: number): Promise<void> {
  await notify(
    call,
    await peopleOf(call, request.partner_id),
    {
      kind: 'mdf_deadline',
      text: `Claim the cost of “${request.title}” by ${await longDay(call, request.claim_by!)}`,
      link: `/enablement/partner-mdf/show/${request.id}`,
      dedupe_key: `mdf_deadline:${request.id}:${request.claim_by}:${days}`,
      about: about(request),
    },
    {
      subject: notificationSubject(
        `${days} days left to claim ${formatMoney(request.approved_minor ?? request.amount_minor, request.currency)}: ${request.title}`,
      ),
      action: 'Claim',
      more: 'Money that is not claimed by then returns to the fund.',
    },
  );
}

async function peopleOf(call: Call, partner_id: string) {
  const people = await partnerUsersWithPermission(call, partner_id, 'mdf_requests', 'manage');
  return { mode: 'partner', partner_id, people } as const;
}

async function longDay(call: Call, day: string): Promise<string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return formatLongDay(day, region);
}
