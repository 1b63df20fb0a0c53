import { oneOf, type Static } from '#shared/schema.ts';

/** The ways in which a partner is paid. */
export const rails = ['bank_sepa', 'bank_ach', 'bank_other', 'paypal', 'external'] as const;
export const Rail = oneOf(...rails);
export type Rail = Static<typeof Rail>;

/** The company verifies the account before it pays to it. */
export const methodStatuses = ['pending', 'verified', 'disabled'] as const;
export type MethodStatus = (typeof methodStatuses)[number];
