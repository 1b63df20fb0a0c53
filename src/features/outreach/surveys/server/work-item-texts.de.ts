import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAnswer: {
    label: 'Zu beantwortende Umfragen',
    says: ['Umfrage wartet auf Ihre Antwort', 'Umfragen warten auf Ihre Antwort'],
    verb: 'Antworten',
  },
};
