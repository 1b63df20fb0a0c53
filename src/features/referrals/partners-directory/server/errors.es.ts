import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/partners-directory'> = {
  'Changed listings': 'Fichas modificadas',
  'Changes of your listing are approved or not approved.': 'Los cambios de tu ficha se aprueban o no se aprueban.',
  'Nothing differs from the published listing.': 'No hay diferencias con la ficha publicada.',
  'Partners submit changes of their public listing.': 'Los partners envían cambios de su ficha pública.',
  'Requests from the public directory': 'Solicitudes desde el directorio público',
  'This directory': 'Este directorio',
  'This form has expired. Reload the page and send it again.':
    'Este formulario ha vencido. Vuelve a cargar la página y envíalo de nuevo.',
  'Visitors contact partners.': 'Los visitantes contactan con partners.',
  'Wait a few seconds and send the form again.': 'Espera unos segundos y envía el formulario de nuevo.',
  'Your last change is waiting for approval. Withdraw it to change it.':
    'Tu último cambio espera aprobación. Retíralo para modificarlo.',
  'Your public listing': 'Tu ficha pública',
  'already has a listing in this directory': 'Ya tiene una ficha en este directorio.',
  'is already used by another directory': 'Ya lo usa otro directorio.',
  'is already used by another listing': 'Ya lo usa otra ficha.',
};
