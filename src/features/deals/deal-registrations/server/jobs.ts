import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Job, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { reviewAfterDistributor } from './conflicts/after-distributor.ts';
import {
  activeStatuses,
  conflictingRegistrations,
  recheckConflicts,
  registrationsOf,
} from './conflicts/conflicting-registrations.ts';
import { assignAccountKey } from './conflicts/known-accounts.ts';
import { expiredHolds, expireHold } from './protection/hold.ts';
import {
  inactiveRegistrations,
  markInactiveRegistrations,
  notifyInactiveRegistration,
} from './protection/inactivity.ts';
import { convertWon } from './registration/conversion.ts';
import { awaitingReview, endingSoon, expire, overdue, processProtectionEnd, remindReviewers } from './review/clock.ts';

/** One transaction for each registration, so that a long list leaves whole what it has reached. */
async function forEach(
  job: Job,
  find: (call: Call) => Promise<string[]>,
  work: (call: Call, id: string) => Promise<unknown>,
): Promise<void> {
  for (const id of await job.within(find)) await job.within((call) => work(call, id));
}

export const dealRegistrationJobs: Record<string, JobHandler> = {
  'deal-registrations.clock': async (job) => {
    await forEach(job, overdue, expire);
    await forEach(job, endingSoon, processProtectionEnd);
    await forEach(job, awaitingReview, remindReviewers);
  },
  'deal-registrations.silence': async (job) => {
    await job.within(markInactiveRegistrations);
    await forEach(job, inactiveRegistrations, notifyInactiveRegistration);
  },
  'deal-registrations.holds': (job) => forEach(job, expiredHolds, expireHold),
  'deal-registrations.distributor-answered': (job, payload) =>
    job.within((call) => reviewAfterDistributor(call, payload.registration_id as string)),
  'deal-registrations.detect': (job) => forEach(job, liveIds, recheckConflicts),
  'deal-registrations.look-at-rivals': (job, payload) =>
    forEach(job, (call) => conflictingRegistrations(call, payload.registration_id as string), recheckConflicts),
  'deal-registrations.accounts-merged': (job, { ref_id }) =>
    forEach(job, (call) => assignAccountKey(call, ref_id as string, activeStatuses), recheckConflicts),
  'deal-registrations.partners-merged': (job, { ref_id }) =>
    forEach(job, (call) => registrationsOf(call, ref_id as string), recheckConflicts),
  'deal-registrations.deal-updated': (job, { ref_id }) =>
    ref_id ? job.within((call) => convertWon(call, ref_id as string)) : forEach(job, wonDeals, convertWon),
};

export const dealRegistrationSchedules: Schedule[] = [
  { cron: '7 * * * *', task: 'deal-registrations.clock', companies: withRows('deal_registrations') },
  // Holds are counted in hours, so partners are notified of their end within minutes.
  { cron: '*/5 * * * *', task: 'deal-registrations.holds', companies: withRows('deal_registrations') },
  { cron: '20 2 * * *', task: 'deal-registrations.detect' },
  { cron: '50 2 * * *', task: 'deal-registrations.silence' },
];

/**
 * A deal that is won converts its registration; accounts that are one now may have been claimed by two partners, and two
 * partners that are one now were each other's rivals.
 */
export const dealRegistrationTopics: Record<string, string[]> = {
  'opportunities.updated': ['deal-registrations.deal-updated'],
  'accounts.merged': ['deal-registrations.accounts-merged'],
  'partners.merged': ['deal-registrations.partners-merged'],
};

async function liveIds(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select id from deal_registrations
    where organization_id = ${call.organization_id} and status = any(${[...activeStatuses]}) order by id`);
  return found.map(({ id }) => id);
}

/** A bulk write announces itself once, without an id. */
async function wonDeals(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select distinct o.id
    from deal_registrations r join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
    where r.organization_id = ${call.organization_id} and r.status = 'approved' and o.status = 'won'`);
  return found.map(({ id }) => id);
}
