import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/distributions'> = {
  'A distribution is proposed, starts or ends.': 'Uma distribuição é proposta, começa ou termina.',
  'A partner declines or ends a distribution.': 'Um parceiro recusa ou encerra uma distribuição.',
  'Choose a region or a partner type.': 'Escolha uma região ou um tipo de parceiro.',
  'Distributors and resellers': 'Distribuidores e revendas',
  'Only active partners can propose a distribution.': 'Só parceiros ativos podem propor uma distribuição.',
  'Only distributors can invite resellers. Ask your partner manager.':
    'Só distribuidores podem convidar revendas. Fale com o seu gerente de parceiros.',
  'The distribution has ended. Choose another distributor.': 'A distribuição terminou. Escolha outro distribuidor.',
  'The other side decides about this proposal.': 'É o outro lado que decide sobre esta proposta.',
  'The reseller chooses its default distributor.': 'É a revenda que escolhe o distribuidor padrão dela.',
  'This distributor is not active. Choose another one.': 'Este distribuidor não está ativo. Escolha outro.',
  'This is not a company website.': 'Este não é o site de uma empresa.',
  'This is not one of your distributors.': 'Este não é um dos seus distribuidores.',
  'This is your own website.': 'Este é o seu próprio site.',
  'This reseller already has a distribution with this distributor.':
    'Esta revenda já tem uma distribuição com este distribuidor.',
  'You have already sent an invitation to this website.': 'Você já enviou um convite a este site.',
  'is not of a partner type that distributes': 'Não é de um tipo de parceiro que distribui.',
  'is the other side': 'Este parceiro é o outro lado.',
  'is the reseller itself': 'É a própria revenda.',
};
