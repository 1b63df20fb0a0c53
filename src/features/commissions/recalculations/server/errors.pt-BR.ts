import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/recalculations'> = {
  'A second person must approve a recalculation. Ask a team member who did not request it.':
    'Uma segunda pessoa precisa aprovar um recálculo. Peça a um membro da equipe que não o solicitou.',
  'The differences have changed since the preview. Preview the recalculation again.':
    'As diferenças mudaram desde a pré-visualização. Pré-visualize o recálculo de novo.',
};
