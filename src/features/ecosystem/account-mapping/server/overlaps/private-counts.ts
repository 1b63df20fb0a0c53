import type { Call } from '#server/call.ts';

/** The counts of lists that are compared without their domains, from another feature. */
interface PrivateCounts {
  key: string;
  /** Rounded counts by `${partner list} ${company list}`; null below five. Called with the rights of the company. */
  read: (company: Call, partner_id: string) => Promise<Map<string, number | null>>;
}

let counts: PrivateCounts | undefined;

/** Declares the counts. @returns the key of the declaration */
export function definePrivateCounts(given: PrivateCounts): string {
  if (counts) throw new Error(`Two features count private lists: "${counts.key}" and "${given.key}".`);
  counts = given;
  return given.key;
}

export const privateCounts: PrivateCounts['read'] = async (company, partner_id) =>
  (await counts?.read(company, partner_id)) ?? new Map();
