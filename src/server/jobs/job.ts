import type { Call } from '../call.ts';
import type { Row, Tx } from '../db/client.ts';
import type { Kernel } from '../kernel.ts';
import type { OutboxEvent } from './outbox.ts';
import type { PoolName } from './pools.ts';

/** The context of a background job, which opens transactions as the product itself in the company of the job. */
export interface Job {
  kernel: Kernel;
  organization_id: string;
  /**
   * Ends at the deadline of the job. Requests to other servers through `kernel.outgoing` end with it; pass it to
   * everything else that waits.
   */
  signal: AbortSignal;
  /** Names the worker in leases, which end with it (`is_worker_alive`); null outside of a worker. */
  worker_id: string | null;
  /** Runs one transaction; a long job uses several, each complete in itself. */
  within<T>(work: (call: Call) => Promise<T>, options?: { batch_id?: string; user_id?: string }): Promise<T>;
}

/** A job runs at least once and may run again after a crash, so it must be idempotent. */
export type JobHandler = (job: Job, payload: Row) => Promise<void>;

/** The step after the last failed attempt of a job. Somebody always sees the failure. */
export type OnGivenUp =
  /** A later run does the same work. Super admins see the failed job on the Debug screen. */
  | 'runs-again'
  /** Super admins see the failed job on the Debug screen; it concerns the installation, not a company. */
  | 'operators'
  /** The company's administrators find it among their work items, with this sentence and a link to the record. */
  | { says: string; to?: `/${string}` | ((payload: Row) => string | null) }
  /** The feature shows the failure at the record itself, and tells whoever waits for it. */
  | ((job: Job, payload: Row, reason: string) => Promise<void>);

/** The rules of a job, which a feature declares beside its handler. */
export interface JobRule {
  /** The time limit. A job past it fails, and its connections to the database are ended. */
  seconds?: number;
  /** The workers that run it, see `pools.ts`. */
  pool?: PoolName;
  onGivenUp: OnGivenUp;
}

export type JobRules = Readonly<Record<string, JobRule>>;

export interface Schedule {
  /** A cron expression of five fields, in UTC. */
  cron: string;
  /** The task runs once for every active company, or for those of `companies`. */
  task: string;
  /**
   * Selects companies by an SQL condition on the row `o` of organizations (`withRows`). It may select companies without
   * work, and must never leave one out that has some. It is read for thousands of companies at once, so it must only
   * use indexes.
   */
  companies?: string;
}

/** Selects companies that have rows in one of these tables. */
export const withRows = (...tables: readonly string[]): string =>
  tables.map((table) => `exists (select from ${table} r where r.organization_id = o.id)`).join(' or ');

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
  /** The time limit, as for jobs of companies. */
  seconds?: number;
  run: (kernel: Kernel) => Promise<void>;
}
