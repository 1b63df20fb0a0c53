/**
 * The workers of a process. Jobs that talk to servers that companies choose have workers of their own, because a server
 * that answers slowly, or not at all, holds a worker until the deadline.
 */
export const POOLS = {
  /** Everything that only needs the database and files. */
  main: { workers: 4, mostOfCompany: 3 },
  /** Emails, which wait together while the mail server is away. */
  mail: { workers: 3, mostOfCompany: 2 },
  /** Short messages to other servers: webhooks and chat messages. */
  deliveries: { workers: 3, mostOfCompany: 1 },
  /** Exchanges of data with other servers: CRM, websites, models. */
  exchanges: { workers: 4, mostOfCompany: 2 },
} as const satisfies Record<string, { workers: number; mostOfCompany: number }>;

export type PoolName = keyof typeof POOLS;
