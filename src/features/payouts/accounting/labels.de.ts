import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/accounting'> = {
  Accounting: 'Buchhaltung',
  'Accounting export': 'Buchhaltungsexport',
  Liability: 'Verbindlichkeit',
  'Liability report': 'Bericht zur Verbindlichkeit',
  'Map accounts and export months': 'Konten zuordnen und Monate exportieren',
  'US chart of accounts': 'US-Kontenplan',
  'What you owe partners at the end of a month.': 'Was Sie Partnern am Ende eines Monats schulden.',
  'account of the books': 'Konto der Buchhaltung',
  'accounting export': 'Buchhaltungsexport',
  'accounting exports': 'Buchhaltungsexporte',
  'accounting settings': 'Buchhaltungseinstellungen',
  'accounts of the books': 'Konten der Buchhaltung',
  'download of an accounting export': 'Download eines Buchhaltungsexports',
  'downloads of accounting exports': 'Downloads von Buchhaltungsexporten',
};
