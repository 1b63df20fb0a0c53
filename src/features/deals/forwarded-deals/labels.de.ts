import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/forwarded-deals'> = {
  'forwarded deal': 'weitergeleiteter Deal',
  'forwarded deals': 'weitergeleitete Deals',
  'setting for forwarded deals': 'Einstellung für weitergeleitete Deals',
  'settings for forwarded deals': 'Einstellungen für weitergeleitete Deals',
};
