import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/debug'> = {
  'This cache': 'Dieser Cache',
  'This is your own session. Log out instead.': 'Dies ist Ihre eigene Sitzung. Melden Sie sich stattdessen ab.',
  'This job': 'Dieser Auftrag',
  'This job is running.': 'Dieser Auftrag läuft.',
};
