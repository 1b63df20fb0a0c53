import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/company-hosts'> = {
  'Only an owner can change the host name.': 'Seul un propriétaire peut changer le nom d’hôte.',
  'This host name': 'Ce nom d’hôte',
  'Too many unknown names.': 'Trop de noms inconnus.',
  'is missing: enter a host name first': 'Le nom d’hôte manque : saisissez d’abord un nom d’hôte.',
};
