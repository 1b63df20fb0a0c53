import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/organizations'> = {
  'API keys cannot change this. Sign in as a person.':
    'Las claves de API no pueden cambiar esto. Inicia sesión como persona.',
  'Add a network first: without one, your company could not be used from anywhere.':
    'Primero añade una red: sin ninguna, tu empresa no se podría usar desde ningún lugar.',
  'Enter an address such as https://acme.com/privacy.':
    'Introduce una dirección, por ejemplo https://acme.com/privacy.',
  'This organization also runs a program. Change this in Company mode.':
    'Esta organización también gestiona un programa. Cambia esto en el modo empresa.',
  'cannot be changed because existing commissions are calculated in it':
    'No se puede cambiar porque hay comisiones calculadas en esta moneda.',
};
