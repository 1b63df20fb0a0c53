import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/portal-widget'> = {
  'Allow sites and create tokens': 'サイトの許可とトークンの作成',
  'Portal widget': 'ポータルウィジェット',
  'portal widget setting': 'ポータルウィジェットの設定',
  'portal widget settings': 'ポータルウィジェットの設定',
  'portal widget token': 'ポータルウィジェットのトークン',
  'portal widget tokens': 'ポータルウィジェットのトークン',
};
