import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-types'> = {
  'Co-sell: you and the partner sell together': 'Co-sell: você e o parceiro vendem juntos',
  'Deals moved here are closed and need a reason.': 'Os negócios movidos para cá são fechados e precisam de um motivo.',
  'Deals moved here are closed, and their partners earn commission.':
    'Os negócios movidos para cá são fechados, e os parceiros ganham comissão.',
  'Edit opportunity type': 'Editar tipo de oportunidade',
  'New business with a new customer': 'Novo negócio com um novo cliente',
  'New opportunity type': 'Novo tipo de oportunidade',
  'Not for resale: the partner buys for their own use': 'Não destinado à revenda: o parceiro compra para uso próprio',
  'Opportunity types': 'Tipos de oportunidade',
  'Opportunity types and stages': 'Tipos e etapas de oportunidades',
  'Referral: the partner introduces, your company sells': 'Indicação: o parceiro apresenta, a sua empresa vende',
  'Renewal with an existing customer': 'Renovação com um cliente existente',
  Resale: 'Revenda',
  'Resale: the partner sells': 'Revenda: o parceiro vende',
  'Services: the partner delivers': 'Serviços: o parceiro entrega',
  'Stages of an open deal in order, with the probability of winning.':
    'Etapas de um negócio aberto, em ordem, com a probabilidade de ganho.',
  'Upsell to an existing customer': 'Upsell para um cliente existente',
  'opportunity type': 'tipo de oportunidade',
  'opportunity types': 'tipos de oportunidade',
  stage: 'etapa',
  stages: 'etapas',
};
