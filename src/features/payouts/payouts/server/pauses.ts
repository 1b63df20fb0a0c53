import type { Call } from '#server/call.ts';
import type { PayoutHold } from '../schema.ts';

/** A reason declared by another feature to hold payments to partners, such as an expired required document. */
interface PayoutPause {
  key: string;
  /** The partners it applies to, each with what holds its payments. */
  partners: (call: Call) => Promise<ReadonlyMap<string, readonly PayoutHold[]>>;
}

const pauses = new Map<string, PayoutPause>();

/** Declares reasons. @returns their keys, for `payoutPauses` of the feature */
export function definePayoutPause(...list: readonly PayoutPause[]): readonly string[] {
  for (const pause of list) {
    if (pauses.has(pause.key)) throw new Error(`Two features declare the payout pause "${pause.key}".`);
    pauses.set(pause.key, pause);
  }
  return list.map(({ key }) => key);
}

/** The reasons for which payments wait now, by partner. */
export async function payoutHolds(call: Call): Promise<ReadonlyMap<string, readonly PayoutHold[]>> {
  const holds = new Map<string, PayoutHold[]>();
  for (const { partners } of pauses.values())
    for (const [id, more] of await partners(call)) holds.set(id, [...(holds.get(id) ?? []), ...more]);
  return holds;
}

export async function partnersWithPausedPayouts(call: Call): Promise<ReadonlySet<string>> {
  return new Set((await payoutHolds(call)).keys());
}
