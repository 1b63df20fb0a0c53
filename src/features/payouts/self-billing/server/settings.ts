import { compactVatNumber, isVatNumber, vatCountries } from '#features/payouts/tax-profiles/numbers/vat.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type FieldErrors, invalid } from '#server/errors.ts';
import type { SelfBillingSettings } from '../schema.ts';

export const DEFAULT_TERMS =
  'The company issues the invoices for your commissions in your name. You do not issue invoices for them yourself, and you keep your tax profile up to date. Either side can end this agreement at any time. Invoices that are already issued stay valid.';

const initial: SelfBillingSettings = {
  is_on: false,
  legal_name: '',
  street: '',
  city: '',
  postal_code: '',
  country: null,
  vat_number: null,
  vat_rate_ppm: 0,
  prefix: 'SB',
  terms: DEFAULT_TERMS,
  nec_threshold_minor: 200_000,
};
const names = Object.keys(initial) as (keyof SelfBillingSettings)[];

export async function readSelfBillingSettings(call: Call): Promise<SelfBillingSettings> {
  const row = await call.maybe<SelfBillingSettings>(
    sql`select ${sql.raw(names.join(', '))} from self_billing_settings where organization_id = ${call.organization_id}`,
  );
  return row ? { ...row, terms: row.terms || DEFAULT_TERMS } : initial;
}

/** @throws 422 when self-billing is on without what every invoice needs */
export async function writeSettings(call: Call, given: SelfBillingSettings): Promise<SelfBillingSettings> {
  const errors: FieldErrors = {};
  const { country, vat_number } = given;
  if (given.is_on) {
    for (const field of ['legal_name', 'street', 'city'] as const)
      if (!given[field].trim()) errors[field] = ['is required'];
    if (!country) errors.country = ['is required'];
  }
  if (vat_number && (!country || !vatCountries.includes(country))) errors.vat_number = ['is not used in this country'];
  else if (vat_number && !isVatNumber(country!, vat_number))
    errors.vat_number = ['This VAT number is not valid in this country. Check its digits.'];
  if (given.vat_rate_ppm > 0 && !vat_number) errors.vat_rate_ppm = ['needs a VAT number of your company'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const settings = { ...given, vat_number: vat_number && compactVatNumber(country!, vat_number) };
  const values = names.map((name) => settings[name]);
  await call.run(
    `insert into self_billing_settings (organization_id, ${names.join(', ')})
     values ($1, ${names.map((_, at) => `$${at + 2}`).join(', ')})
     on conflict (organization_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [call.organization_id, ...values],
  );
  return readSelfBillingSettings(call);
}
