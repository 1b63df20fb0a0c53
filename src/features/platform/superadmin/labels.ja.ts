import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/superadmin'> = {
  'Companies of this installation': 'このインストールの会社',
  'Deletion scheduled': '削除予定',
  'Everyone can sign in again as before.': '全員が以前と同じようにサインインできるようになります。',
  'Last sign-in': '最終サインイン',
  Resume: '再開',
  Resumed: '再開しました',
  Storage: 'ストレージ',
  'Super admins': 'スーパー管理者',
  Suspend: '停止',
  'The company’s team and its partners’ users lose access to this program immediately. All data is kept.':
    '会社のチームとパートナーのユーザーは、すぐにこのプログラムにアクセスできなくなります。データはすべて保持されます。',
  'company limits': '会社の上限',
  'operator event': '運用イベント',
  'operator events': '運用イベント',
  companies: '会社',
};
