import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-regions'> = {
  'includes someone who is not a member of your team': 'Incluye a alguien que no es miembro de tu equipo.',
};
