import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { Call, scopeOf, systemActor } from '../call.ts';
import type { Row, Tx } from '../db/client.ts';
import { retryDeadlocks } from '../db/deadlock.ts';
import { begin } from '../event-loop/watch.ts';
import type { ServerFeature } from '../feature.ts';
import { flagOf } from '../flags/modules.ts';
import type { Kernel } from '../kernel.ts';
import { FileGone } from '../ports/files.ts';
import type { EventFollower, Job, JobHandler, Schedule } from './job.ts';
import { eventsAfter, type OutboxEvent, PAGE, type Position } from './outbox.ts';
import { keepQueue } from './queue.ts';
import { tidy } from './tidy.ts';
import { JobTurns, wakeWorkers } from './turns.ts';

/** The number is higher than the usual number of kinds of long work. */
const CONCURRENCY = 4;
/** The maximum number of workers for jobs of one company. */
const MOST_OF_ONE = CONCURRENCY - 1;
/**
 * The delays, in milliseconds, before the next job of a queue is looked for: the queue is released shortly after its
 * job ends.
 */
const LOOK_AGAIN_MS = [10, 100];

export interface Worker {
  stop(): Promise<void>;
}

/** Runs the jobs and schedules of all features, and passes outbox events to listeners. Several workers share one queue. */
export async function startWorker(
  kernel: Kernel,
  adminUrl: string,
  features: readonly ServerFeature[],
  log: { error(fields: object, text: string): void },
): Promise<Worker> {
  const handlers = new Map<string, JobHandler>();
  const listeners = new Map<string, string[]>();
  const schedules: Schedule[] = [];
  const followers = features.flatMap(({ follows }) => follows ?? []);
  /** Maps scheduled and event-driven tasks to the flag of their module. */
  const flagged = new Map<string, string>();
  for (const feature of features) {
    for (const [task, handler] of Object.entries(feature.jobs ?? {})) handlers.set(task, handler);
    for (const [topic, tasks] of Object.entries(feature.on ?? {}))
      listeners.set(topic, [...(listeners.get(topic) ?? []), ...tasks]);
    schedules.push(...(feature.schedules ?? []));
    const automatic = [
      ...Object.values(feature.on ?? {}).flat(),
      ...(feature.schedules ?? []).map(({ task }) => task),
      ...(feature.follows ? [feature.follows.task] : []),
    ];
    const flag = flagOf(feature, features);
    if (flag) for (const task of automatic) flagged.set(task, flag.key);
  }
  const installationJobs = features.flatMap((feature) => feature.installationJobs ?? []);
  const noted = async (place: string, work: (kernel: Kernel) => Promise<void>) => {
    const end = begin({ kind: 'job', place, request_id: null, company_id: null });
    try {
      await work(kernel);
    } catch (error) {
      kernel.failures.note({ kind: 'job', place, request_id: null, company_id: null, user_id: null }, error);
      throw error;
    } finally {
      end();
    }
  };
  const taskList: TaskList = {
    ...Object.fromEntries(
      [...handlers].map(([task, handler]) => [
        task,
        async (payload: unknown) => {
          const { organization_id, ...rest } = payload as Row & { organization_id: string };
          const end = begin({ kind: 'job', place: task, request_id: null, company_id: organization_id });
          try {
            const flag = flagged.get(task);
            if (flag && !(await kernel.flags.reaches(flag, organization_id))) return;
            await handler(await jobFor(kernel, organization_id), rest);
          } catch (error) {
            const about = {
              kind: 'job',
              place: task,
              request_id: null,
              company_id: organization_id,
              user_id: null,
            } as const;
            kernel.failures.note(about, error);
            if (!(error instanceof FileGone)) throw error;
          } finally {
            end();
          }
          kernel.outbox.poke();
        },
      ]),
    ),
    tidy: () => tidy(kernel),
    ...Object.fromEntries(installationJobs.map(({ task, run: work }) => [task, () => noted(task, work)])),
    'for-every-company': async (payload: unknown) => {
      const { task } = payload as { task: string };
      await kernel.system.unscoped((tx) =>
        tx.rows(
          `select enqueue_job($1, jsonb_build_object('organization_id', id), null, $1 || ':' || id) from organizations
           where status = 'active' and kind in ('vendor', 'both')`,
          [task],
        ),
      );
    },
  };
  const begin = (means: { pgPool: Pool; events: WorkerEvents }) => {
    const turns = new JobTurns(MOST_OF_ONE, means.events);
    means.events.on('job:complete', ({ worker, job }) => {
      if (job.job_queue_id !== null)
        for (const ms of LOOK_AGAIN_MS) setTimeout(wakeWorkers, ms, worker.workerPool).unref();
    });
    return run({
      ...means,
      taskList,
      concurrency: CONCURRENCY,
      forbiddenFlags: () => turns.full(),
      noHandleSignals: true,
      pollInterval: 2_000,
      // Jobs are returned in batches, even small ones, because a failure to return a job outside a batch is not caught.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new Logger(() => (level, message, meta) => {
        if (level === 'error') log.error({ job: meta?.job, error: meta?.error }, message);
      }),
      parsedCronItems: parseCronItems([
        { task: 'tidy', match: '27 3 * * *', identifier: 'tidy', options: { backfillPeriod: 0 } },
        ...installationJobs.map(({ cron, task }) => ({
          task,
          match: cron,
          identifier: task,
          // One at a time: a run that takes longer than its interval is not joined by another.
          options: { backfillPeriod: 0, queueName: task, jobKey: task, maxAttempts: 1 },
        })),
        ...schedules.map(({ cron, task }) => ({
          task: 'for-every-company',
          match: cron,
          payload: { task },
          identifier: task,
          options: { backfillPeriod: 0 },
        })),
      ]),
    });
  };
  const queue = await keepQueue(adminUrl, begin, log);
  let isStopping = false;
  let telling: Promise<void> | undefined;
  const tellAll = async () => {
    while (!isStopping && (await dispatch(kernel, listeners, followers)) === PAGE);
  };
  const dispatcher = setInterval(() => {
    telling ??= tellAll()
      .catch(() => {})
      .finally(() => {
        telling = undefined;
      });
  }, 1_000);
  return {
    async stop() {
      isStopping = true;
      clearInterval(dispatcher);
      await telling;
      await queue.stop();
    },
  };
}

export async function jobFor(kernel: Kernel, organization_id: string): Promise<Job> {
  const [company] = await kernel.system.unscoped((tx) =>
    tx.rows<{ timezone: string }>('select timezone from organizations where id = $1', [organization_id]),
  );
  const actor = systemActor(organization_id, company?.timezone);
  return {
    kernel,
    organization_id,
    async within(work, { batch_id, user_id } = {}) {
      const acting = user_id ? { ...actor, user_id } : actor;
      let call: Call | undefined;
      const result = await retryDeadlocks(() =>
        kernel.db.transaction(scopeOf(acting, undefined, batch_id), (tx) => {
          call = new Call({
            actor: acting,
            tx,
            clock: kernel.clock,
            sealing: kernel.sealing,
            ...(batch_id && { batch_id }),
          });
          return work(call);
        }),
      );
      kernel.outbox.poke();
      call?.committed();
      return result;
    },
  };
}

interface QueuedJob {
  task: string;
  payload: Row;
  job_key: string;
}

/** One job for each company that has events a follower selects. */
async function followed(tx: Tx, { task, select }: EventFollower, events: readonly OutboxEvent[]): Promise<QueuedJob[]> {
  const byCompany = Map.groupBy(await select(tx, events), ({ organization_id }) => organization_id);
  return [...byCompany].map(([organization_id, found]) => ({
    task,
    payload: {
      organization_id,
      events: found.map(({ seq, tx, topic, ref_id, payload }) => ({ seq, tx, topic, ref_id, payload })),
    },
    job_key: `${task}:${found[0]!.seq}`,
  }));
}

/**
 * Moves the shared cursor over new events and queues a job for each listener, in one transaction, so that none is lost
 * or doubled.
 */
export async function dispatch(
  { system }: Kernel,
  listeners: ReadonlyMap<string, string[]>,
  followers: readonly EventFollower[] = [],
): Promise<number> {
  return system.unscoped(async (tx) => {
    await tx.run("insert into outbox_cursors (consumer) values ('features') on conflict do nothing");
    const [cursor] = await tx.rows<Position>(
      "select since::text, until::text, tx::text, seq from outbox_cursors where consumer = 'features' for update skip locked",
    );
    if (!cursor) return 0;
    const { events, next } = await eventsAfter(tx, cursor);
    if (events.length === 0 && !cursor.until) return 0;
    const jobs: QueuedJob[] = events.flatMap(({ topic, organization_id, ref_id, payload, seq }) =>
      (listeners.get(topic) ?? []).map((task) => ({
        task,
        payload: { organization_id, topic, ref_id, payload },
        job_key: `${task}:${seq}`,
      })),
    );
    for (const follower of followers) jobs.push(...(await followed(tx, follower, events)));
    // A whole page is queued at once, so that many events of one company do not delay later ones for long.
    if (jobs.length > 0) {
      await tx.rows(
        'select enqueue_job(task, payload, null, job_key) from json_to_recordset($1) as j (task text, payload jsonb, job_key text)',
        [JSON.stringify(jobs)],
      );
    }
    await tx.run(
      "update outbox_cursors set since = $1::pg_snapshot, until = $2::pg_snapshot, tx = $3::xid8, seq = $4 where consumer = 'features'",
      [next.since, next.until, next.tx, next.seq],
    );
    return events.length;
  });
}
