import { sql } from '#server/db/sql.ts';
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
      await call.run(sql`
        update prospect_sites
        set status = ${reading.status}, message = ${reading.status === 'read' ? null : reading.message},
          findings = coalesce(${reading.status === 'read' ? JSON.stringify(reading.findings) : null}::jsonb, findings),
          pages = ${reading.status === 'read' ? reading.pages : 0},
            read_at = case when ${reading.status} = 'read' then ${call.now()}::timestamptz else read_at end
        where organization_id = ${call.organization_id} and host = ${host ?? null} and status = 'reading'`);
      await call.announce('prospects.website_read', null);
    });
  },
};
