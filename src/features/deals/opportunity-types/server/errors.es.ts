import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/opportunity-types'> = {
  'This is the default type for new deals. Make another type the default before you archive it.':
    'Es el tipo predeterminado de los negocios nuevos. Define otro tipo como predeterminado antes de archivarlo.',
  'To change the default, make another type the default.':
    'Para cambiar el tipo predeterminado, define otro como predeterminado.',
  'deal is': 'negocio está',
  'deals are': 'negocios están',
  'must be a published certificate': 'Debe ser un certificado publicado.',
};
