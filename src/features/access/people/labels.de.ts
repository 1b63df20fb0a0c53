import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/people'> = {
  Deactivated: 'Deaktiviert',
  'Team member names': 'Namen der Teammitglieder',
  'Team members': 'Teammitglieder',
  'Two-factor': 'Zwei-Faktor',
  'team member': 'Teammitglied',
  'team members': 'Teammitglieder',
};
