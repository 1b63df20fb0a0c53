import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  notIncluded: 'Nicht enthalten',
  reason: 'Grund',
  enterReasonFewWords: 'Geben Sie einen Grund in einigen Worten an',
  enterAReason: 'Geben Sie einen Grund an',
  usingTheirs: 'Andere Version verwenden',
  keepMine: 'Meine behalten',
  effect: 'Auswirkung',
  beforeAndAfter: 'Vorher und nachher',
  partner: 'Partner',
  before: 'Vorher',
  after: 'Nachher',
};
