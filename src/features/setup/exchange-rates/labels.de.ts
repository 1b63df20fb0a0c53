import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/exchange-rates'> = {
  'European Central Bank': 'Europäische Zentralbank',
  Fetched: 'Abgerufen',
  'In use': 'In Verwendung',
  'No, another rate takes precedence': 'Nein, ein anderer Kurs hat Vorrang',
  'No, source turned off': 'Nein, Quelle ausgeschaltet',
  'Published as': 'Veröffentlicht als',
  'exchange rate': 'Wechselkurs',
  'exchange rate fetch': 'Abruf von Wechselkursen',
  'exchange rate fetches': 'Abrufe von Wechselkursen',
  'exchange rates': 'Wechselkurse',
};
