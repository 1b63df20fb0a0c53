import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/roles'> = {
  'One person has': 'Una persona tiene',
  'This role': 'Este rol',
  'has more permissions than you have': 'Este rol tiene más permisos que tú.',
  'is already the name of another role': 'Otro rol ya tiene este nombre.',
  'is only available for company roles': 'Solo está disponible para roles de la empresa.',
  'must be a built-in role, or a custom role with its ID':
    'Debe ser un rol integrado o un rol personalizado con su ID.',
};
