import { Call } from './call.ts';
import { Refusal, refusalBehind } from './errors.ts';

/** Does what may be refused. What it had written until then is taken back, and what waited for the commit. @throws what is no refusal */
export async function refusalOf(call: Call, work: () => Promise<unknown>): Promise<Refusal | undefined> {
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

/** Does everything and leaves nothing of it: for what only the rules themselves can tell. */
export async function asTrial<T>(call: Call, work: (call: Call) => Promise<T>): Promise<T> {
  await call.run('savepoint trial');
  // What would happen after the commit never does.
  const trial = new Call({ ...call, after: [] });
  const result = await work(trial);
  await call.run('rollback to savepoint trial');
  return result;
}
