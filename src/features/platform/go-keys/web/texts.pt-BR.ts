import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  goToShortcuts: 'Atalhos de navegação',
  thisExperimentTellUsWhatYou: 'Isto é um experimento. Diga o que você acha.',
};
