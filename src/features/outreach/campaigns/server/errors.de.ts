import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/campaigns'> = {
  'A campaign cannot be changed after it was prepared. Copy it instead.':
    'Eine Kampagne kann nach der Vorbereitung nicht mehr geändert werden. Kopieren Sie sie stattdessen.',
  'A campaign was sent, it stopped and needs attention, or a person replied.':
    'Eine Kampagne wurde gesendet, sie wurde angehalten und muss geprüft werden, oder eine Person hat geantwortet.',
  'Email campaigns': 'E-Mail-Kampagnen',
  'Move the campaign back to draft first.': 'Machen Sie die Kampagne zuerst wieder zum Entwurf.',
  'Only the person can subscribe again, by the link in any of your emails.':
    'Nur die Person selbst kann die E-Mails wieder abonnieren, über den Link in einer Ihrer E-Mails.',
  'is not a sending domain': 'Ist keine Absenderdomain.',
  'is not an email topic': 'Ist kein E-Mail-Thema.',
  'must be an audience of partners or contacts': 'Muss eine Zielgruppe von Partnern oder Kontakten sein.',
  'must be within a year': 'Muss innerhalb eines Jahres liegen.',
};
