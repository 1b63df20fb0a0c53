import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mail-replies'> = {
  'replies by email': 'メールによる返信',
  'reply address': '返信用アドレス',
  'reply addresses': '返信用アドレス',
  'reply by email': 'メールによる返信',
};
