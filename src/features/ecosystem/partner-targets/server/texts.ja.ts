import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposed: (name, quarter) => `${name}が${quarter}の目標を提案しています`,
  proposedSubject: (quarter) => `${quarter}の目標の合意のお願い`,
  agreed: (name, quarter) => `${name}が${quarter}の目標に合意しました`,
  agreedSubject: (quarter) => `${quarter}の目標が合意されました`,
  behind: (partner, quarter) => `${partner}は${quarter}の目標に遅れています`,
  behindSubject: (partner) => `${partner}は目標に遅れています`,
  reviewPlan: '計画を確認',
  viewPlan: '計画を表示',
};
