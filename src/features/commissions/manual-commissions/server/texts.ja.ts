import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  added: (company, amount) => `${company}が貴社のコミッションに${amount}を加算しました`,
  deducted: (company, amount) => `${company}が貴社のコミッションから${amount}を差し引きました`,
  addition_taken_back: (company, amount) => `${company}が加算額${amount}を取り消しました`,
  deduction_taken_back: (company, amount) => `${company}が差引額${amount}を取り消しました`,
  written_off: (company, amount) => `${company}が貴社の未返済額${amount}を免除しました`,
  write_off_taken_back: (company, amount) =>
    `${company}が${amount}の免除を取り消しました。この金額は再び返済の対象となります`,
  reimbursed: (company, amount) => `${company}が${amount}を払い戻しました`,
  reimbursement_taken_back: (company, amount) => `${company}が${amount}の払い戻しを取り消しました`,
  rewarded: (company, amount) => `${company}が貴社に${amount}の特別報酬を付与しました`,
  reward_taken_back: (company, amount) => `${company}が${amount}の特別報酬を取り消しました`,
  because: (what, reason) => `${what}：${reason}`,
  viewCommission: 'コミッションを表示',
};
