import { type FieldErrors, invalid } from '#server/errors.ts';
import { usNumberKind } from '../numbers/us.ts';
import { compactVatNumber, euCountries, isVatNumber, vatCountries } from '../numbers/vat.ts';
import type { TaxNumbers, TaxProfile, TaxProfileCreate } from '../schema.ts';

type StoredProfile = Pick<
  TaxProfile,
  | 'country'
  | 'person'
  | 'form'
  | 'legal_name'
  | 'street'
  | 'city'
  | 'state'
  | 'postal_code'
  | 'us_class'
  | 'entity_status'
  | 'fatca_status'
  | 'claims_treaty'
  | 'tax_number_kind'
  | 'tax_number_last4'
  | 'vat_number_last4'
  | 'has_birth_date'
  | 'is_small_business'
  | 'certified_name'
>;

/** A profile whose numbers are right, as it is stored, with the numbers apart. */
export interface CheckedProfile {
  stored: StoredProfile;
  numbers: TaxNumbers;
}

/** Checks that a profile has what its country needs, and nothing else. @throws 422 by field */
export function checkTaxProfile(input: TaxProfileCreate, today: string): CheckedProfile {
  const errors: FieldErrors = {};
  const complain = (field: keyof TaxProfileCreate, message: string) => {
    errors[field] ??= [message];
  };
  const isUS = input.country === 'US';
  const form = formOf(input);
  const tax_number = input.tax_number?.replace(/\s+/g, ' ').trim() || null;
  const vat_number = input.vat_number?.trim() || null;
  if (!isRegion(input.country)) complain('country', 'is not a country');
  if (isUS) checkUS(input, complain);
  else checkElsewhere(input, form, complain);
  const kind = isUS ? usNumberKind(input.person, tax_number ?? '') : tax_number && ('foreign' as const);
  if (isUS && tax_number && !kind)
    complain(
      'tax_number',
      input.person === 'company'
        ? 'is not an employer identification number'
        : 'is not a Social Security number or ITIN',
    );
  if (vat_number && !vatCountries.includes(input.country)) complain('vat_number', 'is not used in this country');
  else if (vat_number && !isVatNumber(input.country, vat_number))
    complain('vat_number', 'This VAT number is not valid in this country. Check its digits.');
  if (input.birth_date && (input.birth_date > today || input.birth_date < '1900-01-01'))
    complain('birth_date', 'is not a date of birth');
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const numbers: TaxNumbers = {
    tax_number: isUS ? tax_number!.replace(/\D/g, '') : tax_number,
    vat_number: vat_number && compactVatNumber(input.country, vat_number),
    birth_date: (input.person === 'individual' && input.birth_date) || null,
  };
  return {
    stored: {
      country: input.country,
      person: input.person,
      form,
      legal_name: input.legal_name.trim(),
      street: input.street.trim(),
      city: input.city.trim(),
      state: input.state ?? null,
      postal_code: input.postal_code?.trim() || null,
      us_class: input.us_class ?? null,
      entity_status: input.entity_status ?? null,
      fatca_status: input.fatca_status ?? null,
      claims_treaty: input.claims_treaty ?? false,
      tax_number_kind: kind || null,
      tax_number_last4: endOf(numbers.tax_number),
      vat_number_last4: endOf(numbers.vat_number),
      has_birth_date: numbers.birth_date !== null,
      is_small_business: input.is_small_business ?? false,
      certified_name: input.certified_name.trim(),
    },
    numbers,
  };
}

/** At most four digits, and never more than half of the number. */
const endOf = (number: string | null): string | null => {
  const plain = number?.replace(/[^A-Za-z0-9]/g, '') ?? '';
  return number ? plain.slice(-Math.min(4, Math.floor(plain.length / 2))) || '…' : null;
};

function formOf({ country, person, with_us_form }: TaxProfileCreate): TaxProfile['form'] {
  if (country === 'US') return 'w9';
  if (!with_us_form) return 'none';
  return person === 'company' ? 'w8bene' : 'w8ben';
}

/** A form of the W-8 series is valid until the last day of the third calendar year after it was signed. */
export function taxProfileLastDay(form: TaxProfile['form'], signed_on: string): string | null {
  return form === 'w8ben' || form === 'w8bene' ? `${Number(signed_on.slice(0, 4)) + 3}-12-31` : null;
}

type Complain = (field: keyof TaxProfileCreate, message: string) => void;

function checkUS(input: TaxProfileCreate, complain: Complain): void {
  if (!input.tax_number) complain('tax_number', 'is required');
  if (!input.state) complain('state', 'is required');
  if (!input.postal_code) complain('postal_code', 'is required');
  else if (!/^\d{5}(-\d{4})?$/.test(input.postal_code.trim()))
    complain('postal_code', 'is not a ZIP code such as 62701 or 62701-1234');
  if (!input.us_class) complain('us_class', 'is required');
  else if ((input.person === 'individual') !== (input.us_class === 'individual'))
    complain('us_class', 'does not match the kind of taxpayer');
  for (const field of ['entity_status', 'fatca_status', 'vat_number', 'is_small_business', 'claims_treaty'] as const)
    if (input[field]) complain(field, 'is not used in this country');
}

function checkElsewhere(input: TaxProfileCreate, form: TaxProfile['form'], complain: Complain): void {
  if (input.state) complain('state', 'is used in the United States only');
  if (input.us_class) complain('us_class', 'is used in the United States only');
  for (const field of ['entity_status', 'fatca_status'] as const) {
    if (form === 'w8bene' && !input[field]) complain(field, 'is required');
    if (form !== 'w8bene' && input[field]) complain(field, 'is used with Form W-8BEN-E only');
  }
  if (input.claims_treaty && form === 'none') complain('claims_treaty', 'is used with a US form only');
  const isEU = euCountries.includes(input.country);
  if (!input.tax_number && !(input.vat_number && form === 'none') && (form !== 'none' || isEU))
    complain('tax_number', 'is required');
  if (input.person === 'individual' && !input.birth_date && (form !== 'none' || isEU))
    complain('birth_date', 'is required');
  if (input.is_small_business && !vatCountries.includes(input.country))
    complain('is_small_business', 'is not used in this country');
  if (input.is_small_business && !input.tax_number && !input.vat_number) complain('tax_number', 'is required');
}

/** Intl has a name for every country of ISO 3166, and answers with the code for others. */
const regions = new Intl.DisplayNames('en', { type: 'region' });
const isRegion = (code: string): boolean => regions.of(code) !== code && !['EU', 'ZZ', 'UN'].includes(code);
