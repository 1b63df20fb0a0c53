import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  goToShortcuts: '移動のショートカット',
  thisExperimentTellUsWhatYou: 'これは試験運用中の機能です。ご意見をお聞かせください。',
};
