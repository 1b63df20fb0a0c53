import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  added: (company, amount) => `${company} hat Ihren Provisionen ${amount} hinzugefügt`,
  deducted: (company, amount) => `${company} hat ${amount} von Ihren Provisionen abgezogen`,
  addition_taken_back: (company, amount) => `${company} hat einen hinzugefügten Betrag von ${amount} storniert`,
  deduction_taken_back: (company, amount) => `${company} hat einen Abzug von ${amount} storniert`,
  written_off: (company, amount) => `${company} hat ${amount} abgeschrieben, die Sie schuldeten`,
  write_off_taken_back: (company, amount) =>
    `${company} hat eine Abschreibung von ${amount} storniert, sodass Sie den Betrag wieder schulden`,
  reimbursed: (company, amount) => `${company} hat ${amount} erstattet`,
  reimbursement_taken_back: (company, amount) => `${company} hat eine Erstattung von ${amount} storniert`,
  rewarded: (company, amount) => `${company} hat Ihnen eine Belohnung von ${amount} gegeben`,
  reward_taken_back: (company, amount) => `${company} hat eine Belohnung von ${amount} storniert`,
  because: (what, reason) => `${what}: ${reason}`,
  viewCommission: 'Provision ansehen',
};
