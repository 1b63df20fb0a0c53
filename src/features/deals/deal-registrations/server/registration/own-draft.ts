import type { Call } from '#server/call.ts';
import { Refusal } from '#server/errors.ts';
import { createRow, readRow, updateRow } from '#server/resource/verbs.ts';
import type { DealRegistration, DealRegistrationForPartnerCreate } from '../../schema.ts';
import { dealRegistrations } from '../resource.ts';
import { requireRegistrationComplete } from './draft.ts';

type Values = Partial<DealRegistrationForPartnerCreate>;

/**
 * Creates a draft of the caller's partner, or completes one that is still a draft. It is not submitted.
 * @returns its id; null while the account is unknown
 */
export async function createOwnDraft(call: Call, id: string | null, values: Values): Promise<string | null> {
  if (id === null) {
    if (!values.account_name) return null;
    return createRow(call, dealRegistrations, values);
  }
  await updateRow(call, dealRegistrations, id, values);
  return id;
}

const LABELS: Partial<Record<keyof DealRegistration, string>> = {
  account_name: 'Account',
  account_domain: 'Website',
  country: 'Country',
  contact_email: 'Contact email',
  amount_minor: 'Amount',
  expected_close_on: 'Expected close date',
};

/** The labels of the values that a draft lacks for its submission; without a draft, all of them. */
export async function missingFields(call: Call, id: string | null): Promise<string[]> {
  if (id === null) return Object.values(LABELS);
  const draft = await readRow<DealRegistration>(call, dealRegistrations, id);
  try {
    requireRegistrationComplete(draft);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields = Object.keys(error.errors ?? {}) as (keyof DealRegistration)[];
    return fields.map((field) => LABELS[field] ?? field);
  }
}
