import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/content-languages'> = {
  'Content languages': 'Sprachen der Inhalte',
  translation: 'Übersetzung',
  translations: 'Übersetzungen',
  'Translations of your content': 'Übersetzungen Ihrer Inhalte',
};
