import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAnswer: {
    label: 'Zu beantwortende Leads',
    says: ['Lead braucht Ihre Antwort', 'Leads brauchen Ihre Antwort'],
    verb: 'Antworten',
  },
  toContact: {
    label: 'Zu kontaktierende Leads',
    says: ['Lead wartet auf Ihren ersten Kontakt', 'Leads warten auf Ihren ersten Kontakt'],
    verb: 'Öffnen',
  },
};
