import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/impersonations'> = {
  'Portal access': 'ポータルアクセス',
  impersonation: '代理閲覧',
  impersonations: '代理閲覧',
};
