import { Call } from './call.ts';
import { Refusal, refusalBehind } from './errors.ts';

/** Runs work that may be refused. A refusal undoes its writes and its after-commit actions. @throws other errors */
export async function caughtRefusal(call: Call, work: () => Promise<unknown>): Promise<Refusal | undefined> {
  await call.run('savepoint attempt');
  const waiting = call.after.length;
  try {
    await work();
    await call.run('release savepoint attempt');
    return undefined;
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalBehind(error);
    if (!refusal) throw error;
    await call.run('rollback to savepoint attempt');
    call.after.length = waiting;
    return refusal;
  }
}

/** Runs work and rolls it back, to learn what only the rules can tell. */
export async function runAndRollBack<T>(call: Call, work: (call: Call) => Promise<T>): Promise<T> {
  await call.run('savepoint trial');
  // The after-commit actions are dropped, and no last statement carries a commit.
  const trial = new Call({ ...call, after: [], isWhole: false });
  const result = await work(trial);
  await call.run('rollback to savepoint trial');
  return result;
}
