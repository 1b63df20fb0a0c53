import { oneOf, type Static } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

/** The ways in which a partner is paid. */
export const railOptions = sayable([
  { value: 'bank_sepa', label: 'Bank transfer, SEPA' },
  { value: 'bank_ach', label: 'Bank transfer, US' },
  { value: 'bank_other', label: 'Bank transfer, other' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'stripe_connect', label: 'Stripe' },
  { value: 'external', label: 'Other method' },
] as const);
export const Rail = oneOf(...railOptions.map(({ value }) => value));
export type Rail = Static<typeof Rail>;

/** The company verifies the account before it pays to it. */
export const methodStatusOptions = sayable([
  { value: 'pending', label: 'Pending verification', tone: 'amber' },
  { value: 'verified', label: 'Verified', tone: 'green' },
  { value: 'disabled', label: 'Disabled', tone: 'gray' },
] as const);
export const MethodStatus = oneOf(...methodStatusOptions.map(({ value }) => value));
export type MethodStatus = Static<typeof MethodStatus>;
