import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { eraseFromArchives } from './archive/erase.ts';
import { sealAudit } from './service.ts';

export const auditJobs: Record<string, JobHandler> = {
  'audit-events.seal': async (job) => {
    while ((await job.within(sealAudit)) > 0);
  },
  'audit-events.erase': eraseFromArchives,
};

/** Companies whose newest event is not sealed. */
const UNSEALED = `coalesce((
  select s.to_tx is null or (e.tx, e.seq) > (s.to_tx, s.to_seq)
  from (select tx, seq from audit_events where organization_id = o.id order by tx desc, seq desc limit 1) e
  left join lateral (select to_tx, to_seq from audit_seals where organization_id = o.id order by seq desc limit 1) s
    on true), false)`;

export const auditSchedules: Schedule[] = [{ cron: '*/5 * * * *', task: 'audit-events.seal', companies: UNSEALED }];
