import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/feature-flags'> = {
  'A flag with this key already exists.': 'Ya existe un flag con esta clave.',
  'This feature flag was changed in the meantime.': 'Este feature flag se cambió mientras tanto.',
  'This flag is declared in code. Turn it off instead.': 'Este flag está declarado en el código. Desactívalo.',
  'This person in this company': 'Esta persona en esta empresa',
  'is set in code and cannot be changed': 'Está definido en el código y no se puede cambiar.',
};
