import type { Call } from '#server/call.ts';
import type { Baseline } from '../shown-count.ts';
import type { ListSecret } from './curve.ts';

/** The secrets of the server in one comparison, and its result until it is revealed. */
export interface Sealed {
  lists: ListSecret[];
  seed: string;
  decoys: number;
  /** The number of points that the company sent; null before it did. */
  sent: number | null;
  /** The positions of the partner's points in each list of the company; null before they were compared. */
  matched: Record<string, number[]> | null;
}

export const sealSecrets = (call: Call, intersection_id: string, sealed: Sealed): Buffer =>
  call.sealing
    .cipher('private intersections')
    .seal(JSON.stringify(sealed), `${call.organization_id} ${intersection_id}`);

export const openSecrets = (call: Call, intersection_id: string, sealed: Uint8Array): Sealed =>
  JSON.parse(
    call.sealing.cipher('private intersections').open(sealed, `${call.organization_id} ${intersection_id}`),
  ) as Sealed;

const placeOf = (call: Call, partner_id: string, list_id: string) => `${call.organization_id} ${partner_id} ${list_id}`;

export const sealBaseline = (call: Call, partner_id: string, list_id: string, baseline: Baseline): Buffer =>
  call.sealing.cipher('private counts').seal(JSON.stringify(baseline), placeOf(call, partner_id, list_id));

export const openBaseline = (call: Call, partner_id: string, list_id: string, sealed: Uint8Array): Baseline =>
  JSON.parse(call.sealing.cipher('private counts').open(sealed, placeOf(call, partner_id, list_id))) as Baseline;
