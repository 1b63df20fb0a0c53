import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/saved-views'> = {
  'Build a report': 'Montar um relatório',
  'Saved reports': 'Relatórios salvos',
  'saved view': 'visualização salva',
  'saved views': 'visualizações salvas',
  'shared views': 'visualizações compartilhadas',
};
