import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { partnerStatuses } from './resource.ts';

/** @returns the id */
export function samplePartnerStatus(call: Call, overrides: Row = {}): Promise<string> {
  return createRow(call, partnerStatuses, {
    name: `In review ${newId().slice(-6)}`,
    category: 'applied',
    ...overrides,
  });
}
