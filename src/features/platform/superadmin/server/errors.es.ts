import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/superadmin'> = {
  'The deletion of this company is already scheduled.': 'La eliminación de esta empresa ya está programada.',
  'The deletion of this company is not scheduled.': 'La eliminación de esta empresa no está programada.',
  'The limits of this company were changed in the meantime.':
    'Los límites de esta empresa se cambiaron mientras tanto.',
  'This company is already suspended.': 'Esta empresa ya está suspendida.',
  'This company is not suspended.': 'Esta empresa no está suspendida.',
  'You cannot reset your own two-factor authentication here. Turn it off in your profile.':
    'Aquí no puedes restablecer tu propia autenticación de dos factores. Desactívala en tu perfil.',
  'does not belong to this company': 'No pertenece a esta empresa.',
};
