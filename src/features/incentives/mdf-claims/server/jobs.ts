import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { updatePaidClaims } from './decisions.ts';
import { matchLeads } from './results.ts';

export const claimJobs: Record<string, JobHandler> = {
  'mdf-claims.follow-payments': (job) => job.within(updatePaidClaims),
  'mdf-claims.match-leads': (job) => job.within(async (call) => void (await matchLeads(call))),
};

export const claimTopics: Record<string, string[]> = {
  'commission_lines.updated': ['mdf-claims.follow-payments'],
};

/** Registrations are matched at night; a claim that is paid is matched at once. */
export const claimSchedules: Schedule[] = [{ cron: '15 3 * * *', task: 'mdf-claims.match-leads' }];
