import { setImmediate } from 'node:timers/promises';

const LONGEST_MS = 25;

/** For long work on one thread: awaited now and then, it lets everybody else be answered once a turn has lasted long enough. */
export function inTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
