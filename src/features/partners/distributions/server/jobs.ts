import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { applyDistributionRules } from './apply-rules.ts';
import { sendDistributionNotice } from './notices.ts';

export const distributionJobs: Record<string, JobHandler> = {
  'distributions.notify': (job, payload) => job.within((call) => sendDistributionNotice(call, payload as never)),
  'distributions.apply-rules': (job) => job.within(async (call) => void (await applyDistributionRules(call))),
};

export const distributionSchedules: Schedule[] = [{ cron: '25 2 * * *', task: 'distributions.apply-rules' }];

/** A partner that joins, moves to another region or changes its type falls under other rules. */
export const distributionTopics: Record<string, string[]> = {
  'partners.created': ['distributions.apply-rules'],
  'partners.updated': ['distributions.apply-rules'],
  'partners.archived': ['distributions.apply-rules'],
};
