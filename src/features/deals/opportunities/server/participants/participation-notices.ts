import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import type {
  OpportunityParticipant,
  ParticipantRole,
  ParticipantStatus,
} from '#features/deals/opportunity-participants/schema.ts';
import { notify, teamMembersAmong } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { JobHandler } from '#server/jobs/job.ts';
import { newId } from '#shared/ids.ts';
import { roleClauses } from '../../roles.ts';
import type { Opportunity } from '../../schema.ts';

type Part = Pick<OpportunityParticipant, 'partner_id' | 'role' | 'status'>;

const words: Record<ParticipantStatus, (deal: string, role: ParticipantRole) => { text: string; subject: string }> = {
  proposed: (deal, role) => ({
    text: `You are invited to take part in the deal ${deal} ${roleClauses[role]}. Accept or decline.`,
    subject: `${deal}: you are invited to take part`,
  }),
  confirmed: (deal, role) => ({
    text: `You have joined the deal ${deal} ${roleClauses[role]}.`,
    subject: `${deal}: you take part`,
  }),
  rejected: (deal, role) => ({
    text: `You no longer take part in the deal ${deal} ${roleClauses[role]}.`,
    subject: `${deal}: you no longer take part`,
  }),
};

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
  const { name, link } = await shownTo(call, partner_id, opportunity_id);
  const people = await partnerUsersWithPermission(call, partner_id, 'opportunities', 'manage');
  const { text, subject } = words[status](name, role);
  await notify(
    call,
    { mode: 'partner', partner_id, people },
    {
      kind: `participation_${status}`,
      text: withReason(text, reason),
      // A rejected partner can no longer see the deal.
      link: status === 'rejected' ? '/revenue/opportunities' : link,
      about: [{ table: 'partners', id: partner_id }],
      dedupe_key: `participation ${notice_id}`,
    },
    { subject, action: status === 'proposed' ? 'Answer' : 'Open' },
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
  const did = status === 'confirmed' ? 'takes part' : 'does not take part';
  await notify(
    call,
    { mode: 'company', people },
    {
      kind: 'participation_answered',
      text: withReason(`${partner} ${did} in the deal ${name} ${roleClauses[role]}.`, reason),
      link: `/commissions/opportunities/show/${opportunity_id}`,
      about: [
        { table: 'opportunities', id: opportunity_id },
        { table: 'partners', id: partner_id },
      ],
      dedupe_key: `participation ${notice_id}`,
    },
  );
}

/** The name of a deal as the partner may read it: a distributor reads the deal of a reseller only through its own part. */
async function shownTo(call: Call, partner_id: string, id: string): Promise<{ name: string; link: string }> {
  const part = await call.asPartner(partner_id, (partner) =>
    partner.maybe<{ id: string; name: string }>(sql`
      select d.id, coalesce(d.title, 'No. ' || d.number) as name from distributor_deal_rows d
      where d.organization_id = ${partner.organization_id} and d.opportunity_id = ${id}
        and d.distributor_id = ${partner_id}
        and not exists (select from opportunities o
          where o.organization_id = ${partner.organization_id} and o.id = ${id})`),
  );
  if (part) return { name: part.name, link: `/revenue/reseller-deals/show/${part.id}` };
  const { name } = await dealOf(call, id);
  return { name, link: `/revenue/opportunities/show/${id}` };
}

function dealOf(call: Call, id: string): Promise<Pick<Opportunity, 'name' | 'owner_user_id'>> {
  return call.one(
    sql`select name, owner_user_id from opportunities where organization_id = ${call.organization_id} and id = ${id}`,
    'This opportunity',
  );
}
