import type { Rail } from '#features/payouts/payouts/rail.schema.ts';
import type { FieldErrors } from '#server/errors.ts';
import { unwritable } from '#shared/text/latin.ts';
import type { MethodDetails } from '../schema.ts';

/** Payout details in their stored format, the same for each account however it was typed. */
export interface CheckedDetails {
  details: MethodDetails;
  /** The masked account number. */
  shown: string;
  errors: FieldErrors;
}

const fields: Record<Rail, { required: readonly (keyof MethodDetails)[]; optional: readonly (keyof MethodDetails)[] }> =
  {
    bank_sepa: { required: ['iban'], optional: ['bic', 'bank_name', 'latin_name'] },
    bank_ach: { required: ['routing_number', 'account_number', 'account_type'], optional: ['bank_name', 'latin_name'] },
    bank_other: { required: ['account_number'], optional: ['bank_name', 'bic', 'routing_number', 'latin_name'] },
    paypal: { required: ['email'], optional: [] },
    stripe_connect: { required: ['stripe_account'], optional: [] },
    external: { required: ['instructions'], optional: [] },
  };

/** Validates and normalizes the details of one rail. Errors are keyed by the form's fields. */
export function checkDetails(rail: Rail, currency: string, given: MethodDetails, holder_name: string): CheckedDetails {
  const { required, optional } = fields[rail];
  const errors: FieldErrors = {};
  const complain = (field: string, text: string) => {
    errors[`details.${field}`] = [text];
  };
  const details = normalized(given);
  for (const field of required) if (!details[field]) complain(field, 'is required');
  for (const field of Object.keys(given) as (keyof MethodDetails)[]) {
    if (given[field] && !required.includes(field) && !optional.includes(field))
      complain(field, 'is not used for this payment method');
  }
  if (rail === 'bank_sepa' && currency !== 'EUR') errors.currency = ['SEPA transfers are in euros only.'];
  if (rail === 'bank_ach' && currency !== 'USD') errors.currency = ['ACH transfers are in US dollars only.'];
  if (details.iban && !isIban(details.iban)) complain('iban', 'This IBAN is not valid. Check its digits.');
  const unknown = unwritable(details.latin_name ?? holder_name);
  if (details.latin_name && unknown) complain('latin_name', `has letters that are not Latin: ${unknown}`);
  else if (unknown && (rail === 'bank_sepa' || rail === 'bank_ach'))
    complain('latin_name', `is required, because files of banks cannot have these letters: ${unknown}`);
  // The shape counts spaces and hyphens, too.
  if (details.account_number && details.account_number.length < 4)
    complain('account_number', 'must have at least four letters or digits');
  if (rail === 'bank_ach' && details.routing_number && !isRoutingNumber(details.routing_number)) {
    complain('routing_number', 'This routing number is not valid. Check its digits.');
  }
  return { details, shown: shownOf(details), errors };
}

function normalized(given: MethodDetails): MethodDetails {
  return {
    ...given,
    ...(given.iban && { iban: compactIban(given.iban) }),
    ...(given.bic && { bic: compact(given.bic) }),
    ...(given.account_number && { account_number: compact(given.account_number) }),
    ...(given.email && { email: given.email.toLowerCase() }),
    ...(given.latin_name && { latin_name: given.latin_name.trim() }),
    ...(given.instructions && { instructions: given.instructions.trim() }),
  };
}

/** Blanks, hyphens and invisible characters of any kind are no part of an account number. */
function compact(text: string): string {
  return text.replace(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase();
}

/** As on letters and invoices: "IBAN: DE89 3704 …". */
export const compactIban = (text: string): string => compact(text).replace(/^IBAN[:.]?(?=[A-Z]{2}\d{2})/, '');

function shownOf({ iban, account_number, email, stripe_account }: MethodDetails): string {
  const account = iban ?? account_number ?? stripe_account;
  if (account) return account.slice(-4);
  if (!email) return '';
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}

/** ISO 13616: with the first four characters moved to the end and letters as numbers, the remainder modulo 97 is 1. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** ABA routing number: digits weighted 3, 7, 1 add up to a multiple of ten. */
export function isRoutingNumber(number: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...number].reduce((all, digit, index) => all + Number(digit) * weights[index % 3]!, 0);
  return /^\d{9}$/.test(number) && sum > 0 && sum % 10 === 0;
}
