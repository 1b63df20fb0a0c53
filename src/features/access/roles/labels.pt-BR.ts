import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/roles'> = {
  'Can do everything and decides who else is an owner.': 'Pode fazer tudo e decide quem mais é proprietário.',
  'Can do everything except add or change owners.': 'Pode fazer tudo, menos adicionar ou alterar proprietários.',
  'Can view commissions and payments. Manages payout details.':
    'Pode ver comissões e pagamentos. Gerencia os dados de recebimento.',
  'Can view everything of the partner. Edits the partner profile and manages its team and roles.':
    'Pode ver tudo do parceiro. Edita o perfil do parceiro e gerencia a equipe e as funções dele.',
  'Can view everything. Cannot change anything.': 'Pode ver tudo. Não pode alterar nada.',
  'Can view everything. Manages content for partners.': 'Pode ver tudo. Gerencia o conteúdo para parceiros.',
  'Edit role': 'Editar função',
  Manage: 'Gerenciar',
  'Manages incentives, commissions and payouts. Can view everything else.':
    'Gerencia incentivos, comissões e repasses. Pode ver todo o resto.',
  'Manages the partners they own: deals, registrations and contacts. Cannot see other partners.':
    'Gerencia os parceiros pelos quais responde: negócios, registros e contatos. Não vê outros parceiros.',
  Member: 'Membro',
  'New role': 'Nova função',
  None: 'Nenhum',
  'Own partners only: the partners they own, with their records':
    'Só os próprios parceiros: aqueles pelos quais responde, com os registros deles',
  'Registers and tracks deals, and can see their earnings.':
    'Registra e acompanha negócios e pode ver os ganhos deles.',
  'Registers and tracks deals, and sees their commissions. Cannot see payouts and payout details.':
    'Registra e acompanha negócios e vê as comissões deles. Não vê repasses nem dados de recebimento.',
  Roles: 'Funções',
  View: 'Ver',
  role: 'função',
  roles: 'funções',
};
