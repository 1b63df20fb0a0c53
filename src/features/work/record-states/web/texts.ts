import { formatNumber, formatPercent } from '#web/region.ts';
import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('work/record-states/web', {
  nextSteps: 'Next steps',
  figures: 'Key figures',
  more: (count: number) => (count === 1 ? '1 more in My work' : `${formatNumber(count)} more in My work`),
  done: 'Done',
  days: (count: number) => (count === 1 ? '1 day' : `${formatNumber(count)} days`),
  leftOf: (label: string, left: number, whole: number) =>
    `${label}: ${formatNumber(left)} of ${formatNumber(whole)} days`,
  percent: (value: number) => formatPercent(value),
  months: (label: string) => `${label}, by month over the last 12 months`,
});
