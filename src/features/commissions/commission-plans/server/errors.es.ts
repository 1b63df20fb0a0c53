import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/commission-plans'> = {
  'Commission was earned under this assignment. Set an end date instead of removing it.':
    'Con esta asignación se ganaron comisiones. Establece una fecha de fin en lugar de quitarla.',
  'Incentive changes': 'Cambios de incentivos',
  'New terms, before they apply.': 'Condiciones nuevas, antes de que se apliquen.',
  'The draft was changed in the meantime. Review it again before you publish.':
    'El borrador se cambió mientras tanto. Revísalo de nuevo antes de publicar.',
  'This structure': 'Esta estructura',
  'This structure is archived. Restore it before you assign it.':
    'Esta estructura está archivada. Restáurala antes de asignarla.',
  'This structure is archived. Restore it before you edit it.':
    'Esta estructura está archivada. Restáurala antes de editarla.',
  'This structure is archived. Restore it before you publish.':
    'Esta estructura está archivada. Restáurala antes de publicar.',
  'already has a draft': 'Ya tiene un borrador.',
  'already has this structure in this period': 'Ya tiene esta estructura en este período.',
  'cannot be combined with a template': 'No se puede combinar con una plantilla.',
  'is not a structure': 'No es una estructura.',
  'is not a version of this structure': 'No es una versión de esta estructura.',
  'must be accepted, or choose a start date in an open month':
    'Acéptalo o elige una fecha de inicio en un mes abierto.',
  'must be after the start date': 'Debe ser posterior a la fecha de inicio.',
  'must be empty when you assign to all partners': 'Debe estar vacío cuando asignas a todos los partners.',
  'must be today or later, because past members of an audience are not recorded':
    'Debe ser hoy o más tarde, porque no se registran los miembros anteriores de una audiencia.',
};
