import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-announcements'> = {
  Announcements: 'Ankündigungen',
  'Choose at least one way to announce it': 'Wählen Sie mindestens einen Weg für die Ankündigung.',
  'End the announcement before you archive it.': 'Beenden Sie die Ankündigung, bevor Sie sie archivieren.',
  'Its end is in the past. Choose another end.': 'Das Ende liegt in der Vergangenheit. Wählen Sie ein anderes Ende.',
  'No partner user in the audience can sign in, so no one would get it.':
    'Kein Partnerbenutzer der Zielgruppe kann sich anmelden, daher würde niemand sie erhalten.',
  'The company announces news of its program.': 'Das Unternehmen kündigt Neues aus seinem Programm an.',
  'This announcement was sent. You can change its end, or create another one.':
    'Diese Ankündigung wurde gesendet. Sie können ihr Ende ändern oder eine neue erstellen.',
};
