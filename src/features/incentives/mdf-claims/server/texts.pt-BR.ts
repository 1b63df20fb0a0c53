import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approved: (number, title, amount, note) =>
    `Seu pedido de reembolso de MDF ${number} de “${title}” foi aprovado no valor de ${amount}${note ? `. ${note}` : ''}`,
  approvedSubject: (number, title, amount) =>
    `Seu pedido de reembolso de MDF ${number} foi aprovado no valor de ${amount}: ${title}`,
  paid: (number, title, amount) =>
    `Seu pedido de reembolso de MDF ${number} de “${title}” foi pago no valor de ${amount}`,
  paidSubject: (number, title, amount) =>
    `Seu pedido de reembolso de MDF ${number} foi pago no valor de ${amount}: ${title}`,
  decided: {
    declined: (number, title, note) =>
      `Seu pedido de reembolso de MDF ${number} de “${title}” foi recusado${note ? `. ${note}` : ''}`,
    returned: (number, title, note) =>
      `Seu pedido de reembolso de MDF ${number} de “${title}” precisa de alterações${note ? `. ${note}` : ''}`,
    reversed: (number, title, note) =>
      `Seu pedido de reembolso de MDF ${number} de “${title}” foi estornado${note ? `. ${note}` : ''}`,
  },
  decidedSubject: {
    declined: (number, title) => `Seu pedido de reembolso de MDF ${number} foi recusado: ${title}`,
    returned: (number, title) => `Seu pedido de reembolso de MDF ${number} precisa de alterações: ${title}`,
    reversed: (number, title) => `Seu pedido de reembolso de MDF ${number} foi estornado: ${title}`,
  },
  activity: 'Atividade',
  claimedAmount: 'Valor pedido',
  approvedAmount: 'Valor aprovado',
  payment: 'Pagamento',
  withNextPayout: 'Com o seu próximo repasse',
  note: 'Observação',
  viewClaim: 'Ver pedido',

  claimed: (partner, amount, title) => `${partner} pede o reembolso de ${amount} de MDF: ${title}`,
  partner: 'Parceiro',
  reviewClaim: 'Avaliar pedido',
};
