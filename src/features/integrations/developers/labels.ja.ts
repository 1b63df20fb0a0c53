import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/developers'> = {
  'API reference': 'APIリファレンス',
  Developers: '開発者',
  Guides: 'ガイド',
  'Guides for developers': '開発者向けガイド',
};
