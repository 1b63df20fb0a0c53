import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { partnerTypes } from './resource.ts';

/** @returns the id */
export function samplePartnerType(call: Call, overrides: Row = {}): Promise<string> {
  return createRow(call, partnerTypes, { name: `Reseller ${newId().slice(-6)}`, color: '#2563eb', ...overrides });
}
