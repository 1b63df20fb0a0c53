import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/attributions'> = {
  'Another contract covers this account on some of these days.':
    'Otro contrato cubre esta cuenta en algunos de estos días.',
  'is allowed only when the sale belongs to a deal': 'Solo se permite si la venta pertenece a un negocio.',
  'is lost. Reopen the deal first.': 'Este negocio está perdido. Reábrelo primero.',
  'is more than the amount': 'Supera el importe.',
  'is not an active link of your company': 'No es un enlace activo de tu empresa.',
};
