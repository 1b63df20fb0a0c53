import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  added: (company, amount) => `${company} añadió ${amount} a tus comisiones`,
  deducted: (company, amount) => `${company} descontó ${amount} de tus comisiones`,
  addition_taken_back: (company, amount) => `${company} anuló un importe añadido de ${amount}`,
  deduction_taken_back: (company, amount) => `${company} anuló un descuento de ${amount}`,
  written_off: (company, amount) => `${company} condonó ${amount} que debías`,
  write_off_taken_back: (company, amount) =>
    `${company} anuló una condonación de ${amount}, así que vuelves a deber ese importe`,
  reimbursed: (company, amount) => `${company} reembolsó ${amount}`,
  reimbursement_taken_back: (company, amount) => `${company} anuló un reembolso de ${amount}`,
  rewarded: (company, amount) => `${company} te dio una recompensa de ${amount}`,
  reward_taken_back: (company, amount) => `${company} anuló una recompensa de ${amount}`,
  because: (what, reason) => `${what}: ${reason}`,
  viewCommission: 'Ver comisión',
};
