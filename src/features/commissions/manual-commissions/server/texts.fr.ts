import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  added: (company, amount) => `${company} a ajouté ${amount} à vos commissions`,
  deducted: (company, amount) => `${company} a déduit ${amount} de vos commissions`,
  addition_taken_back: (company, amount) => `${company} a annulé un ajout de ${amount}`,
  deduction_taken_back: (company, amount) => `${company} a annulé une déduction de ${amount}`,
  written_off: (company, amount) => `${company} a renoncé à ${amount} que vous deviez`,
  write_off_taken_back: (company, amount) =>
    `${company} a annulé une remise de dette de ${amount}\u00a0: vous devez à nouveau ce montant`,
  reimbursed: (company, amount) => `${company} a remboursé ${amount}`,
  reimbursement_taken_back: (company, amount) => `${company} a annulé un remboursement de ${amount}`,
  rewarded: (company, amount) => `${company} vous a accordé une récompense de ${amount}`,
  reward_taken_back: (company, amount) => `${company} a annulé une récompense de ${amount}`,
  because: (what, reason) => `${what}\u00a0: ${reason}`,
  viewCommission: 'Voir la commission',
};
