import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { createRow } from '#server/resource/verbs.ts';
import { partnerTiers } from './resource.ts';

/** @returns the id of the new tier */
export function createPartnerTier(call: Call, input: { name: string } & Row): Promise<string> {
  return createRow(call, partnerTiers, input);
}
