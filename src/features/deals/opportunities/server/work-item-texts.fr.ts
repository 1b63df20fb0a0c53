import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  nextStep: {
    label: 'Prochaines actions d’affaires',
    says: ['affaire a une prochaine action', 'affaires ont une prochaine action'],
    verb: 'Ouvrir',
  },
  pastClose: {
    label: 'Affaires dont la date de clôture est dépassée',
    says: ['affaire a dépassé sa date de clôture', 'affaires ont dépassé leur date de clôture'],
    verb: 'Ouvrir',
  },
  atRisk: {
    label: 'Affaires à risque',
    says: ['affaire est inactive depuis trop longtemps', 'affaires sont inactives depuis trop longtemps'],
    verb: 'Ouvrir',
  },
};
