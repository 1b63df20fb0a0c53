import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/opportunity-types'> = {
  'This is the default type for new deals. Make another type the default before you archive it.':
    'Dies ist der Standardtyp für neue Deals. Legen Sie einen anderen Typ als Standard fest, bevor Sie diesen archivieren.',
  'To change the default, make another type the default.':
    'Um den Standard zu ändern, legen Sie einen anderen Typ als Standard fest.',
  'deal is': 'Deal ist',
  'deals are': 'Deals sind',
  'must be a published certificate': 'Muss ein veröffentlichtes Zertifikat sein.',
};
