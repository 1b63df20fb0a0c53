import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Dê verba de marketing aos parceiros: crie um fundo, ative-o e decida sobre as solicitações.',
  amountRequired: 'Informe o valor',
  partner: 'Parceiro',
  partners: 'Parceiros',
  movements: 'Movimentações',
  balance: 'Saldo',
  noPartners: 'Os parceiros aparecem aqui quando o fundo estiver ativo.',
  noMovements: 'Todas as alocações, reservas, pedidos de reembolso e pagamentos aparecem aqui.',
  deleted: 'Fundo excluído',
  share: (percent: string) => `paga ${percent} do custo`,
  parts: {
    allocated_minor: 'Alocado',
    reserved_minor: 'Reservado',
    claimed_minor: 'Reembolso pedido',
    paid_minor: 'Pago',
    available_minor: 'Disponível',
  },
  request: (requestNumber: Part) => `Solicitação ${requestNumber}`,
  newFund: 'Novo fundo',
  edit: 'Editar',
  delete: 'Excluir',
  fund: 'Fundo',
  description: 'Descrição',
  period: 'Período',
  partnersText: 'Parceiros',
};
