import type { FullTranslation } from '#shared/text/texts.ts';
import type { MdfDeciders } from '../schema.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'As solicitações de verba de um fundo feitas por parceiros aparecem aqui.',
  emptyPartner:
    'Solicite verba para uma atividade de marketing. Suas solicitações e os pedidos de reembolso delas aparecem aqui.',
  noFunds: 'No momento, nenhum fundo está aberto para você.',
  yourFunds: 'Seus fundos',
  request: 'Solicitar verba (MDF)',
  requestsUntil: 'Solicitações até',
  share: (percent: string) => `Paga ${percent} do custo de uma atividade`,
  sections: {
    Fund: 'Fundo',
    Activity: 'Atividade',
    Money: 'Verba',
    results: 'Resultados previstos',
  },
  left: 'Restante no fundo:',
  pays: (company: string, share: string, currency: string) => `${company} paga ${share} do custo, em ${currency}.`,
  deciders: ({ names, is_anyone_else }: MdfDeciders, company: string) =>
    names.length === 0
      ? company
      : new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format([
          ...names,
          ...(is_anyone_else ? ['outra pessoa da equipe'] : []),
        ]),
  decides: (decider: string) => `${decider} decide`,
  by: 'até',
  startDay: 'o primeiro dia da atividade',
  beforeStart: 'antes do início da atividade.',
  costRequired: 'Informe o custo total',
  atMost: 'No máximo',
  emptyForAll: 'Deixe em branco para usar este valor.',
  plan: 'Atividade',
  balance: 'Verba',
  movements: 'Movimentações',
  tooMuch: 'É mais que a parte da empresa no custo',
  editRequest: 'Editar solicitação',
  submitRequest: 'Enviar solicitação',
  toDecide: 'A decidir',
  newRequest: 'Nova solicitação',
  claimCost: 'Pedir reembolso do custo',
  edit: 'Editar',
  activity: 'Atividade',
  expectedResults: 'Resultados previstos',
  decision: 'Decisão',
  history: 'Histórico',
  description: 'Descrição',
};
