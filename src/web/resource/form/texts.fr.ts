import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  notIncluded: 'Non inclus',
  reason: 'Motif',
  enterReasonFewWords: 'Indiquez un motif en quelques mots',
  enterAReason: 'Indiquez un motif',
  usingTheirs: 'Utiliser la leur',
  keepMine: 'Garder la mienne',
  effect: 'Effet',
  beforeAndAfter: 'Avant et après',
  partner: 'Partenaire',
  before: 'Avant',
  after: 'Après',
};
