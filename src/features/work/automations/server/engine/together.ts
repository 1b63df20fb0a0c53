import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import { continueRun, noteFailure } from './advance.ts';
import { eachApart } from './apart.ts';
import { Attempts } from './attempts.ts';
import { Budget } from './budget.ts';
import { RunLedger } from './ledger.ts';
import { asOwner, Owners } from './owner.ts';
import { type LockedRun, lockRuns } from './run.ts';

/**
 * Runs that take a step in one transaction, which holds the locks of their records so long. Each has a subtransaction, of
 * which PostgreSQL keeps 64 at hand.
 */
const RUNS_AT_ONCE = 50;
/** After this time the transaction ends, and the other runs take their step in the next one. */
const LONGEST_MS = 500;

/**
 * Continues runs until they wait or end. Steps that only need the database are taken by many runs in one transaction, one
 * step of each; all other steps, and those that fail, by each run alone.
 */
export async function continueRuns(job: Job, run_ids: readonly string[]): Promise<void> {
  const owners = new Owners(job);
  let waiting = [...run_ids];
  const failures: unknown[] = [];
  while (waiting.length > 0) {
    const turn = waiting.slice(0, RUNS_AT_ONCE);
    // If the transaction fails as a whole, it is undone as a whole.
    const { next, alone, failed } = await stepTogether(job, owners, turn).catch((): Outcome => {
      return { next: [], alone: turn, failed: [] };
    });
    await eachApart(
      [
        ...failed.map(
          ([id, error]) =>
            () =>
              job.within((call) => noteFailure(call, id, error)),
        ),
        ...alone.map((id) => () => continueRun(job, id)),
      ],
      (work) => work(),
    ).catch((error: unknown) => failures.push(error));
    waiting = [...next, ...waiting.slice(turn.length)];
  }
  if (failures.length > 0) throw failures[0];
}

interface Outcome {
  /** The runs that can take a step together again. */
  next: string[];
  /** The runs whose next step is taken alone. */
  alone: string[];
  /** The runs whose step failed for a reason that may pass, with the error. */
  failed: [string, unknown][];
}

async function stepTogether(job: Job, owners: Owners, run_ids: readonly string[]): Promise<Outcome> {
  const publishers = await job.within((call) =>
    call.rows<{ id: string; published_by: string }>(sql`
      select r.id, v.published_by from automation_runs r
      join automation_versions v on v.organization_id = r.organization_id and v.automation_id = r.automation_id
        and v.version = r.version
      where r.organization_id = ${call.organization_id} and r.id = any(${run_ids}) and r.status in ('queued', 'running')`),
  );
  const actors = new Map<string, Actor | undefined>();
  for (const { id, published_by } of publishers) actors.set(id, await owners.find(published_by));
  return job.within((call) => takeSteps(call, run_ids, actors));
}

async function takeSteps(
  call: Call,
  run_ids: readonly string[],
  owners: ReadonlyMap<string, Actor | undefined>,
): Promise<Outcome> {
  const begun = performance.now();
  const places = new Map(run_ids.map((id, at) => [id, at]));
  const locked = (await lockRuns(call, run_ids)).sort((a, b) => places.get(a.run.id)! - places.get(b.run.id)!);
  const { together, alone, later } = sorted(locked, owners);
  const next: string[] = later.map(({ run }) => run.id);
  if (together.length === 0) return { next, alone: alone.map(({ run }) => run.id), failed: [] };
  const failed: [string, unknown][] = [];
  const ledger = await RunLedger.open(call, together);
  const limits = new Map(together.map(({ automation, definition }) => [automation.id, definition]));
  const budget = await Budget.reserve(call, limits);
  const left = alone.map(({ run }) => run.id);
  for (const [owner, runs] of Map.groupBy(together, ({ run }) => owners.get(run.id)!)) {
    await asOwner(call, owner, async (acting) => {
      const attempts = new Attempts(acting, ledger, budget);
      for (const locked of runs) {
        const result = performance.now() - begun > LONGEST_MS && !ledger.isEmpty ? 'next' : await attempts.take(locked);
        if (result === 'next') next.push(locked.run.id);
        if (result === 'alone') left.push(locked.run.id);
      }
      await attempts.end();
      failed.push(...attempts.failures);
    });
  }
  await ledger.write();
  const inOrder = (ids: string[]) => ids.sort((a, b) => places.get(a)! - places.get(b)!);
  return { next: inOrder(next), alone: inOrder(left), failed };
}

/**
 * Sorts runs into those that take a step now, those that do it alone, and those that come later, because a run for the same
 * record is before them: one transaction is one event of a record. All runs of a transaction have as many causes, so that
 * those of its events are known.
 */
function sorted(locked: readonly LockedRun[], owners: ReadonlyMap<string, Actor | undefined>) {
  const together: LockedRun[] = [];
  const alone: LockedRun[] = [];
  const later: LockedRun[] = [];
  const records = new Set<string>();
  for (const one of locked) {
    const { run, isPaused } = one;
    const record = run.subject_id;
    if (record && records.has(record)) later.push(one);
    else if (isPaused || run.status === 'waiting' || !owners.get(run.id)) alone.push(one);
    else if (together.length > 0 && together[0]!.run.depth !== run.depth) later.push(one);
    else together.push(one);
    if (record) records.add(record);
  }
  return { together, alone, later };
}
