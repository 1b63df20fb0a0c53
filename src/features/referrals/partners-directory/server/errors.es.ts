import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/partners-directory'> = {
  'Nothing differs from the published listing.': 'No hay diferencias con la ficha publicada.',
  'This directory': 'Este directorio',
  'This form has expired. Reload the page and send it again.':
    'Este formulario ha vencido. Vuelve a cargar la página y envíalo de nuevo.',
  'Wait a few seconds and send the form again.': 'Espera unos segundos y envía el formulario de nuevo.',
  'Your last change is waiting for approval. Withdraw it to change it.':
    'Tu último cambio espera aprobación. Retíralo para modificarlo.',
  'already has a listing in this directory': 'Ya tiene una ficha en este directorio.',
  'is already used by another directory': 'Ya lo usa otro directorio.',
  'is already used by another listing': 'Ya lo usa otra ficha.',
};
