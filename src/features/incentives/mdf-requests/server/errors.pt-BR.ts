import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-requests'> = {
  'A part of this request was paid already. Close it instead.': 'Uma parte desta solicitação já foi paga. Encerre-a.',
  'A request cannot be changed once it is decided.': 'Uma solicitação não pode ser alterada depois de decidida.',
};
