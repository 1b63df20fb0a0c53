import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-regions'> = {
  'includes someone who is not a member of your team': 'Inclui alguém que não é membro da sua equipe.',
};
