import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-regions'> = {
  Managers: 'Verantwortliche',
  'Parent region': 'Übergeordnete Region',
  'Partner regions': 'Partnerregionen',
  'Reference type': 'Referenztyp',
  'Team members responsible for this region. Approval chains can ask them.':
    'Für diese Region verantwortliche Teammitglieder. Genehmigungsketten können sie fragen.',
  'The areas where partners work. A region can belong to a larger region and list its countries.':
    'Die Gebiete, in denen Partner tätig sind. Eine Region kann zu einer größeren gehören und ihre Länder aufführen.',
  'Whatever the parent region gets, such as an incentive structure, also applies to this region.':
    'Was die übergeordnete Region erhält, zum Beispiel eine Vergütungsstruktur, gilt auch für diese Region.',
  'partner region': 'Partnerregion',
  'partner regions': 'Partnerregionen',
  'regions they manage': 'von ihnen betreute Regionen',
};
