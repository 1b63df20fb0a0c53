import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/people'> = {
  Deactivated: 'Desativado',
  'Team member names': 'Nomes dos membros da equipe',
  'Team members': 'Membros da equipe',
  'Two-factor': 'Dois fatores',
  'team member': 'membro da equipe',
  'team members': 'membros da equipe',
};
