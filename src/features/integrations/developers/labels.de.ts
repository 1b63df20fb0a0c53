import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/developers'> = {
  'API reference': 'API-Referenz',
  Developers: 'Entwicklung',
  Guides: 'Anleitungen',
  'Guides for developers': 'Anleitungen für die Entwicklung',
};
