import type { FullTranslation } from '#shared/text/texts.ts';
import { formatNumber, formatPercent } from '#web/region.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  nextSteps: '次のステップ',
  figures: '主な数値',
  more: (count: number) => `マイワークにほか${formatNumber(count)}件`,
  done: '完了',
  days: (count: number) => `${formatNumber(count)}日`,
  leftOf: (label: string, left: number, whole: number) => `${label}：${formatNumber(whole)}日中${formatNumber(left)}日`,
  percent: (value: number) => formatPercent(value),
  months: (label: string) => `${label}（過去12か月、月別）`,
};
