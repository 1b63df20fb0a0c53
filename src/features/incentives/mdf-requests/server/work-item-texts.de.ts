import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toChange: {
    label: 'Zu ändernde MDF-Anträge',
    says: ['MDF-Antrag ist zu ändern', 'MDF-Anträge sind zu ändern'],
    verb: 'Ändern',
  },
  toClaim: {
    label: 'Abzurechnende MDF',
    says: ['genehmigte MDF-Aktivität kann abgerechnet werden', 'genehmigte MDF-Aktivitäten können abgerechnet werden'],
    verb: 'Abrechnen',
  },
};
