import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/deal-exchange'> = {
  'This schema': 'Ce schéma',
  'is neither the SKU nor the name of a product': 'Ce n’est ni le SKU ni le nom d’un produit.',
  'is not a cursor': 'Ce n’est pas un curseur.',
  'is not a deal type of this program. GET /api/exchange/program lists them':
    'Ce n’est pas un type d’affaire de ce programme. GET /api/exchange/program les énumère.',
  'is not a time': 'Ce n’est pas une date avec une heure.',
  'since is not a time.': 'since n’est pas une date avec une heure.',
  'was used for another deal': 'Déjà utilisé pour une autre affaire.',
};
