import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-health'> = {
  'Health of partners': 'パートナーヘルス',
  'The health of one of your partners drops.': '担当パートナーのヘルスが低下したときに通知します。',
};
