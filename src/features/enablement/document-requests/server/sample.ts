import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { RequestDocuments } from '../schema.ts';
import { requestDocuments } from './service.ts';

/** @returns the id of a request to a partner */
export async function sampleDocumentRequest(call: Call, overrides: Partial<RequestDocuments> = {}): Promise<string> {
  const { ids } = await requestDocuments(call, {
    kind: 'insurance',
    name: `Insurance certificate ${newId().slice(-6)}`,
    ...overrides,
    partner_ids: overrides.partner_ids ?? [await samplePartner(call)],
  });
  return ids[0]!;
}
