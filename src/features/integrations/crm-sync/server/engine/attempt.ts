import type { Ground } from './ground.ts';

/**
 * Runs work that can fail without the rest of the transaction. What it wrote and noted is undone then.
 * @param concerns whether an error concerns this work only; others are thrown
 * @returns the error, or undefined if the work is done
 */
export async function attemptWork(
  ground: Ground,
  work: () => Promise<void>,
  concerns: (error: unknown) => boolean,
): Promise<Error | undefined> {
  const { call } = ground;
  const restore = notesOf(ground);
  await call.run('savepoint attempted_work');
  try {
    await work();
    await call.run('release savepoint attempted_work');
    return undefined;
  } catch (error) {
    if (!concerns(error)) throw error;
    await call.run('rollback to savepoint attempted_work');
    restore();
    return error as Error;
  }
}

/** @returns a function that takes the notes of the transaction back to their present state */
function notesOf({ call, sync, outgoing, settled, unconcerned, matches }: Ground): () => void {
  const lists: unknown[][] = [outgoing, settled, unconcerned, sync.entries, call.after];
  const lengths = lists.map(({ length }) => length);
  const counts = { ...sync.counts };
  const before = new Map(matches);
  return () => {
    for (const [index, list] of lists.entries()) list.length = lengths[index]!;
    Object.assign(sync.counts, counts);
    matches.clear();
    for (const [key, ids] of before) matches.set(key, ids);
  };
}
