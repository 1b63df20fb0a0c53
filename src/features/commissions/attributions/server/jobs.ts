import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { moveContractAccounts } from './account-merge.ts';
import { joinSalesOfAccount } from './place/wins.ts';
import { expireCases } from './risk/cases.ts';
import { rejectStaleRefunds } from './track/refunds.ts';

export const attributionJobs: Record<string, JobHandler> = {
  'attributions.end-waiting': async ({ within }) => {
    await within(rejectStaleRefunds);
    await within(expireCases);
  },
  'attributions.accounts-merged': ({ within }, { ref_id }) =>
    within(async (call) => {
      await moveContractAccounts(call, ref_id as string);
      await joinSalesOfAccount(call, ref_id as string);
    }),
};

export const attributionSchedules: Schedule[] = [{ cron: '50 1 * * *', task: 'attributions.end-waiting' }];
