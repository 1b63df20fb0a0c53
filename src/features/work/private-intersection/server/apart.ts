import { Worker } from 'node:worker_threads';
import { type FieldErrors, unavailable } from '#server/errors.ts';
import type { CurveTask } from './curve.thread.ts';
import type { Comparison } from './curve.ts';

/** A proof about the largest possible number of matches takes some minutes. */
const LONGEST_MS = 300_000;
const MOST_MEMORY_MB = 512;
/** Calculations that wait for their turn; further ones are refused instead of queued. */
const MOST_WAITING = 8;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Calculates in a thread, one task after the other, so that other requests do not notice. @throws 503 while many wait */
function apart<T>(task: CurveTask): Promise<T> {
  if (waiting >= MOST_WAITING) throw unavailable('Many lists are being compared at the moment. Try again in a minute.');
  waiting += 1;
  const mine = last.then(() => inThread<T>(task)).finally(() => (waiting -= 1));
  last = mine.catch(() => {});
  return mine;
}

async function inThread<T>(task: CurveTask): Promise<T> {
  const thread = new Worker(new URL('./curve.thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      timer = setTimeout(() => reject(unavailable('The comparison took too long.')), LONGEST_MS);
      thread.once('message', resolve);
      thread.once('error', reject);
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

type TaskOf<Kind extends CurveTask['kind']> = Omit<Extract<CurveTask, { kind: Kind }>, 'kind'>;

/** @returns the number of points, or what is wrong with the message */
export const checkPoints = (task: TaskOf<'check'>) => apart<number | FieldErrors>({ kind: 'check', ...task });
export const makeChallenge = (task: TaskOf<'challenge'>) => apart<Uint8Array>({ kind: 'challenge', ...task });
/** @returns the matches, or a sentence about what is wrong with the answer */
export const compareApart = (task: TaskOf<'compare'>) => apart<Comparison | string>({ kind: 'compare', ...task });
export const verifyProof = (task: TaskOf<'prove'>) => apart<boolean>({ kind: 'prove', ...task });
