import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/distributor-deals'> = {
  'Amount is rounded': 'O valor é arredondado',
  'Confirm a reseller’s deal as its distributor': 'Confirmar o negócio de uma revenda como distribuidor dela',
  'Confirm deal': 'Confirmar negócio',
  Confirmation: 'Confirmação',
  'Deal confirmed': 'Negócio confirmado',
  'Deal declined': 'Negócio recusado',
  'Decline a reseller’s deal with a reason': 'Recusar o negócio de uma revenda com um motivo',
  'Decline deal': 'Recusar negócio',
  'Distribution settings': 'Configurações de distribuição',
  'Registration status': 'Status do registro',
  'Reseller deal': 'Negócio de revenda',
  'Reseller deals': 'Negócios de revendas',
  'Stage color': 'Cor da etapa',
  'Status of the deal': 'Status do negócio',
  'The reseller and the company see that the distributor supplies this deal.':
    'A revenda e a empresa veem que o distribuidor fornece para este negócio.',
  'The reseller and the company see your reason. You no longer see the details of the deal.':
    'A revenda e a empresa veem o seu motivo. Você deixa de ver os detalhes do negócio.',
  'Visibility check': 'Verificação de visibilidade',
  'Which resellers buy from which distributors.': 'Quais revendas compram de quais distribuidores.',
  'Who buys from whom': 'Quem compra de quem',
  'distribution settings': 'configurações de distribuição',
  'reseller deal': 'negócio de revenda',
  'reseller deals': 'negócios de revenda',
};
