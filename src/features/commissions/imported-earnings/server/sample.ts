import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import type { ImportedEarningCreate } from '../schema.ts';
import { importedEarnings } from './resource.ts';

export async function sampleEarlierEarning(call: Call, more: Partial<ImportedEarningCreate> = {}): Promise<string> {
  return createRow(call, importedEarnings, {
    system: 'PartnerStack',
    kind: 'commission',
    external_id: `rwd_${newId().slice(-8)}`,
    partner_id: more.partner_id ?? (await samplePartner(call)),
    customer: 'Globex',
    amount_minor: 12_500,
    currency: 'EUR',
    earned_on: '2025-03-14',
    state: 'paid',
    ...more,
  });
}
