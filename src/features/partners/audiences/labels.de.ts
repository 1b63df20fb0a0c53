import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/audiences'> = {
  'Edit audience': 'Zielgruppe bearbeiten',
  'New audience': 'Neue Zielgruppe',
  audience: 'Zielgruppe',
  audiences: 'Zielgruppen',
};
