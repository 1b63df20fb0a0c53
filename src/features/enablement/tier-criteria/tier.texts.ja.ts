import type { FullTranslation } from '#shared/text/texts.ts';
import type { tierTexts as english } from './tier.texts.ts';

/** Not yet reviewed by a native speaker. */
export const tierTexts: FullTranslation<typeof english> = {
  lastMonths: (label: string, months: number) => `${label}（直近${months}か月）`,
  allTime: (label: string) => `${label}（全期間）`,
  noneYet: 'まだなし',
  points: 'ポイント',
  gap: (label: string, figures: string) => `${label}：${figures}`,
  about: (label: string, subject: string) => `${label}：${subject}`,
  figures: (value: string, threshold: string, missing: string) => `${threshold}のうち${value}（あと${missing}）`,
  risk: {
    drop: (isYou: boolean, tier: string | null) =>
      tier === null
        ? isYou
          ? 'ティアを失います'
          : 'パートナーはティアを失います'
        : isYou
          ? `${tier}に下がります`
          : `パートナーは${tier}に下がります`,
    onDay: (day: string, drop: string) => `${day}に${drop}。`,
    unmet: (label: string, day: string, drop: string) => `要件「${label}」が${day}までに満たされない場合、${drop}。`,
    lapsing: (names: string, _count: number, day: string, drop: string) => `${names}が${day}に失効した場合、${drop}。`,
    notAdded: (label: string, day: string, drop: string) => `${day}までに「${label}」に追加がない場合、${drop}。`,
    costs: (money: string) => `未完了の案件に基づくと、コミッションは年間で約${money}減少します。`,
  },
};
