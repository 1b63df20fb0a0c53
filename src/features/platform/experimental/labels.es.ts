import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/experimental'> = {
  Change: 'Cambiar',
  Drop: 'Descartar',
  Keep: 'Conservar',
  'experiment response': 'respuesta sobre un experimento',
  'experiment responses': 'respuestas sobre experimentos',
};
