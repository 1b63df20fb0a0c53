import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAgree: {
    label: 'Cibles à convenir',
    says: ['plan de cibles attend votre accord', 'plans de cibles attendent votre accord'],
    verb: 'Examiner',
  },
  objectives: {
    label: 'Objectifs à échéance',
    says: ['objectif arrive à échéance', 'objectifs arrivent à échéance'],
    verb: 'Ouvrir le plan',
  },
};
