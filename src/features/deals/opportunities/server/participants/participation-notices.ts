import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import type { OpportunityParticipant } from '#features/deals/opportunity-participants/schema.ts';
import { notify, teamMembersAmong } from '#features/engagement/notifications/server/service.ts';
import { mailTexts } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { JobHandler } from '#server/jobs/job.ts';
import { newId } from '#shared/ids.ts';
import type { Opportunity } from '../../schema.ts';
import { texts } from '../texts.ts';

type Part = Pick<OpportunityParticipant, 'partner_id' | 'role' | 'status'>;

const withReason = (text: string, reason: string | null) => (reason ? `${text} ${reason}` : text);

/** A partner was proposed, confirmed or rejected: all that the job needs to know about it. */
interface ParticipationNotice extends Part {
  /** The notice is sent once, however often the job runs. */
  notice_id: string;
  opportunity_id: string;
  reason: string | null;
}

/** Queued with the decision, in its transaction, and sent after it. Bulk writes send nothing. */
async function queue(call: Call, task: string, notice: Omit<ParticipationNotice, 'notice_id'>): Promise<void> {
  if (!call.batch_id) await call.enqueue(task, { ...notice, notice_id: newId() });
}

/** For the partner, about a decision of the company. */
export function queueParticipationNotice(
  call: Call,
  opportunity_id: string,
  { partner_id, role, status }: Part,
  reason: string | null = null,
): Promise<void> {
  return queue(call, 'opportunities.participation', { opportunity_id, partner_id, role, status, reason });
}

/** For the company, about the answer of a partner. */
export function queueAnswerNotice(
  call: Call,
  opportunity_id: string,
  { partner_id, role, status }: Part,
  reason: string | null,
): Promise<void> {
  return queue(call, 'opportunities.participation-answer', { opportunity_id, partner_id, role, status, reason });
}

export const participationJobs: Record<string, JobHandler> = {
  'opportunities.participation': (job, payload) =>
    job.within((call) => notifyPartner(call, payload as unknown as ParticipationNotice)),
  'opportunities.participation-answer': (job, payload) =>
    job.within((call) => notifyCompany(call, payload as unknown as ParticipationNotice)),
};

/** Notifies the partner users who can answer. */
async function notifyPartner(
  call: Call,
  { notice_id, opportunity_id, partner_id, role, status, reason }: ParticipationNotice,
): Promise<void> {
  const { nameOf, link } = await shownTo(call, partner_id, opportunity_id);
  const people = await partnerUsersWithPermission(call, partner_id, 'opportunities', 'manage');
  await notify(
    call,
    { mode: 'partner', partner_id, people },
    () => ({
      kind: `participation_${status}`,
      text: withReason(texts[status](nameOf(), role), reason),
      // A rejected partner can no longer see the deal.
      link: status === 'rejected' ? '/revenue/opportunities' : link,
      about: [{ table: 'partners', id: partner_id }],
      dedupe_key: `participation ${notice_id}`,
    }),
    () => ({
      subject: texts[`${status}Subject`](nameOf()),
      action: status === 'proposed' ? texts.answer : mailTexts.open,
    }),
  );
}

/** Notifies the deal's owner, or those who can change the deal. */
async function notifyCompany(
  call: Call,
  { notice_id, opportunity_id, partner_id, role, status, reason }: ParticipationNotice,
): Promise<void> {
  const { name, owner_user_id } = await dealOf(call, opportunity_id);
  const owner = owner_user_id ? await teamMembersAmong(call, [owner_user_id]) : [];
  const people =
    owner.length > 0 ? owner : await teamMembersWithPermission(call, 'opportunities', 'manage', partner_id);
  const { name: partner } = await call.one<{ name: string }>(
    sql`select name from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
    'This partner',
  );
  const key = status === 'confirmed' ? 'takesPart' : 'takesNoPart';
  await notify(call, { mode: 'company', people }, () => ({
    kind: 'participation_answered',
    text: withReason(texts[key](partner, name, role), reason),
    link: `/commissions/opportunities/show/${opportunity_id}`,
    about: [
      { table: 'opportunities', id: opportunity_id },
      { table: 'partners', id: partner_id },
    ],
    dedupe_key: `participation ${notice_id}`,
  }));
}

/** The name of a deal as the partner may read it: a distributor reads the deal of a reseller only through its own part. */
async function shownTo(call: Call, partner_id: string, id: string): Promise<{ nameOf: () => string; link: string }> {
  const part = await call.asPartner(partner_id, (partner) =>
    partner.maybe<{ id: string; title: string | null; number: number }>(sql`
      select d.id, d.title, d.number::int as number from distributor_deal_rows d
      where d.organization_id = ${partner.organization_id} and d.opportunity_id = ${id}
        and d.distributor_id = ${partner_id}
        and not exists (select from opportunities o
          where o.organization_id = ${partner.organization_id} and o.id = ${id})`),
  );
  if (part)
    return { nameOf: () => part.title ?? texts.numbered(part.number), link: `/revenue/reseller-deals/show/${part.id}` };
  const { name } = await dealOf(call, id);
  return { nameOf: () => name, link: `/revenue/opportunities/show/${id}` };
}

function dealOf(call: Call, id: string): Promise<Pick<Opportunity, 'name' | 'owner_user_id'>> {
  return call.one(
    sql`select name, owner_user_id from opportunities where organization_id = ${call.organization_id} and id = ${id}`,
    'This opportunity',
  );
}
