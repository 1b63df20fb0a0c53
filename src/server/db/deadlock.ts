const DEADLOCK = '40P01';
const MOST_TRIES = 3;

/**
 * Of transactions that wait for each other PostgreSQL ends one; all it did is undone, and it may begin anew. `work`: one whole
 * transaction, that may run more than once.
 */
export async function pastDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: unknown })?.code !== DEADLOCK || tried === MOST_TRIES) throw error;
    }
  }
}
