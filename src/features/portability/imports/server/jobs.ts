import { systemActor } from '#server/call.ts';
import { acrossCompanies } from '#server/company/across-companies.ts';
import { CommitLost, isLost } from '#server/db/connection-loss.ts';
import { sql } from '#server/db/sql.ts';
import type { Job, JobHandler } from '#server/jobs/job.ts';
import { runImport } from './service.ts';
import type { ReportProgress } from './writing/apply.ts';
import { undoImport } from './writing/undo.ts';

interface Payload {
  import_id: string;
  user_id: string;
}

export const importJobs: Record<string, JobHandler> = {
  'imports.run': async (job, payload) => {
    const { import_id, user_id } = payload as unknown as Payload;
    await orFail(job, import_id, 'failed', () =>
      job.within((call) => runImport(call, import_id, telling(job, import_id)), { batch_id: import_id, user_id }),
    );
  },
  'imports.undo': async (job, payload) => {
    const { import_id, user_id } = payload as unknown as Payload;
    await orFail(job, import_id, 'done', () =>
      job.within((call) => undoImport(call, import_id, telling(job, import_id)), { batch_id: import_id, user_id }),
    );
  },
};

/**
 * Writes progress in separate transactions, because the import's own is invisible until it commits. They use the system
 * connections, so that the import never waits for itself.
 */
function telling({ kernel, organization_id }: Job, import_id: string): ReportProgress {
  return async (step, done, total) => {
    await kernel.system.unscoped(async (tx) => {
      const call = await acrossCompanies(tx, kernel, systemActor(organization_id), null);
      await call.run(sql`
        update imports set progress = ${JSON.stringify({ step, done, total })}
        where organization_id = ${organization_id} and id = ${import_id}`);
      await call.announce('imports.updated', import_id);
    });
    kernel.outbox.poke();
  };
}

const unforeseen =
  'Something went wrong, and nothing was changed. Try again. If it fails again, ask your system administrator to check the error log.';

/** Stores the error for the user; temporary errors are retried by the queue. */
async function orFail(job: Job, id: string, status: 'failed' | 'done', work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (passes(error)) throw error;
    const { statusCode, message } = error as { statusCode?: number; message: string };
    if (!statusCode) note(job, id, error);
    await job.within(async (call) => {
      await call.run(sql`
        update imports set status = ${status}, error = ${statusCode ? message : unforeseen}
        where organization_id = ${call.organization_id} and id = ${id}`);
      await call.announce('imports.finished', id, {});
    });
  }
}

const DEADLOCK = '40P01';

/** Temporary errors: a lost connection or a deadlock. */
function passes(error: unknown): boolean {
  return error instanceof CommitLost || isLost(error) || (error as { code?: unknown }).code === DEADLOCK;
}

function note({ kernel, organization_id }: Job, id: string, error: unknown): void {
  kernel.failures.note(
    { kind: 'job', place: `import ${id}`, request_id: null, company_id: organization_id, user_id: null },
    error,
  );
}
