import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  goToShortcuts: 'Raccourcis «\u00a0Aller à\u00a0»',
  thisExperimentTellUsWhatYou: 'Ceci est une expérimentation. Dites-nous ce que vous en pensez.',
};
