import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/people'> = {
  Deactivated: 'Desactivado',
  'Team member names': 'Nombres de los miembros del equipo',
  'Team members': 'Miembros del equipo',
  'Two-factor': 'Dos factores',
  'team member': 'miembro del equipo',
  'team members': 'miembros del equipo',
};
