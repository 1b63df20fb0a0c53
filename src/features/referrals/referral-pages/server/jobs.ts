import type { JobHandler } from '#server/jobs/job.ts';
import { tellSubmitter, untold } from './mails.ts';

export const referralJobs: Record<string, JobHandler> = {
  'referral-pages.tell': async (job, { ref_id }) => {
    const ids = ref_id ? [ref_id as string] : await job.within(untold);
    for (const id of ids) await job.within((call) => tellSubmitter(call, id));
  },
};

export const referralTopics: Record<string, string[]> = {
  'deal_registrations.updated': ['referral-pages.tell'],
  'referral_entries.created': ['referral-pages.tell'],
};
