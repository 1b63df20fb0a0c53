import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { createRow } from '#server/resource/verbs.ts';
import { partnerTypes } from './resource.ts';

/** @returns the id of the new type */
export function createPartnerType(call: Call, input: { name: string } & Row): Promise<string> {
  return createRow(call, partnerTypes, input);
}
