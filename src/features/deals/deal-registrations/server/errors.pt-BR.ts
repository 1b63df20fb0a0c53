import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/deal-registrations'> = {
  'Approvals that wait for you': 'Aprovações que aguardam você',
  'Approved, one of several approvals given, not approved, another registration approved, question asked, merged, or won.':
    'Aprovado, uma de várias aprovações dada, não aprovado, outro registro aprovado, pergunta feita, mesclado ou ganho.',
  'Check this account first. Both its website and its name must have been checked today.':
    'Verifique primeiro esta conta. Tanto o site quanto o nome dela devem ter sido verificados hoje.',
  'Choose the distributor of this deal.': 'Escolha o distribuidor deste negócio.',
  'Deal registrations': 'Registros de negócio',
  'Decisions on your registrations': 'Decisões sobre os seus registros',
  'Decisions that are due': 'Decisões com prazo',
  'Ending soon, extended, extension declined, revoked, or ended.':
    'Perto do fim, prorrogada, prorrogação recusada, revogada ou encerrada.',
  'Enter a website or an account name.': 'Informe um site ou o nome de uma conta.',
  'Fill in the missing fields before you register this deal.':
    'Preencha os campos que faltam antes de registrar este negócio.',
  'Give the currency of the amount.': 'Informe a moeda do valor.',
  'Give the name or the website of the account.': 'Informe o nome ou o site da conta.',
  'Give the partner that registers the deal.': 'Informe o parceiro que registra o negócio.',
  'New registrations, answers, requests for extensions, and withdrawals.':
    'Novos registros, respostas, pedidos de prorrogação e retiradas.',
  'Only active partners can register deals.': 'Só parceiros ativos podem registrar negócios.',
  'Only drafts can be deleted. Submitted registrations stay on record.':
    'Só rascunhos podem ser excluídos. Os registros enviados são mantidos.',
  'Protection of your deals': 'Proteção dos seus negócios',
  'Release the hold first. It applies to this account.': 'Libere a reserva primeiro. Ela vale para esta conta.',
  'Reminders halfway to the deadline and when a decision is overdue.':
    'Lembretes na metade do prazo e quando uma decisão está em atraso.',
  'Steps of approval chains that you decide.': 'Etapas de cadeias de aprovação que você decide.',
  'The distributor declined this deal. Change or remove the distributor before you approve it.':
    'O distribuidor recusou este negócio. Altere ou remova o distribuidor antes de aprová-lo.',
  'The distributor has not confirmed this deal yet.': 'O distribuidor ainda não confirmou este negócio.',
  'The other record belongs to a partner you do not manage. Ask a team member with access to all partners to merge them.':
    'O outro registro pertence a um parceiro que você não gerencia. Peça a um membro da equipe com acesso a todos os parceiros que os mescle.',
  'The program does not extend protection.': 'O programa não prorroga a proteção.',
  'The program has no deal types yet.': 'O programa ainda não tem tipos de negócio.',
  'This cannot be changed once the deal is registered.':
    'Isto não pode ser alterado depois que o negócio é registrado.',
  'This conflict does not involve another deal, so there is nothing to merge.':
    'Este conflito não envolve outro negócio, por isso não há nada a mesclar.',
  'This conflict no longer exists.': 'Este conflito não existe mais.',
  'This deal type does not exist.': 'Este tipo de negócio não existe.',
  'This is an email provider, not a company website.': 'Este é um provedor de e-mail, não o site de uma empresa.',
  'This is not a valid website address.': 'Este não é um endereço de site válido.',
  'This is your own company.': 'Esta é a sua própria empresa.',
  'This product category does not exist.': 'Esta categoria de produto não existe.',
  'This product does not exist.': 'Este produto não existe.',
  'This program does not offer holds. Register the deal instead.':
    'Este programa não oferece reservas. Registre o negócio diretamente.',
  'This registration has a conflict. Give a reason for approving it.':
    'Este registro tem um conflito. Informe um motivo para aprová-lo.',
  'You have already registered this account.': 'Você já registrou esta conta.',
  'answers to your questions': 'respostas às suas perguntas',
  'does not work with the current weights: change the split of the deal first':
    'Não é possível com os pesos atuais. Altere primeiro a divisão do negócio.',
  'is required to hold an account': 'Este campo é obrigatório para reservar uma conta.',
  'new deal registrations': 'novos registros de negócio',
  'overdue registrations': 'registros em atraso',
};
