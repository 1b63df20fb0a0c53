import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-requests'> = {
  'A part of this request was paid already. Close it instead.':
    'Une partie de cette demande a déjà été payée. Fermez-la plutôt.',
  'A request cannot be changed once it is decided.':
    'Une demande ne peut plus être modifiée une fois la décision prise.',
};
