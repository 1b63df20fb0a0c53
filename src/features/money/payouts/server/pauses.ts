import type { Call } from '#server/call.ts';

/** The partners whose payouts wait because a required document has expired. */
type PausedPartners = (call: Call) => Promise<ReadonlySet<string>>;

const pauses: PausedPartners[] = [];

/** Declares why payouts of partners wait; a feature lists it among what it `registers` in its `server/index.ts`. */
export function definePayoutPause(find: PausedPartners): PausedPartners {
  pauses.push(find);
  return find;
}

export async function partnersWithPausedPayouts(call: Call): Promise<ReadonlySet<string>> {
  const paused = new Set<string>();
  for (const find of pauses) for (const partner_id of await find(call)) paused.add(partner_id);
  return paused;
}
