import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-regions'> = {
  Managers: 'Gerentes',
  'Parent region': 'Região superior',
  'Partner regions': 'Regiões de parceiros',
  'Reference type': 'Tipo de referência',
  'Team members responsible for this region. Approval chains can ask them.':
    'Membros da equipe responsáveis por esta região. As cadeias de aprovação podem consultá-los.',
  'The areas where partners work. A region can belong to a larger region and list its countries.':
    'As áreas em que os parceiros atuam. Uma região pode pertencer a uma região maior e listar seus países.',
  'Whatever the parent region gets, such as an incentive structure, also applies to this region.':
    'O que a região superior recebe, como uma estrutura de incentivos, também vale para esta região.',
  'partner region': 'região de parceiros',
  'partner regions': 'regiões de parceiros',
  'regions they manage': 'regiões que gerenciam',
};
