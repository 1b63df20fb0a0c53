import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/company-hosts'> = {
  'Only an owner can change the host name.': 'Solo un propietario puede cambiar el nombre de host.',
  'This host name': 'Este nombre de host',
  'Too many unknown names.': 'Hay demasiados nombres desconocidos.',
  'is missing: enter a host name first': 'Falta. Introduce primero un nombre de host.',
};
