import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { TaxProfileCreate } from '../schema.ts';
import { taxRequirements } from './resource.ts';
import { submitProfile } from './service.ts';
import { takeProfileStep } from './steps.ts';

/** A German company with a valid VAT number. */
export const germanProfile: TaxProfileCreate = {
  country: 'DE',
  person: 'company',
  legal_name: 'Sample Partner GmbH',
  street: 'Hafenstraße 1',
  city: 'Hamburg',
  postal_code: '20457',
  vat_number: 'DE136695976',
  certified_name: 'Pia Partner',
  certifies: true,
};

export async function sampleTaxProfile(call: Call): Promise<string> {
  return submitProfile(call, await samplePartner(call), germanProfile);
}

/** The partner gets an accepted profile, whoever the caller is. */
export async function givenTaxProfile(call: Call, given?: string, more: Partial<TaxProfileCreate> = {}) {
  const partner_id = given ?? (await samplePartner(call));
  const id = await submitProfile(call, partner_id, { ...germanProfile, ...more });
  await call.run(
    sql`update tax_profiles set certified_by = null where organization_id = ${call.organization_id} and id = ${id}`,
  );
  await takeProfileStep.accept(call, id);
  return id;
}

/** Each call needs a rule of its own, so the country is the next one that has none. */
export async function sampleTaxRule(call: Call): Promise<string> {
  const taken = await call.rows<{ country: string }>(
    sql`select country from tax_requirements where organization_id = ${call.organization_id} and country is not null`,
  );
  const country = ['NZ', 'AU', 'FJ', 'WS', 'TO'].find((one) => !taken.some((rule) => rule.country === one));
  return createRow(call, taxRequirements, { paper: 'tax_form', applies_to: 'country', country: country! });
}
