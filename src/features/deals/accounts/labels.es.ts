import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/accounts'> = {
  'Annual revenue': 'Ingresos anuales',
  'New account': 'Nueva cuenta',
  'Parent account': 'Cuenta matriz',
  Relationship: 'Relación',
  'Set automatically when a deal is won.': 'Se establece automáticamente cuando se gana un negocio.',
  'The account’s ID in another system, such as your CRM.': 'El ID de la cuenta en otro sistema, como tu CRM.',
  accounts: 'cuentas',
};
