import type { JobHandler } from '#server/jobs/job.ts';
import { readWebsite } from './website/read.ts';

export const prospectJobs: Record<string, JobHandler> = {
  /** No transaction is open while the website answers. */
  'prospects.read-website': async (job, { host }) => {
    const { outgoing, config } = job.kernel;
    const reading = await readWebsite(String(host), {
      outgoing,
      share: job.organization_id,
      baseUrl: config.baseUrl,
    });
    await job.within(async (call) => {
      await call.run(
        `update prospect_sites set status = $3, message = $4, findings = coalesce($5::jsonb, findings),
           pages = $6, read_at = case when $3 = 'read' then $7::timestamptz else read_at end
         where organization_id = $1 and host = $2 and status = 'reading'`,
        [
          call.organization_id,
          host,
          reading.status,
          reading.status === 'read' ? null : reading.message,
          reading.status === 'read' ? JSON.stringify(reading.findings) : null,
          reading.status === 'read' ? reading.pages : 0,
          call.now(),
        ],
      );
      await call.announce('prospects.website_read', null);
    });
  },
};
