import type { measureTexts as english } from './measures.texts.ts';
import type { FullTranslation } from './text/texts.ts';

/** Not yet reviewed by a native speaker. */
export const measureTexts: FullTranslation<typeof english> = {
  periods: {
    this_month: '今月',
    last_month: '先月',
    this_quarter: '今四半期',
    last_quarter: '前四半期',
    this_year: '今年',
    last_year: '昨年',
    last_12_months: '過去12か月',
  },
  during: (label: string, period: string) => `${label}（${period}）`,
  allTime: (label: string) => `${label}（全期間）`,
};
