import type { FullTranslation } from '#shared/text/texts.ts';
import type { breakdownTexts as english } from './breakdown.texts.ts';

/** Not yet reviewed by a native speaker. */
export const breakdownTexts: FullTranslation<typeof english> = {
  status: (status: string, earned: string, payable: string, deal: string | null) =>
    `${status} · ganha em ${earned}, a pagar a partir de ${payable}${deal ? ` · ${deal}` : ''}`,
  calculation: 'Cálculo',
  details: 'Detalhes',
  history: {
    payable: 'Passou a ser a pagar.',
    payableEarly: 'Passou a ser a pagar antes do fim do período de espera.',
    releasedBy: (name: string | null, reason: string | null) => `Liberada antes do prazo por ${name}: ${reason}`,
    held: 'Colocada em espera.',
    inPayout: (statement: string | null) => `Adicionada ao repasse ${statement}.`,
    paid: (reference: string | null) => `Paga${reference ? `, referência ${reference}` : ''}.`,
    failed: (statement: string | null, why: string | null) =>
      `O pagamento ${statement} falhou${why ? `: ${why}` : '.'}`,
    bookedOnHold: 'Lançada, em espera.',
    booked: 'Lançada como a pagar.',
    carried: (statement: string, isTaken: boolean) =>
      isTaken ? `Retirada do repasse ${statement}.` : `Transferida do repasse ${statement}.`,
  },
  hidden: {
    title: 'Comissão',
    detail:
      'Calculada pela sua estrutura de incentivos. O programa não mostra a você os valores do negócio da sua revenda.',
  },
  early: {
    released: (who: string | null, on: string, until: string) =>
      `${who} a liberou em ${on}, antes do fim do período de espera, em ${until}.`,
    why: (reason: string | null) => ` Motivo: ${reason}`,
  },
  carried: {
    title: 'Transferida',
    detail: (statement: string, amount: string) =>
      `Do repasse ${statement}: ${amount} passa para o próximo repasse, porque esta moeda é paga em unidades inteiras.`,
    result: 'Resultado',
    taken: (statement: string) => `Retirada do repasse ${statement}. Outra comissão do mesmo valor está a pagar.`,
    next: 'A pagar com o próximo repasse. Outra comissão retira o mesmo valor do repasse desta.',
    reversed: 'Estornada',
    undone: (statement: string) =>
      `O repasse ${statement} não foi pago e nenhum outro incluiu este valor; por isso, as duas comissões foram estornadas.`,
  },
  manual: {
    titles: {
      added: 'Comissão manual',
      taken_back: 'Estorno',
      written_off: 'Baixa',
      write_off_taken_back: 'Baixa estornada',
      reimbursed: 'Reembolso de MDF',
      reimbursement_taken_back: 'Reembolso de MDF estornado',
      rewarded: 'Recompensa ganha',
      reward_taken_back: 'Recompensa estornada',
    },
    approved: (who: string, day: string) => `${who} aprovou o pedido de reembolso em ${day}.`,
    entered: (who: string, day: string) =>
      `${who} a lançou em ${day}. Ela não foi calculada por uma estrutura de incentivos.`,
    reason: 'Motivo',
    corrected: 'Comissão corrigida',
    correctedDetail: (number: number, description: string) => `Comissão ${number}, ${description}.`,
    booked: (day: string) => `Lançada para ${day}.`,
    bookedOnHold: (day: string, until: string) => `Lançada para ${day}, em espera até ${until}.`,
    bookedPayable: (day: string) => `Lançada para ${day}, a pagar imediatamente.`,
  },
  recompute: {
    inputs: 'Dados armazenados',
    inputsDiffer: 'Os dados não são aqueles a partir dos quais o detalhamento foi criado.',
    amount: 'Valor da comissão',
    calculation: 'Cálculo',
    stored: 'O cálculo armazenado',
    differsElsewhere: 'difere em uma parte que não é mostrada aqui.',
    isMissing: 'está ausente',
  },
  answers: {
    failed: 'Não foi possível calcular a comissão. Um membro da equipe precisa analisá-la.',
    earned: 'Este negócio gerou comissão.',
    clawedBack: 'A comissão deste negócio foi totalmente estornada.',
    notWon: 'A comissão é ganha quando o negócio é ganho.',
    noPartner: 'Nenhum parceiro participa deste negócio.',
    notConfirmed: 'Nenhuma participação de parceiro neste negócio está confirmada.',
    awaitsPayment: 'A comissão é ganha à medida que o cliente paga, e nenhum pagamento entrou ainda.',
    notCalculated: 'A comissão deste negócio não foi calculada.',
    nothing: 'Este negócio não gerou comissão até agora.',
  },
};
