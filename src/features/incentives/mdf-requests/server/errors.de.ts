import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-requests'> = {
  'A part of this request was paid already. Close it instead.':
    'Ein Teil dieses Antrags wurde bereits bezahlt. Schließen Sie ihn stattdessen.',
  'A request cannot be changed once it is decided.':
    'Ein Antrag kann nicht mehr geändert werden, sobald über ihn entschieden ist.',
};
