import type { Call } from '#server/call.ts';
import type { Job, JobHandler, Schedule } from '#server/jobs/worker.ts';
import { awaitingReview, endingSoon, expire, noticeEnd, overdue, remindReviewers } from './clock.ts';
import { convertWon } from './conversion.ts';
import { expireHold, runOut } from './hold.ts';
import { adoptClaims } from './known-accounts.ts';
import { claimsOf, live, lookAgain, rivalsOf } from './rivals.ts';
import { markSilentClaims, silentClaims, tellSilentClaim } from './silence.ts';

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
    await forEach(job, endingSoon, noticeEnd);
    await forEach(job, awaitingReview, remindReviewers);
  },
  'deal-registrations.silence': async (job) => {
    await job.within(markSilentClaims);
    await forEach(job, silentClaims, tellSilentClaim);
  },
  'deal-registrations.holds': (job) => forEach(job, runOut, expireHold),
  'deal-registrations.detect': (job) => forEach(job, liveIds, lookAgain),
  'deal-registrations.look-at-rivals': (job, payload) =>
    forEach(job, (call) => rivalsOf(call, payload.registration_id as string), lookAgain),
  'deal-registrations.accounts-merged': (job, { ref_id }) =>
    forEach(job, (call) => adoptClaims(call, ref_id as string, live), lookAgain),
  'deal-registrations.partners-merged': (job, { ref_id }) =>
    forEach(job, (call) => claimsOf(call, ref_id as string), lookAgain),
  'deal-registrations.deal-updated': (job, { ref_id }) =>
    ref_id ? job.within((call) => convertWon(call, ref_id as string)) : forEach(job, wonDeals, convertWon),
};

export const dealRegistrationSchedules: Schedule[] = [
  { cron: '7 * * * *', task: 'deal-registrations.clock' },
  // They are counted in hours, so their partners hear of the end within minutes.
  { cron: '*/5 * * * *', task: 'deal-registrations.holds' },
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
  const found = await call.rows<{ id: string }>(
    'select id from deal_registrations where organization_id = $1 and status = any($2) order by id',
    [call.organization_id, [...live]],
  );
  return found.map(({ id }) => id);
}

/** A bulk write announces itself once, without an id. */
async function wonDeals(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(
    `select distinct o.id from deal_registrations r join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
     where r.organization_id = $1 and r.status = 'approved' and o.status = 'won'`,
    [call.organization_id],
  );
  return found.map(({ id }) => id);
}
