import { sql } from '#server/db/sql.ts';
import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { tellTier } from './applied.ts';
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
  /** The tier is read when the job runs, so that a partner is told its present one. */
  'tier-criteria.tell': async (job, { payload }) => {
    const { partner_id, reason = null } = (payload ?? {}) as { partner_id?: string; reason?: string | null };
    if (!partner_id) return;
    await job.within(async (call) => {
      const partner = await call.maybe<{ tier_id: string | null }>(sql`
        select tier_id from partners
        where organization_id = ${call.organization_id} and id = ${partner_id} and archived_at is null`);
      if (partner) await tellTier(call, partner_id, partner.tier_id, () => reason);
    });
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
  'tier_memberships.set_by_hand': ['tier-criteria.tell'],
  'tier_programs.published': ['tier-criteria.published'],
  'certificates.awarded': ['tier-criteria.certified'],
  'certificates.expired': ['tier-criteria.certified'],
  'certificates.revoked': ['tier-criteria.certified'],
};
