import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/forwarded-deals'> = {
  'forwarded deal': 'affaire transférée',
  'forwarded deals': 'affaires transférées',
  'setting for forwarded deals': 'paramètre des affaires transférées',
  'settings for forwarded deals': 'paramètres des affaires transférées',
};
