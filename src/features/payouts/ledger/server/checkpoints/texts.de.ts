import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  broken: (difference) => `Die nächtliche Prüfung hat eine Abweichung gefunden. ${difference}`,
  brokenSubject: 'Die nächtliche Prüfung des Hauptbuchs hat eine Abweichung gefunden',
  viewCheckpoints: 'Prüfpunkte ansehen',
};
