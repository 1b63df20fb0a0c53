import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/connections'> = {
  'Connect and disconnect': '接続と切断',
  Connecting: '接続中',
  connection: '接続',
  'connection attempt': '接続の試行',
  'connection attempts': '接続の試行',
  connections: '接続',
  'request for an integration': '連携のリクエスト',
  'requests for integrations': '連携のリクエスト',
};
