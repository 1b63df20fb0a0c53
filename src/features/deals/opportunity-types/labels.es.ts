import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-types'> = {
  'Co-sell: you and the partner sell together': 'Co-sell: tú y el partner venden juntos',
  'Deals moved here are closed and need a reason.': 'Los negocios que se mueven aquí se cierran y requieren un motivo.',
  'Deals moved here are closed, and their partners earn commission.':
    'Los negocios que se mueven aquí se cierran y sus partners obtienen comisión.',
  'Edit opportunity type': 'Editar tipo de oportunidad',
  'New business with a new customer': 'Negocio nuevo con un cliente nuevo',
  'New opportunity type': 'Nuevo tipo de oportunidad',
  'Not for resale: the partner buys for their own use': 'No destinado a la reventa: el partner compra para uso propio',
  'Opportunity types': 'Tipos de oportunidad',
  'Opportunity types and stages': 'Tipos de oportunidad y etapas',
  'Referral: the partner introduces, your company sells': 'Referido: el partner presenta al cliente y vende tu empresa',
  'Renewal with an existing customer': 'Renovación con un cliente existente',
  Resale: 'Reventa',
  'Resale: the partner sells': 'Reventa: vende el partner',
  'Services: the partner delivers': 'Servicios: los presta el partner',
  'Stages of an open deal in order, with the probability of winning.':
    'Etapas de un negocio abierto en orden, con la probabilidad de ganarlo.',
  'Upsell to an existing customer': 'Venta adicional a un cliente existente',
  'opportunity type': 'tipo de oportunidad',
  'opportunity types': 'tipos de oportunidad',
  stage: 'etapa',
  stages: 'etapas',
};
