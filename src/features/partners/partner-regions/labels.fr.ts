import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-regions'> = {
  Managers: 'Responsables',
  'Parent region': 'Région parente',
  'Partner regions': 'Régions de partenaires',
  'Reference type': 'Type de référence',
  'Team members responsible for this region. Approval chains can ask them.':
    'Membres de l’équipe responsables de cette région. Les chaînes d’approbation peuvent les solliciter.',
  'The areas where partners work. A region can belong to a larger region and list its countries.':
    'Les zones où travaillent les partenaires. Une région peut appartenir à une région plus vaste et lister ses pays.',
  'Whatever the parent region gets, such as an incentive structure, also applies to this region.':
    'Tout ce que reçoit la région parente, par exemple un plan d’incitation, s’applique aussi à cette région.',
  'partner region': 'région de partenaires',
  'partner regions': 'régions de partenaires',
  'regions they manage': 'régions qu’ils gèrent',
};
