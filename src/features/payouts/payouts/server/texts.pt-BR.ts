import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const forWhat = (gross: string | null, tax: string | null) =>
  gross ? `, por ${gross}${tax ? ` menos ${tax} de imposto retido` : ''}` : '';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  submitted: (person, payout) => `${person} preparou o repasse “${payout}”. Ele precisa de aprovação.`,
  submittedOverLimit: (person, payout) =>
    `${person} preparou o repasse “${payout}”. Ele está acima do limite e precisa de duas aprovações.`,
  approvedOnce: (person, payout) =>
    `${person} aprovou o repasse “${payout}”. Ele está acima do limite e precisa de mais uma aprovação.`,
  toApprove: (total, payout) => `Repasse a aprovar: ${total}, ${payout}`,
  payout: 'Repasse',
  total: 'Total',
  payments: 'Pagamentos',
  approvedBy: 'Aprovado por',
  reviewPayout: 'Analisar repasse',

  paid: (amount, gross, tax, statement) =>
    `Foram enviados ${amount} para você${forWhat(gross, tax)} (extrato ${statement}).`,
  paidSubject: (amount, gross, tax) => `Foram enviados ${amount} para você${forWhat(gross, tax)}`,
  failed: (amount, reason, statement) =>
    `O pagamento de ${amount} não chegou${reason ? `: ${reason}` : ''}. Ele será incluído no próximo repasse; verifique seus dados de recebimento (extrato ${statement}).`,
  failedSubject: (amount, reason) =>
    `O pagamento de ${amount} não chegou${reason ? `: ${reason}` : ''}. Ele será incluído no próximo repasse; verifique seus dados de recebimento`,
  sentTo: (account) => `Conta: ${account}.`,
  account: (method, end) => (end ? `${method} ${end.includes('@') ? end : `com final ${end}`}` : method),
  disputeUntil: (day) => `Você pode contestar até ${day}.`,
  amount: 'Valor',
  taxWithheld: 'Imposto retido',
  statement: 'Extrato',
  accountLabel: 'Conta',
  disputableUntil: 'Contestável até',
  viewStatement: 'Ver extrato',
};
