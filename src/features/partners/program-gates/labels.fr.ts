import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/program-gates'> = {
  'Only for': 'Uniquement pour',
  Requirement: 'Condition',
  'Waived by': 'Dérogation accordée par',
  'Without a date, the waiver holds until you remove it.':
    'Sans date, la dérogation vaut jusqu’à ce que vous la retiriez.',
  'Without an audience, the gate holds for all partners.':
    'Sans audience, la condition d’accès vaut pour tous les partenaires.',
  gate: 'condition d’accès',
  gates: 'conditions d’accès',
  waiver: 'dérogation',
  waivers: 'dérogations',
};
