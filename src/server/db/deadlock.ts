const DEADLOCK = '40P01';
const MOST_TRIES = 3;

/**
 * Repeats a transaction that PostgreSQL rolled back to end a deadlock. `work` is one complete transaction that may run
 * more than once.
 */
export async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: unknown })?.code !== DEADLOCK || tried === MOST_TRIES) throw error;
    }
  }
}
