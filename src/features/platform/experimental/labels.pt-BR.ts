import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/experimental'> = {
  Change: 'Mudar',
  Drop: 'Descartar',
  Keep: 'Manter',
  'experiment response': 'resposta de experimento',
  'experiment responses': 'respostas de experimentos',
};
