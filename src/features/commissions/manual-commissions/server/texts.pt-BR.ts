import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  added: (company, amount) => `${company} adicionou ${amount} às suas comissões`,
  deducted: (company, amount) => `${company} deduziu ${amount} das suas comissões`,
  addition_taken_back: (company, amount) => `${company} estornou um valor adicionado de ${amount}`,
  deduction_taken_back: (company, amount) => `${company} estornou uma dedução de ${amount}`,
  written_off: (company, amount) => `${company} deu baixa em ${amount} que você devia`,
  write_off_taken_back: (company, amount) =>
    `${company} estornou uma baixa de ${amount}, e você volta a dever esse valor`,
  reimbursed: (company, amount) => `${company} reembolsou ${amount}`,
  reimbursement_taken_back: (company, amount) => `${company} estornou um reembolso de ${amount}`,
  rewarded: (company, amount) => `${company} deu a você uma recompensa de ${amount}`,
  reward_taken_back: (company, amount) => `${company} estornou uma recompensa de ${amount}`,
  because: (what, reason) => `${what}: ${reason}`,
  viewCommission: 'Ver comissão',
};
