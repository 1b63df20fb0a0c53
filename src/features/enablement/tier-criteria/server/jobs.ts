import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { evaluateTiers } from './evaluate.ts';
import { tellOfRequirements } from './programs.ts';

export const tierJobs: Record<string, JobHandler> = {
  'tier-criteria.evaluate': async (job) => {
    await job.within((call) => evaluateTiers(call));
  },
  /** Evaluates one partner after a manual change of its tier or another relevant event. */
  'tier-criteria.evaluate-partner': async (job, { ref_id }) => {
    if (ref_id) await job.within((call) => evaluateTiers(call, [ref_id as string], { prices: false }));
  },
  /** Evaluates a partner after one of its people earned or lost a certificate. */
  'tier-criteria.certified': async (job, { payload }) => {
    const { partner_id } = (payload ?? {}) as { partner_id?: string };
    if (partner_id) await job.within((call) => evaluateTiers(call, [partner_id], { prices: false }));
  },
  'tier-criteria.published': async (job, { ref_id }) => {
    await job.within((call) => tellOfRequirements(call, ref_id as string));
    await job.within((call) => evaluateTiers(call));
  },
};

/** Every night. */
export const tierSchedules: Schedule[] = [{ cron: '20 3 * * *', task: 'tier-criteria.evaluate' }];

export const tierTopics: Record<string, string[]> = {
  'tier_memberships.updated': ['tier-criteria.evaluate-partner'],
  'tier_programs.published': ['tier-criteria.published'],
  'certificates.awarded': ['tier-criteria.certified'],
  'certificates.expired': ['tier-criteria.certified'],
  'certificates.revoked': ['tier-criteria.certified'],
};
