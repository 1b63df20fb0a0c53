import type { Job, WorkerEvents, WorkerPool } from 'graphile-worker';

/**
 * Limits the workers of a pool that one company's jobs can occupy, so that other companies' jobs find one free.
 * Workers look for jobs one after the other, so that each knows the job the previous one took.
 */
export class JobTurns {
  readonly #most: number;
  readonly #running = new Map<string, number>();
  #last = Promise.resolve();
  #end = () => {};

  readonly #frozen: () => Promise<readonly string[]>;

  /**
   * @param events the events of the worker pool, which calls `full` before each look
   * @param frozen the companies whose jobs wait until they are moved
   */
  constructor(most: number, events: WorkerEvents, frozen: () => Promise<readonly string[]> = async () => []) {
    this.#most = most;
    this.#frozen = frozen;
    events.on('job:start', ({ job }) => {
      this.#count(job, 1);
      this.#end();
    });
    // One of these three events follows each look.
    for (const without of ['worker:getJob:empty', 'worker:getJob:error'] as const)
      events.on(without, () => this.#end());
    events.on('job:complete', ({ worker, job }) => {
      const wasFull = this.#isFull(companyOf(job));
      this.#count(job, -1);
      // A worker that found only this company's jobs, and waits, can take one now.
      if (wasFull) wakeWorkers(worker.workerPool);
    });
  }

  /** Waits for its turn to look. @returns the flags of `enqueue_job` for the companies to skip */
  async full(): Promise<string[]> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#end = resolve;
    return [...[...this.#running.keys()].filter((company) => this.#isFull(company)), ...(await this.#frozen())];
  }

  #isFull(company: string | undefined): boolean {
    return company !== undefined && (this.#running.get(company) ?? 0) >= this.#most;
  }

  #count(job: Job, change: 1 | -1): void {
    const company = companyOf(job);
    if (company === undefined) return;
    const running = (this.#running.get(company) ?? 0) + change;
    if (running > 0) this.#running.set(company, running);
    else this.#running.delete(company);
  }
}

/** Makes a worker that waits for the next poll look now. */
export function wakeWorkers(pool: WorkerPool): void {
  try {
    pool.nudge(1);
  } catch {
    // The pool has just stopped.
  }
}

function companyOf({ payload }: Job): string | undefined {
  const { organization_id } = (payload ?? {}) as { organization_id?: unknown };
  return typeof organization_id === 'string' ? organization_id : undefined;
}
