import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  missing: (days, why) =>
    `Seit ${days} Tagen wurden keine Wechselkurse abgerufen.${why ? ` ${why}` : ''} Bis dahin gelten die letzten bekannten Kurse. Sie können auch eigene eingeben.`,
  missingSubject: (days) => `Seit ${days} Tagen wurden keine Wechselkurse abgerufen`,
  view: 'Wechselkurse ansehen',
};
