import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const forWhat = (gross: string | null, tax: string | null) =>
  gross ? `, por ${gross}${tax ? ` menos ${tax} de retención fiscal` : ''}` : '';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  submitted: (person, payout) => `${person} preparó la liquidación «${payout}». Necesita aprobación.`,
  submittedOverLimit: (person, payout) =>
    `${person} preparó la liquidación «${payout}». Supera el límite y necesita dos aprobaciones.`,
  approvedOnce: (person, payout) =>
    `${person} aprobó la liquidación «${payout}». Supera el límite y necesita una aprobación más.`,
  toApprove: (total, payout) => `Liquidación por aprobar: ${total}, ${payout}`,
  payout: 'Liquidación',
  total: 'Total',
  payments: 'Pagos',
  approvedBy: 'Aprobada por',
  reviewPayout: 'Revisar liquidación',

  paid: (amount, gross, tax, statement) =>
    `Se te enviaron ${amount}${forWhat(gross, tax)} (estado de cuenta ${statement}).`,
  paidSubject: (amount, gross, tax) => `Se te enviaron ${amount}${forWhat(gross, tax)}`,
  failed: (amount, reason, statement) =>
    `El pago de ${amount} no llegó${reason ? `: ${reason}` : ''}. Se incluirá en la próxima liquidación; comprueba tus datos de pago (estado de cuenta ${statement}).`,
  failedSubject: (amount, reason) =>
    `El pago de ${amount} no llegó${reason ? `: ${reason}` : ''}. Se incluirá en la próxima liquidación; comprueba tus datos de pago`,
  sentTo: (account) => `Cuenta: ${account}.`,
  account: (method, end) => (end ? `${method} ${end.includes('@') ? end : `terminada en ${end}`}` : method),
  disputeUntil: (day) => `Puedes disputarlo hasta el ${day}.`,
  amount: 'Importe',
  taxWithheld: 'Retención fiscal',
  statement: 'Estado de cuenta',
  accountLabel: 'Cuenta',
  disputableUntil: 'Se puede disputar hasta',
  viewStatement: 'Ver estado de cuenta',
};
