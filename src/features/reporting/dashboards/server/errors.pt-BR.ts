import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/dashboards'> = {
  'Only users can have their own dashboard.': 'Só usuários podem ter um painel próprio.',
  'This dashboard was changed in the meantime.': 'Este painel foi alterado nesse meio-tempo.',
  'This report': 'Este relatório',
};
