import { acrossCompanies } from '#server/across-companies.ts';
import { systemActor } from '#server/call.ts';
import { CommitLost, isLost } from '#server/db/lost.ts';
import type { Job, JobHandler } from '#server/jobs/worker.ts';
import type { Tell } from './apply.ts';
import { runImport } from './service.ts';
import { undoImport } from './undo.ts';

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
 * Progress is told by transactions of its own, because the import's is seen by nobody until it is whole. They take connections
 * that nobody holds who waits for one of those the import has: it must not wait for itself.
 */
function telling({ kernel, organization_id }: Job, import_id: string): Tell {
  return async (step, done, total) => {
    await kernel.system.unscoped(async (tx) => {
      const call = await acrossCompanies(tx, kernel, systemActor(organization_id), null);
      await call.run('update imports set progress = $3 where organization_id = $1 and id = $2', [
        organization_id,
        import_id,
        JSON.stringify({ step, done, total }),
      ]);
      await call.announce('imports.updated', import_id);
    });
    kernel.outbox.poke();
  };
}

const unforeseen =
  'Something went wrong that nobody foresaw, and all of it was undone. Try it again; if that does not help, who runs this installation finds the error in its log.';

/** What is not over by itself is for the person to read, a refusal in its own words; the rest is tried again by the queue. */
async function orFail(job: Job, id: string, status: 'failed' | 'done', work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (passes(error)) throw error;
    const { statusCode, message } = error as { statusCode?: number; message: string };
    if (!statusCode) note(job, id, error);
    await job.within(async (call) => {
      await call.run('update imports set status = $3, error = $4 where organization_id = $1 and id = $2', [
        call.organization_id,
        id,
        status,
        statusCode ? message : unforeseen,
      ]);
      await call.announce('imports.finished', id, {});
    });
  }
}

const DEADLOCK = '40P01';

/** The database is away for a moment, or others are in the way. */
function passes(error: unknown): boolean {
  return error instanceof CommitLost || isLost(error) || (error as { code?: unknown }).code === DEADLOCK;
}

function note({ kernel, organization_id }: Job, id: string, error: unknown): void {
  kernel.failures.note(
    { kind: 'job', place: `import ${id}`, request_id: null, company_id: organization_id, user_id: null },
    error,
  );
}
