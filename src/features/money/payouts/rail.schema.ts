import { oneOf, type Static } from '#shared/schema.ts';

/** By which way a partner's money goes. */
export const rails = ['bank_sepa', 'bank_ach', 'bank_other', 'paypal', 'external'] as const;
export const Rail = oneOf(...rails);
export type Rail = Static<typeof Rail>;

/** Whether the company has verified the account that takes it. */
export const methodStatuses = ['pending', 'verified', 'disabled'] as const;
export type MethodStatus = (typeof methodStatuses)[number];
