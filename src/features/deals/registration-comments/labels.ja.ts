import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/registration-comments'> = {
  'Comments on registrations': '登録へのコメント',
  'comment on a registration': '登録へのコメント',
  'comments on registrations': '登録へのコメント',
};
