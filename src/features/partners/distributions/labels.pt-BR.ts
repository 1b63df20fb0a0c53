import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/distributions'> = {
  'A proposal is declined. After an active distribution, new registrations can no longer name this distributor; deals of the time stay as they are. The other side is notified.':
    'Uma proposta é recusada. Depois de uma distribuição ativa, os novos registros não podem mais indicar este distribuidor; os negócios desse tempo ficam como estão. O outro lado é avisado.',
  Accept: 'Aceitar',
  'Accept a proposed distribution': 'Aceitar uma distribuição proposta',
  'Based on': 'Com base em',
  'Both partners see each other and can sell together.': 'Os dois parceiros veem um ao outro e podem vender juntos.',
  'Choose the partner that an invited website belongs to': 'Escolher o parceiro a que pertence um site convidado',
  'Choose the partner that this website belongs to. It then gets the proposal.':
    'Escolha o parceiro a que este site pertence. Ele recebe então a proposta.',
  'Decline a proposed distribution or end an active one': 'Recusar uma distribuição proposta ou encerrar uma ativa',
  'Default distributor': 'Distribuidor padrão',
  'Default distributor changed': 'Distribuidor padrão alterado',
  'Distribution accepted': 'Distribuição aceita',
  'Distribution ended': 'Distribuição encerrada',
  'Distribution rules': 'Regras de distribuição',
  Distributions: 'Distribuições',
  'Distributors and resellers': 'Distribuidores e revendas',
  'End distribution': 'Encerrar distribuição',
  'Ended because': 'Encerrado porque',
  'Ended by the company': 'Encerrado pela empresa',
  'Ended by the distributor': 'Encerrado pelo distribuidor',
  'Ended by the reseller': 'Encerrado pela revenda',
  Invitation: 'Convite',
  'Invite a reseller or distributor': 'Convidar uma revenda ou um distribuidor',
  'Invited website': 'Site convidado',
  'Make default': 'Tornar padrão',
  'Make this the default distributor of the reseller in its region':
    'Tornar este o distribuidor padrão da revenda na região dela',
  'Match partner': 'Associar parceiro',
  'New registrations in this region name this distributor.':
    'Os novos registros nesta região indicam este distribuidor.',
  'New registrations of the reseller in this region name this distributor.':
    'Os novos registros da revenda nesta região indicam este distribuidor.',
  'New registrations of these partners name this distributor.':
    'Os novos registros destes parceiros indicam este distribuidor.',
  'Partner matched': 'Parceiro associado',
  'Resellers and distributors': 'Revendas e distribuidores',
  'The partners were merged': 'Os parceiros foram mesclados',
  'The rule no longer applies': 'A regra não se aplica mais',
  'The rule was deleted': 'A regra foi excluída',
  'Without a region, the distribution holds everywhere.': 'Sem uma região, a distribuição vale em toda parte.',
  distribution: 'distribuição',
  'distribution rule': 'regra de distribuição',
  'distribution rules': 'regras de distribuição',
  distributions: 'distribuições',
};
