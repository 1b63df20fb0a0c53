import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/accounts'> = {
  'Annual revenue': 'Receita anual',
  'New account': 'Nova conta',
  'Parent account': 'Conta principal',
  Relationship: 'Relação',
  'Set automatically when a deal is won.': 'Definido automaticamente quando um negócio é ganho.',
  'The account’s ID in another system, such as your CRM.': 'O ID da conta em outro sistema, como o seu CRM.',
  accounts: 'contas',
};
