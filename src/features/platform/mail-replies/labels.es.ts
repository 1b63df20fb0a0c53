import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mail-replies'> = {
  'replies by email': 'respuestas por correo',
  'reply address': 'dirección de respuesta',
  'reply addresses': 'direcciones de respuesta',
  'reply by email': 'respuesta por correo',
};
