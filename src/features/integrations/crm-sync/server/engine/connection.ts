import type { Job } from '#server/jobs/job.ts';

/** Whether the connection is in use: neither paused nor disconnected. A broken one is tried again. */
export async function isInUse({ within }: Job, connection_id: string): Promise<boolean> {
  const found = await within((call) =>
    call.maybe<{ status: string }>('select status from connections where organization_id = $1 and id = $2', [
      call.organization_id,
      connection_id,
    ]),
  );
  return found !== undefined && ['connected', 'error'].includes(found.status);
}
