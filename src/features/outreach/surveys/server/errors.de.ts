import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/surveys'> = {
  'A partner user gives a score of 6 or less.': 'Ein Partnerbenutzer gibt eine Bewertung von 6 oder weniger ab.',
  'A survey that was sent stays anonymous or named. Create another one.':
    'Bei einer gesendeten Umfrage kann nicht mehr geändert werden, ob sie anonym ist. Erstellen Sie eine neue.',
  'Close the survey before you archive it.': 'Schließen Sie die Umfrage, bevor Sie sie archivieren.',
  'Low survey scores': 'Niedrige Bewertungen in Umfragen',
  'No partner user in the audience can sign in, so there is no one to ask.':
    'Kein Partnerbenutzer der Zielgruppe kann sich anmelden, daher kann niemand befragt werden.',
  'Pause the survey before you change when it is sent.':
    'Pausieren Sie die Umfrage, bevor Sie ändern, wann sie gesendet wird.',
  Surveys: 'Umfragen',
  'The company asks for your opinion, or reminds you of a survey.':
    'Das Unternehmen bittet um Ihre Meinung oder erinnert Sie an eine Umfrage.',
  'This round': 'Diese Runde',
  'This survey is no longer open.': 'Diese Umfrage ist nicht mehr offen.',
  'are for choices only': 'Sind nur bei Auswahlfragen möglich.',
  'are required for a choice': 'Sind bei einer Auswahlfrage erforderlich.',
  'cannot change after the survey was sent': 'Kann nicht mehr geändert werden, nachdem die Umfrage gesendet wurde.',
  'is used twice': 'Wird zweimal verwendet.',
};
