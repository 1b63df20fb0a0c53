import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/experimental'> = {
  Change: 'Ändern',
  Drop: 'Verwerfen',
  Experimental: 'Experimentell',
  Keep: 'Behalten',
  'experiment response': 'Antwort auf ein Experiment',
  'experiment responses': 'Antworten auf Experimente',
};
