import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approved: (title, amount, claimBy) =>
    `Sua solicitação de verba “${title}” foi aprovada no valor de ${amount}. Peça o reembolso até ${claimBy}.`,
  approvedSubject: (title, amount, claimBy) =>
    `Sua solicitação de verba foi aprovada no valor de ${amount}, peça o reembolso até ${claimBy}: ${title}`,
  decided: {
    declined: (title, note) => `Sua solicitação de verba “${title}” foi recusada${note ? `. ${note}` : ''}`,
    returned: (title, note) => `Sua solicitação de verba “${title}” precisa de alterações${note ? `. ${note}` : ''}`,
    expired: (title, note) =>
      `Sua solicitação de verba “${title}” expirou porque nenhum reembolso foi pedido${note ? `. ${note}` : ''}`,
    closed: (title, note) =>
      `Sua solicitação de verba “${title}” foi encerrada porque o prazo de reembolso terminou${note ? `. ${note}` : ''}`,
  },
  decidedSubject: {
    declined: (title) => `Sua solicitação de verba foi recusada: ${title}`,
    returned: (title) => `Sua solicitação de verba precisa de alterações: ${title}`,
    expired: (title) => `Sua solicitação de verba expirou porque nenhum reembolso foi pedido: ${title}`,
    closed: (title) => `Sua solicitação de verba foi encerrada porque o prazo de reembolso terminou: ${title}`,
  },
  deadline: (title, day) => `Peça o reembolso de “${title}” até ${day}`,
  deadlineSubject: (title, days, amount) => `Faltam ${days} dias para pedir o reembolso de ${amount}: ${title}`,
  returnsToFund: 'O valor que não for pedido até lá volta para o fundo.',
  claim: 'Pedir reembolso',
  requestedAmount: 'Valor solicitado',
  approvedAmount: 'Valor aprovado',
  claimBy: 'Pedir reembolso até',
  note: 'Observação',
  viewRequest: 'Ver solicitação',

  requested: (partner, amount, title) => `${partner} solicita ${amount} de MDF: ${title}`,
  partner: 'Parceiro',
  activity: 'Atividade',
  reviewRequest: 'Avaliar solicitação',
};
