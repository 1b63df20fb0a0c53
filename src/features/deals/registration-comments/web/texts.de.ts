import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  comment: 'Kommentar',
  filesToAttach: 'Dateien zum Anhängen',
  attach: 'Anhängen',
  remove: (name: Part) => `${name} entfernen`,
  writeToCompanyMentionPeopleWith: 'Schreiben Sie dem Unternehmen. Erwähnen Sie Personen mit @.',
  writeToPartnerMentionPeopleWith: 'Schreiben Sie dem Partner. Erwähnen Sie Personen mit @.',
  writeToYourTeamPartnerDoes: 'Schreiben Sie Ihrem Team. Der Partner sieht es nicht.',
  internal: 'Intern',
  deleteComment: (authorName: Part) => `Kommentar von ${authorName} löschen`,
  commentDeleted: 'Kommentar gelöscht',
  comments: 'Kommentare',
  filterComments: 'Kommentare filtern',
  sharedWithPartner: 'Mit dem Partner geteilt',
  noCommentsYet: 'Noch keine Kommentare.',
};
