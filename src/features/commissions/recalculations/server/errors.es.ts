import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/recalculations'> = {
  'A second person must approve a recalculation. Ask a team member who did not request it.':
    'Una segunda persona debe aprobar un recálculo. Pídelo a un miembro del equipo que no lo haya solicitado.',
  'The differences have changed since the preview. Preview the recalculation again.':
    'Las diferencias han cambiado desde la vista previa. Vuelve a previsualizar el recálculo.',
};
