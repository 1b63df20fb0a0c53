import type { Call } from '#server/call.ts';

/** A reason declared by another feature to hold payments to partners, such as an expired required document. */
interface PayoutPause {
  key: string;
  /** The partners it applies to. */
  partners: (call: Call) => Promise<ReadonlySet<string>>;
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

export async function partnersWithPausedPayouts(call: Call): Promise<ReadonlySet<string>> {
  const paused = new Set<string>();
  for (const { partners } of pauses.values()) for (const id of await partners(call)) paused.add(id);
  return paused;
}
