import { setImmediate } from 'node:timers/promises';

const LONGEST_MS = 25;

/** Await it regularly in long work on one thread, so that other requests are answered in between. */
export function inSequence(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
