import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/forwarded-deals'> = {
  'forwarded deal': '転送された案件',
  'forwarded deals': '転送された案件',
  'setting for forwarded deals': '案件転送の設定',
  'settings for forwarded deals': '案件転送の設定',
};
