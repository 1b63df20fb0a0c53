import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/opportunity-types'> = {
  'This is the default type for new deals. Make another type the default before you archive it.':
    'C’est le type par défaut des nouvelles affaires. Définissez un autre type par défaut avant de l’archiver.',
  'To change the default, make another type the default.':
    'Pour changer le type par défaut, définissez un autre type par défaut.',
  'deal is': 'affaire est',
  'deals are': 'affaires sont',
  'must be a published certificate': 'Doit être un certificat publié.',
};
