import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  differ: (difference) =>
    `Die nächtliche Volumenprüfung hat eine Abweichung gefunden. ${difference} Eine genehmigte Neuberechnung korrigiert sie.`,
  differSubject: 'Die nächtliche Volumenprüfung hat eine Abweichung gefunden',
  viewAudit: 'Volumenprüfung ansehen',
};
