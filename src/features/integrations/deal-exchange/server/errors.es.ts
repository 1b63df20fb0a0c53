import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/deal-exchange'> = {
  'This schema': 'Este esquema',
  'is neither the SKU nor the name of a product': 'No es el SKU ni el nombre de un producto.',
  'is not a cursor': 'No es un cursor.',
  'is not a deal type of this program. GET /api/exchange/program lists them':
    'No es un tipo de negocio de este programa. GET /api/exchange/program los enumera.',
  'is not a time': 'No es una fecha y hora válida.',
  'since is not a time.': 'since no es una fecha y hora válida.',
  'was used for another deal': 'Ya se usó para otro negocio.',
};
