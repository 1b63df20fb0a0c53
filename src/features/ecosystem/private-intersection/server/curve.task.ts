import { isProven, type Proof } from '../protocol/proof.ts';
import { compare, intersectionChallenge, isPoint, type ListSecret, readPoints } from './curve.ts';

/** The tasks of `apart.ts`. */
export type CurveTask =
  | { kind: 'check'; publicKey: Uint8Array<ArrayBuffer>; points: Uint8Array<ArrayBuffer> }
  | { kind: 'challenge'; lists: (ListSecret & { domains: string[] })[]; seed: string; decoys: number }
  | { kind: 'prove'; publicKey: Uint8Array; domains: string[]; proof: Proof }
  | ({ kind: 'compare' } & Parameters<typeof compare>[0]);

export function run(task: CurveTask): unknown {
  if (task.kind === 'challenge') return intersectionChallenge(task.lists, task);
  if (task.kind === 'compare') return compare(task);
  if (task.kind === 'prove') return isProven(task.publicKey, task.domains, task.proof);
  if (!isPoint(task.publicKey)) return { public_key: ['is not a point of the curve'] };
  const points = readPoints(task.points);
  return typeof points === 'string' ? { points: [points] } : points.length;
}
