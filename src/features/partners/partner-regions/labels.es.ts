import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-regions'> = {
  Managers: 'Responsables',
  'Parent region': 'Región superior',
  'Partner regions': 'Regiones de partners',
  'Reference type': 'Tipo de referencia',
  'Team members responsible for this region. Approval chains can ask them.':
    'Miembros del equipo responsables de esta región. Las cadenas de aprobación pueden preguntarles.',
  'The areas where partners work. A region can belong to a larger region and list its countries.':
    'Las zonas en las que trabajan los partners. Una región puede pertenecer a otra mayor e incluir sus países.',
  'Whatever the parent region gets, such as an incentive structure, also applies to this region.':
    'Lo que recibe la región superior, como una estructura de incentivos, también se aplica a esta región.',
  'partner region': 'región de partners',
  'partner regions': 'regiones de partners',
  'regions they manage': 'regiones que gestiona',
};
