import type { FieldErrors } from '#server/errors.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import type { CurveTask } from './curve.task.ts';
import type { Comparison } from './curve.ts';

/** A proof about the largest possible number of matches takes some minutes. */
const calculate = guardedTask<typeof import('./curve.task.ts').run>(new URL('./curve.task.ts', import.meta.url), {
  subject: 'The list',
  field: 'points',
  seconds: 300,
  lane: 'long',
});

const apart = <T>(task: CurveTask, share: string) => calculate(task, { share }) as Promise<T>;

type TaskOf<Kind extends CurveTask['kind']> = Omit<Extract<CurveTask, { kind: Kind }>, 'kind'>;

/** @returns the number of points, or what is wrong with the message */
export const checkPoints = (task: TaskOf<'check'>, share: string) =>
  apart<number | FieldErrors>({ kind: 'check', ...task }, share);
export const makeChallenge = (task: TaskOf<'challenge'>, share: string) =>
  apart<Uint8Array>({ kind: 'challenge', ...task }, share);
/** @returns the matches, or a sentence about what is wrong with the answer */
export const compareApart = (task: TaskOf<'compare'>, share: string) =>
  apart<Comparison | string>({ kind: 'compare', ...task }, share);
export const verifyProof = (task: TaskOf<'prove'>, share: string) => apart<boolean>({ kind: 'prove', ...task }, share);
