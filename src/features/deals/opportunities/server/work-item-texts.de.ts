import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  nextStep: {
    label: 'Nächste Schritte von Deals',
    says: ['Deal hat einen nächsten Schritt', 'Deals haben einen nächsten Schritt'],
    verb: 'Öffnen',
  },
  pastClose: {
    label: 'Deals nach ihrem Abschlussdatum',
    says: ['Deal hat das Abschlussdatum überschritten', 'Deals haben das Abschlussdatum überschritten'],
    verb: 'Öffnen',
  },
  atRisk: {
    label: 'Gefährdete Deals',
    says: ['Deal ist zu lange ohne Aktivität', 'Deals sind zu lange ohne Aktivität'],
    verb: 'Öffnen',
  },
};
