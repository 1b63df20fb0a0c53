import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earned: (amount, bounty) => `報奨金「${bounty}」で${amount}を獲得しました`,
  rejected: (bounty, reason) => `報奨金「${bounty}」の証明は却下されました。理由: ${reason}`,
  bounty: '報奨金',
  reward: '報奨',
  forPerson: '対象者',
  payment: '支払い',
  withNextPayout: '次回の支払いに含まれます',
  reason: '理由',
  viewSubmission: '提出内容を表示',

  submitted: (partner, bounty) => `${partner}が報奨金「${bounty}」の証明を提出しました`,
  partner: 'パートナー',
  reviewProof: '証明を審査',
};
