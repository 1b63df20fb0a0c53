import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-types'> = {
  'Distributor required': 'Distribuidor obrigatório',
  'Partner types': 'Tipos de parceiro',
  'Partners of this type choose one of their distributors when they register a deal.':
    'Os parceiros deste tipo escolhem um dos seus distribuidores quando registram um negócio.',
  'Partners of this type supply resellers and confirm their deals.':
    'Os parceiros deste tipo fornecem para revendas e confirmam os negócios delas.',
  Types: 'Tipos',
  'What partners do for you, such as resell, refer or deliver. Use types in incentive structures and reports.':
    'O que os parceiros fazem para você, como revender, indicar ou entregar. Use os tipos em estruturas de incentivos e relatórios.',
  'partner type': 'tipo de parceiro',
  'partner types': 'tipos de parceiro',
};
