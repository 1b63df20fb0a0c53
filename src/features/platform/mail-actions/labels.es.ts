import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mail-actions'> = {
  Confirm: 'Confirmar',
  'email action': 'acción por correo',
  'email actions': 'acciones por correo',
};
