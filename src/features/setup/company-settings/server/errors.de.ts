import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/company-settings'> = {
  'An owner downloaded an export of all your company’s data.':
    'Ein Inhaber hat einen Export aller Daten Ihres Unternehmens heruntergeladen.',
  'Data export': 'Datenexport',
  'Only an owner who is signed in themselves can export all data.':
    'Nur Inhaber, die selbst angemeldet sind, können alle Daten exportieren.',
};
