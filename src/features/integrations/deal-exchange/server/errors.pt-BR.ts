import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/deal-exchange'> = {
  'This schema': 'Este esquema',
  'is neither the SKU nor the name of a product': 'Não é o SKU nem o nome de um produto.',
  'is not a cursor': 'Não é um cursor.',
  'is not a deal type of this program. GET /api/exchange/program lists them':
    'Não é um tipo de negócio deste programa. GET /api/exchange/program lista todos.',
  'is not a time': 'Não é uma data e hora.',
  'since is not a time.': 'since não é uma data e hora.',
  'was used for another deal': 'Já foi usado para outro negócio.',
};
