import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Job, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { businessSecondsBetween } from '#shared/time/business-time.ts';
import type { Lead, LeadOffer } from '../schema.ts';
import { followDeal, leadsOfDeals } from './follow.ts';
import { tellContactDue, tellReminder } from './notices.ts';
import { expireOffer, overdueOffers } from './offers/decline.ts';
import { distributeLead } from './rounds/distribute.ts';

/** One transaction for each, so that a long list leaves whole what it has reached. */
async function forEach(
  job: Job,
  find: (call: Call) => Promise<string[]>,
  work: (call: Call, id: string) => Promise<unknown>,
): Promise<void> {
  for (const id of await job.within(find)) await job.within((call) => work(call, id));
}

export const leadJobs: Record<string, JobHandler> = {
  // An import announces itself once, without an id.
  'leads.distribute': (job, { ref_id }) =>
    ref_id ? job.within((call) => distributeLead(call, ref_id as string)) : forEach(job, waiting, distributeLead),
  'leads.clock': async (job) => {
    await forEach(job, overdueOffers, expireOffer);
    await forEach(job, waiting, distributeLead);
    await job.within(remind);
    await job.within(remindOfContact);
  },
  'leads.deal-updated': (job, { ref_id }) =>
    forEach(job, (call) => leadsOfDeals(call, (ref_id as string | null) ?? null), followDeal),
};

/** Deadlines are counted in hours, so partners are notified within minutes. */
export const leadSchedules: Schedule[] = [{ cron: '*/5 * * * *', task: 'leads.clock', companies: withRows('leads') }];

export const leadTopics: Record<string, string[]> = {
  'leads.created': ['leads.distribute'],
  'opportunities.updated': ['leads.deal-updated'],
};

async function waiting(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select id from leads where organization_id = ${call.organization_id} and status = 'new' and archived_at is null
    order by received_at, id`);
  return found.map(({ id }) => id);
}

/** Once, when a quarter of the time is left. */
async function remind(call: Call): Promise<void> {
  const offers = await call.rows<LeadOffer>(sql`
    select * from lead_offer_rows
    where organization_id = ${call.organization_id} and status in ('offered', 'opened') and respond_by > ${call.now()}`);
  for (const offer of offers) {
    const { timezone } = call.actor;
    const left = businessSecondsBetween(call.now(), new Date(offer.respond_by), timezone);
    const all = businessSecondsBetween(new Date(offer.offered_at), new Date(offer.respond_by), timezone);
    if (left * 4 <= all) await tellReminder(call, offer);
  }
}

async function remindOfContact(call: Call): Promise<void> {
  const late = await call.rows<Lead & { offer_id: string }>(sql`
    select l.*, f.id as offer_id from lead_rows l
    join lead_offers f on f.organization_id = l.organization_id and f.lead_id = l.id and f.status = 'accepted'
    where l.organization_id = ${call.organization_id} and l.status = 'accepted' and l.first_contact_at is null
      and l.contact_due_at <= ${call.now()}`);
  for (const { offer_id, ...lead } of late) await tellContactDue(call, lead, offer_id);
}
