import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/experimental'> = {
  Change: 'Modifier',
  Drop: 'Abandonner',
  Experimental: 'Expérimental',
  Keep: 'Garder',
  'experiment response': 'réponse à une expérience',
  'experiment responses': 'réponses à des expériences',
};
