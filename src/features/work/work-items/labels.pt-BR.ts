import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/work-items'> = {
  'Everything that waits for you, sorted by deadline.': 'Tudo o que espera por você, ordenado por prazo.',
  'My work': 'Meu trabalho',
  'Nothing waits for you.': 'Nada espera por você.',
  'morning email': 'e-mail matinal',
  'morning emails': 'e-mails matinais',
  'work item': 'pendência',
  'work items': 'pendências',
};
