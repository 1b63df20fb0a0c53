import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/people'> = {
  Deactivated: 'Désactivé',
  'Team member names': 'Noms des membres de l’équipe',
  'Team members': 'Membres de l’équipe',
  'Two-factor': 'Deux facteurs',
  'team member': 'membre de l’équipe',
  'team members': 'membres de l’équipe',
};
