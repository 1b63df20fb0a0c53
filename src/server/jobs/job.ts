import type { Call } from '../call.ts';
import type { Row, Tx } from '../db/client.ts';
import type { Kernel } from '../kernel.ts';
import type { OutboxEvent } from './outbox.ts';

/** The context of a background job, which opens transactions as the product itself in the company of the job. */
export interface Job {
  kernel: Kernel;
  organization_id: string;
  /** Runs one transaction; a long job uses several, each complete in itself. */
  within<T>(work: (call: Call) => Promise<T>, options?: { batch_id?: string; user_id?: string }): Promise<T>;
}

/** A job runs at least once and may run again after a crash, so it must be idempotent. */
export type JobHandler = (job: Job, payload: Row) => Promise<void>;

export interface Schedule {
  /** A cron expression of five fields, in UTC. */
  cron: string;
  /** The task runs once for every active company. */
  task: string;
}

/** A feature that follows the events of many topics, of which it needs few. */
export interface EventFollower {
  /** The job gets the selected events of one company: `{ events: FollowedEvent[] }`. */
  task: string;
  /** Selects events of any companies, in the transaction that reads them. It must be quick. */
  select: (tx: Tx, events: readonly OutboxEvent[]) => Promise<readonly OutboxEvent[]>;
}
export type FollowedEvent = Pick<OutboxEvent, 'seq' | 'tx' | 'topic' | 'ref_id' | 'payload'>;

/** Work for the installation as a whole, such as reading its mailbox. It runs on one server at a time. */
export interface InstallationJob {
  task: string;
  /** A cron expression of five fields, in UTC. */
  cron: string;
  run: (kernel: Kernel) => Promise<void>;
}
