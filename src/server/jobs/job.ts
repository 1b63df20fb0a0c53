import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import type { Kernel } from '../kernel.ts';

/** The context of a background job: it opens transactions as the product itself, in the company of the job. */
export interface Job {
  kernel: Kernel;
  organization_id: string;
  /** One transaction; a long job uses several, each complete in itself. */
  within<T>(work: (call: Call) => Promise<T>, options?: { batch_id?: string; user_id?: string }): Promise<T>;
}

/** At least once: a job may run again after a crash, so it must be idempotent. */
export type JobHandler = (job: Job, payload: Row) => Promise<void>;

export interface Schedule {
  /** Five cron fields, UTC. */
  cron: string;
  /** Runs once for every active company. */
  task: string;
}
