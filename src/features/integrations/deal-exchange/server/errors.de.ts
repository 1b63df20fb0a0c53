import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/deal-exchange'> = {
  'This schema': 'Dieses Schema',
  'is neither the SKU nor the name of a product': 'Ist weder die SKU noch der Name eines Produkts.',
  'is not a cursor': 'Ist kein Cursor.',
  'is not a deal type of this program. GET /api/exchange/program lists them':
    'Ist kein Deal-Typ dieses Programms. GET /api/exchange/program listet sie auf.',
  'is not a time': 'Ist kein Zeitpunkt.',
  'since is not a time.': 'since ist kein Zeitpunkt.',
  'was used for another deal': 'Wurde für einen anderen Deal verwendet.',
};
