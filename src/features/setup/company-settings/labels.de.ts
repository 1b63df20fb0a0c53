import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/company-settings'> = {
  'Company Settings': 'Unternehmenseinstellungen',
  Security: 'Sicherheit',
  'Your data': 'Ihre Daten',
};
