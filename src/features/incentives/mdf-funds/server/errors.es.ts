import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-funds'> = {
  'Only drafts can be deleted. Close the fund instead.': 'Solo se pueden eliminar borradores. Cierra el fondo.',
  'The period of this fund is over. Change its dates first.':
    'El período de este fondo ha terminado. Cambia primero sus fechas.',
  'This fund is closed.': 'Este fondo está cerrado.',
  'cannot be changed in an active fund': 'No se puede cambiar en un fondo activo.',
  'has no amount of its own in a pool': 'En un fondo común, los partners no tienen un importe propio.',
  'is already the name of another fund': 'Otro fondo ya tiene este nombre.',
  'is required in a fund with fixed amounts': 'Este campo es obligatorio en un fondo con importes fijos.',
  'must be more than 0% and at most 100%': 'Debe ser más del 0 % y como máximo el 100 %.',
  'must not be after the last day': 'No debe ser posterior al último día.',
};
