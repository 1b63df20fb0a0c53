import { defineTexts } from '#shared/text/texts.ts';

/** Each says what the company did; the email ends here, the notice tells the reason too. */
export const texts = defineTexts('commissions/manual-commissions/server', {
  added: (company: string, amount: string) => `${company} added ${amount} to your commissions`,
  deducted: (company: string, amount: string) => `${company} deducted ${amount} from your commissions`,
  addition_taken_back: (company: string, amount: string) => `${company} reversed an added amount of ${amount}`,
  deduction_taken_back: (company: string, amount: string) => `${company} reversed a deduction of ${amount}`,
  written_off: (company: string, amount: string) => `${company} wrote off ${amount} that you owed`,
  write_off_taken_back: (company: string, amount: string) =>
    `${company} reversed a write-off of ${amount}, so you owe it again`,
  reimbursed: (company: string, amount: string) => `${company} reimbursed ${amount}`,
  reimbursement_taken_back: (company: string, amount: string) => `${company} reversed a reimbursement of ${amount}`,
  rewarded: (company: string, amount: string) => `${company} rewarded you with ${amount}`,
  reward_taken_back: (company: string, amount: string) => `${company} reversed a reward of ${amount}`,
  because: (what: string, reason: string) => `${what}: ${reason}`,
  viewCommission: 'View commission',
});
