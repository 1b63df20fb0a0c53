import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';

/** Whether the connection is in use: neither paused nor disconnected. A broken one is tried again. */
export async function isInUse({ within }: Job, connection_id: string): Promise<boolean> {
  const found = await within((call) =>
    call.maybe<{ status: string }>(
      sql`select status from connections where organization_id = ${call.organization_id} and id = ${connection_id}`,
    ),
  );
  return found !== undefined && ['connected', 'error'].includes(found.status);
}
