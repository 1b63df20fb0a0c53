import { sampleWonDeal } from '#features/money/commissions/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { createCipher } from '#server/ports/cipher.ts';
import { createRow } from '#server/resource/verbs.ts';
import { createPayout, savePayoutMethod } from './service.ts';
import { withholdingRules } from './withholding.ts';

/** @returns the id of a draft with one payment */
export async function samplePayoutBatch(call: Call): Promise<string> {
  await sampleWonDeal(call);
  return createPayout(call, { currency: 'USD' });
}

/** @returns the id of one partner's part of a draft */
export async function samplePayment(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    'select id from payout_items where organization_id = $1 and batch_id = $2 limit 1',
    [call.organization_id, await samplePayoutBatch(call)],
  );
  return id;
}

export async function samplePayoutMethod(call: Call): Promise<string> {
  const cipher = createCipher('a secret that only samples use, long enough', 'payout methods');
  return savePayoutMethod(call, cipher, {
    partner_id: await samplePartner(call),
    rail: 'paypal',
    currency: 'USD',
    country: 'DE',
    holder_name: 'Sample Partner',
    details: { email: 'sample@partner.test' },
  });
}

export async function sampleWithholdingRule(call: Call): Promise<string> {
  return createRow(call, withholdingRules, { country: 'IN', rate_ppm: 100_000, applies_from: '2026-01-01' });
}
