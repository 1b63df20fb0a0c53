import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { Call, scopeOf, systemActor } from '../call.ts';
import { FrozenCompanies } from '../company-moves/frozen-companies.ts';
import type { Database, Row } from '../db/client.ts';
import { retryDeadlocks } from '../db/deadlock.ts';
import { makeMonths } from '../db/months.ts';
import { sql } from '../db/sql.ts';
import { begin } from '../event-loop/watch.ts';
import type { ServerFeature } from '../feature.ts';
import { flagOf } from '../flags/modules.ts';
import type { Kernel } from '../kernel.ts';
import { FileGone } from '../ports/files.ts';
import { scheduleIntervals } from './backlog.ts';
import { dispatch } from './dispatch.ts';
import { giveUp, giveUpJobs } from './given-up.ts';
import type { Job, JobHandler, JobRule, Schedule } from './job.ts';
import { PAGE } from './outbox.ts';
import { POOLS, type PoolName } from './pools.ts';
import { type BeginRunner, keepQueue } from './queue.ts';
import { DEFAULT_SECONDS, type Means, RunningJob } from './running-job.ts';
import { tidy } from './tidy.ts';
import { JobTurns, wakeWorkers } from './turns.ts';

/**
 * The delays, in milliseconds, before the next job of a queue is looked for: the queue is released shortly after its
 * job ends.
 */
const LOOK_AGAIN_MS = [10, 100];
/** Work of a schedule goes through all records. */
const SCHEDULED_SECONDS = 300;
/** A page of events takes milliseconds; a connection that is lost must not end the delivery of events. */
const DISPATCH_SECONDS = 30;
const GIVE_UP = 'give-up';
const MAKE_MONTHS = 'make-months';

export interface Worker {
  stop(): Promise<void>;
}

interface Log {
  error(fields: object, text: string): void;
}

/** Runs the jobs and schedules of all features, and passes outbox events to listeners. Several workers share one queue. */
export async function startWorker(
  kernel: Kernel,
  adminUrl: string,
  features: readonly ServerFeature[],
  log: Log,
): Promise<Worker> {
  const declared = declaredJobs(features);
  const running = new Set<RunningJob>();
  const tasks = tasksOf(kernel, declared, running);
  const cron = cronItems(declared);
  kernel.backlog.expect({
    intervals: scheduleIntervals(cron),
    tasks: Object.values(tasks).flatMap((list) => Object.keys(list)),
    running: () => running.size,
  });
  const frozen = new FrozenCompanies(kernel.system);
  const begin: BeginRunner = ({ pool, pgPool, events }) => {
    const turns = new JobTurns(POOLS[pool].mostOfCompany, events, () => frozen.ids());
    events.on('job:start', () => kernel.backlog.noteTaken());
    events.on('job:complete', ({ worker, job }) => {
      kernel.backlog.noteTaken();
      if (job.job_queue_id !== null)
        for (const ms of LOOK_AGAIN_MS) setTimeout(wakeWorkers, ms, worker.workerPool).unref();
    });
    return run({
      pgPool,
      events,
      taskList: tasks[pool],
      concurrency: POOLS[pool].workers,
      forbiddenFlags: () => turns.full(),
      noHandleSignals: true,
      pollInterval: 2_000,
      // Jobs are returned in batches, even small ones, because a failure to return a job outside a batch is not caught.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new Logger(() => (level, message, meta) => {
        if (level === 'error') log.error({ job: meta?.job, error: meta?.error }, message);
      }),
      parsedCronItems: pool === 'main' ? parseCronItems(cron) : [],
    }) as Promise<Runner>;
  };
  const used = (Object.keys(POOLS) as PoolName[]).filter((pool) => Object.keys(tasks[pool]).length > 0);
  const endJobs = () => {
    for (const job of running) job.stop();
  };
  const queue = await keepQueue(adminUrl, used, { begin, endJobs, log });
  const stopDispatching = keepDispatching(kernel, declared);
  return {
    async stop() {
      await stopDispatching();
      await queue.stop();
    },
  };
}

/** Queues jobs for events until it is stopped. */
function keepDispatching(kernel: Kernel, { listeners, followers }: Declared): () => Promise<void> {
  let isStopping = false;
  let telling: Promise<void> | undefined;
  const tellPage = async (): Promise<number> => {
    let count = 0;
    await new RunningJob(DISPATCH_SECONDS).run(kernel, async ({ kernel: own }) => {
      count = await dispatch(own, listeners, followers);
    });
    return count;
  };
  const tellAll = async () => {
    while (!isStopping && (await tellPage()) === PAGE);
  };
  const dispatcher = setInterval(() => {
    telling ??= tellAll()
      .catch(() => {})
      .finally(() => {
        telling = undefined;
      });
  }, 1_000);
  return async () => {
    isStopping = true;
    clearInterval(dispatcher);
    await telling;
  };
}

type Declared = ReturnType<typeof declaredJobs>;

function declaredJobs(features: readonly ServerFeature[]) {
  const handlers = new Map<string, JobHandler>();
  const rules = new Map<string, JobRule>();
  const listeners = new Map<string, string[]>();
  const schedules: Schedule[] = [];
  /** Maps scheduled and event-driven tasks to the flag of their module. */
  const flagged = new Map<string, string>();
  for (const feature of features) {
    for (const [task, handler] of Object.entries(feature.jobs ?? {})) handlers.set(task, handler);
    for (const [task, rule] of Object.entries(feature.jobRules ?? {})) rules.set(task, rule);
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
  const followers = features.flatMap(({ follows }) => follows ?? []);
  const installationJobs = features.flatMap((feature) => feature.installationJobs ?? []);
  return { handlers, rules, listeners, schedules, flagged, followers, installationJobs };
}

/** The tasks of each pool of workers. */
function tasksOf(kernel: Kernel, declared: Declared, running: Set<RunningJob>): Record<PoolName, TaskList> {
  const lists: Record<PoolName, TaskList> = { main: {}, mail: {}, deliveries: {}, exchanges: {} };
  /** Runs a job within its deadline, and notes its failure. */
  const ended = async (
    task: string,
    { seconds, company_id }: { seconds: number; company_id: string | null },
    work: (means: Means) => Promise<void>,
  ) => {
    const job = new RunningJob(seconds);
    running.add(job);
    const end = begin({ kind: 'job', place: task, request_id: null, company_id });
    try {
      await job.run(kernel, work);
    } catch (error) {
      kernel.failures.note({ kind: 'job', place: task, request_id: null, company_id, user_id: null }, error);
      throw error;
    } finally {
      end();
      running.delete(job);
    }
  };
  /** A repeated try does not bring a file back. */
  const giveUpAtOnce = async (task: string, payload: Row & { organization_id: string }, { message }: Error) => {
    const rule = declared.rules.get(task);
    const job = { task, payload, queue: null, reason: message };
    if (rule) await giveUp(await jobFor(kernel, payload.organization_id), job, rule);
    kernel.outbox.poke();
  };
  const scheduled = new Set(declared.schedules.map(({ task }) => task));
  for (const [task, handler] of declared.handlers) {
    const usual = scheduled.has(task) ? SCHEDULED_SECONDS : DEFAULT_SECONDS;
    const { seconds = usual, pool = 'main' } = declared.rules.get(task) ?? {};
    lists[pool][task] = async (given, { job: queued, addJob }) => {
      const { organization_id, ...payload } = given as Row & { organization_id: string };
      const work = async ({ kernel: own, signal }: Means) => {
        const flag = declared.flagged.get(task);
        if (flag && !(await kernel.flags.reaches(flag, organization_id))) return;
        await handler(await jobFor(own, organization_id, { signal, worker_id: queued.locked_by }), payload);
      };
      try {
        await ended(task, { seconds, company_id: organization_id }, work);
      } catch (error) {
        if (error instanceof FileGone) return giveUpAtOnce(task, given as Row & { organization_id: string }, error);
        // The failure is stored shortly after this.
        if (queued.attempts >= queued.max_attempts)
          await addJob(GIVE_UP, {}, { jobKey: GIVE_UP, runAt: new Date(Date.now() + 1_000) }).catch(() => {});
        throw error;
      }
      kernel.outbox.poke();
    };
  }
  const forInstallation = (task: string, seconds: number, work: (kernel: Kernel) => Promise<void>) => {
    lists.main[task] = () => ended(task, { seconds, company_id: null }, (means) => work(means.kernel));
  };
  for (const { task, run: work, seconds = SCHEDULED_SECONDS } of declared.installationJobs)
    forInstallation(task, seconds, work);
  forInstallation('tidy', SCHEDULED_SECONDS, tidy);
  forInstallation(MAKE_MONTHS, SCHEDULED_SECONDS, makeMonths);
  forInstallation(GIVE_UP, SCHEDULED_SECONDS, (own) => giveUpJobs(own, declared, jobFor));
  lists.main['for-every-company'] = async (given) => {
    const { task } = given as { task: string };
    const schedule = declared.schedules.find((one) => one.task === task);
    if (!schedule) return;
    await ended(`for-every-company ${task}`, { seconds: SCHEDULED_SECONDS, company_id: null }, async (means) => {
      await enqueueForCompanies(means.kernel.system, schedule);
    });
  };
  return lists;
}

/** Queues a job for each company that the schedule selects. @returns their ids */
export async function enqueueForCompanies(
  system: Database,
  { task, companies = 'true' }: Pick<Schedule, 'task' | 'companies'>,
): Promise<string[]> {
  const queued = await system.unscoped((tx) =>
    tx.rows<{ id: string }>(sql`
      select o.id, enqueue_job(${task}, jsonb_build_object('organization_id', o.id), null, ${task} || ':' || o.id)
      from organizations o
      where o.status = 'active' and o.kind in ('vendor', 'both') and (${sql.raw(companies)})`),
  );
  return queued.map(({ id }) => id);
}

/** One at a time: a run that takes longer than its interval is not joined by another. */
const alone = (task: string) => ({ backfillPeriod: 0, queueName: task, jobKey: task, maxAttempts: 1 });

function cronItems({ installationJobs, schedules }: Declared) {
  return [
    { task: 'tidy', match: '27 3 * * *', identifier: 'tidy', options: { backfillPeriod: 0 } },
    { task: MAKE_MONTHS, match: '10 1 * * *', identifier: MAKE_MONTHS, options: { backfillPeriod: 0 } },
    { task: GIVE_UP, match: '*/10 * * * *', identifier: GIVE_UP, options: alone(GIVE_UP) },
    ...installationJobs.map(({ cron, task }) => ({ task, match: cron, identifier: task, options: alone(task) })),
    ...schedules.map(({ cron, task }) => ({
      task: 'for-every-company',
      match: cron,
      payload: { task },
      identifier: task,
      options: { backfillPeriod: 0 },
    })),
  ];
}

/** The context of a job of a company. Without a worker it has no deadline. */
export async function jobFor(
  kernel: Kernel,
  organization_id: string,
  { signal = new AbortController().signal, worker_id = null }: Partial<Pick<Job, 'signal' | 'worker_id'>> = {},
): Promise<Job> {
  const [company] = await kernel.system.unscoped((tx) =>
    tx.rows<{ timezone: string; name: string }>(
      sql`select timezone, name from organizations where id = ${organization_id}`,
    ),
  );
  const actor = systemActor(organization_id, company?.timezone, company?.name);
  return {
    kernel,
    organization_id,
    signal,
    worker_id,
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
