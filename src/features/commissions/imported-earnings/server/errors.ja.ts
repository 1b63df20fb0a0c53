import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/imported-earnings'> = {
  'is already the ID of another entry of this system': 'このシステムの別の項目のIDとして使用されています。',
  'was transferred already': 'すでに引き継がれています。',
};
