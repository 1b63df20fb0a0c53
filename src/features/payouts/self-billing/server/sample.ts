import { samplePayment } from '#features/payouts/payouts/server/sample.ts';
import { givenTaxProfile } from '#features/payouts/tax-profiles/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { SelfBillingSettings } from '../schema.ts';
import { type Item, issueInvoice } from './issue.ts';
import { acceptAgreement, writeSettings } from './service.ts';
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

/** A payment as it is after the bank has sent it, whatever became of the sample. */
async function paymentOf(call: Call): Promise<Item> {
  const item = await call.one<Item>(sql`
    select i.*, i.partner_id as payee_id from payout_item_rows i
    where i.organization_id = ${call.organization_id} and i.id = ${await samplePayment(call)}`);
  return { ...item, amount_minor: 119_00, status: 'paid', statement_no: 'PO-0001-001', paid_on: call.today() };
}

export async function sampleSelfBillingAgreement(call: Call): Promise<string> {
  const { payee_id } = await paymentOf(call);
  await givenAgreement(call, payee_id);
  const { id } = await call.one<{ id: string }>(sql`
    select id from self_billing_agreements
    where organization_id = ${call.organization_id} and partner_id = ${payee_id} and ended_at is null`);
  return id;
}

export async function sampleSelfBillingInvoice(call: Call): Promise<string> {
  const item = await paymentOf(call);
  await givenAgreement(call, item.payee_id);
  return (await issueInvoice(call, item))!;
}
