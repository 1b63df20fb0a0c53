import { samplePayment } from '#features/money/payouts/server/sample.ts';
import { approveBatch, payItems, submitBatch } from '#features/money/payouts/server/service.ts';
import { givenTaxProfile } from '#features/money/tax-profiles/server/sample.ts';
import type { Call } from '#server/call.ts';
import type { SelfBillingSettings } from '../schema.ts';
import { acceptAgreement, issueForItem, writeSettings } from './service.ts';
import { DEFAULT_TERMS } from './settings.ts';

export const issuer: SelfBillingSettings = {
  is_on: true,
  legal_name: 'Acme SE',
  street: 'Hauptstraße 1',
  city: 'Berlin',
  postal_code: '10115',
  country: 'DE',
  vat_number: 'DE136695976',
  vat_rate_ppm: 190_000,
  prefix: 'SB',
  terms: DEFAULT_TERMS,
  nec_threshold_minor: 200_000,
};

/** A partner with an accepted profile that agreed to self-billing. */
async function givenAgreement(call: Call, partner_id: string): Promise<void> {
  await writeSettings(call, issuer);
  await givenTaxProfile(call, partner_id);
  await acceptAgreement(call, partner_id, 'Pia Partner');
}

/** @returns the partner and the batch of a payment */
async function paymentOf(call: Call): Promise<{ item_id: string; partner_id: string; batch_id: string }> {
  const item_id = await samplePayment(call);
  const item = await call.one<{ partner_id: string; batch_id: string }>(
    'select partner_id, batch_id from payout_items where organization_id = $1 and id = $2',
    [call.organization_id, item_id],
  );
  return { item_id, ...item };
}

export async function sampleSelfBillingAgreement(call: Call): Promise<string> {
  const { partner_id } = await paymentOf(call);
  await givenAgreement(call, partner_id);
  const { id } = await call.one<{ id: string }>(
    'select id from self_billing_agreements where organization_id = $1 and partner_id = $2',
    [call.organization_id, partner_id],
  );
  return id;
}

export async function sampleSelfBillingInvoice(call: Call): Promise<string> {
  const { item_id, partner_id, batch_id } = await paymentOf(call);
  await givenAgreement(call, partner_id);
  await submitBatch(call, batch_id);
  await approveBatch(call, batch_id);
  await payItems(call, batch_id, { paid_on: call.today() });
  return (await issueForItem(call, item_id))!;
}
