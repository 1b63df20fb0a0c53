import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  requests: {
    label: 'Anfragen nach Accountlisten',
    says: ['Accountliste wird angefragt', 'Accountlisten werden angefragt'],
    verb: 'Antworten',
  },
  introductionsToAnswer: {
    label: 'Zu beantwortende Vorstellungen',
    says: ['Vorstellung braucht Ihre Antwort', 'Vorstellungen brauchen Ihre Antwort'],
    verb: 'Antworten',
  },
  introductionsToMake: {
    label: 'Auszuführende Vorstellungen',
    says: ['Vorstellung steht aus', 'Vorstellungen stehen aus'],
    verb: 'Vorstellen',
  },
};
