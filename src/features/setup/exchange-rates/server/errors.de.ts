import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/exchange-rates'> = {
  'Fetched rates can’t be changed. Enter your own rate for that day; it takes precedence.':
    'Abgerufene Kurse können nicht geändert werden. Geben Sie für diesen Tag einen eigenen Kurs ein; er hat Vorrang.',
  'Fetching exchange rates is turned off for this installation. Ask its administrator to allow it.':
    'Das Abrufen von Wechselkursen ist in dieser Installation ausgeschaltet. Bitten Sie die zuständige Administration, es zu erlauben.',
  'Missing exchange rates': 'Fehlende Wechselkurse',
  'No exchange rates have been fetched for several days.': 'Seit mehreren Tagen wurden keine Wechselkurse abgerufen.',
  'has a rate of these currencies already': 'Für diesen Tag gibt es bereits einen Kurs dieser Währungen.',
  'must be above 0': 'Muss größer als 0 sein.',
  'must be another currency than base': 'Muss eine andere Währung als die Basiswährung sein.',
};
