import { setTimeout as wait } from 'node:timers/promises';

const DEADLOCK = '40P01';
const MOST_TRIES = 4;
/** The survivor of a deadlock takes its remaining locks before the victim begins again. */
const PAUSE_MS = 50;

export const isDeadlock = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === DEADLOCK;

/**
 * Repeats a transaction that PostgreSQL rolled back to end a deadlock. `work` is one complete transaction that may run
 * more than once.
 */
export async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || tried === MOST_TRIES) throw error;
      await wait(tried * PAUSE_MS * (1 + Math.random()));
    }
  }
}
