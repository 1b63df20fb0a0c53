import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/roles'> = {
  'Can do everything and decides who else is an owner.': 'すべての操作ができ、ほかの所有者も決められます。',
  'Can do everything except add or change owners.': '所有者の追加と変更を除くすべての操作ができます。',
  'Can view commissions and payments. Manages payout details.':
    'コミッションと送金を閲覧できます。振込先情報を管理します。',
  'Can view everything of the partner. Edits the partner profile and manages its team and roles.':
    'パートナーのすべてを閲覧できます。パートナーのプロフィールを編集し、チームとロールを管理します。',
  'Can view everything. Cannot change anything.': 'すべてを閲覧できます。変更はできません。',
  'Can view everything. Manages content for partners.':
    'すべてを閲覧できます。パートナー向けのコンテンツを管理します。',
  'Edit role': 'ロールを編集',
  Manage: '管理',
  'Manages incentives, commissions and payouts. Can view everything else.':
    'インセンティブ、コミッション、支払いを管理します。それ以外はすべて閲覧できます。',
  'Manages the partners they own: deals, registrations and contacts. Cannot see other partners.':
    '自分が担当するパートナーの案件、登録、担当者を管理します。ほかのパートナーは表示されません。',
  Member: 'メンバー',
  'New role': '新しいロール',
  None: 'なし',
  'Own partners only: the partners they own, with their records':
    '担当パートナーのみ：自分が所有者のパートナーとそのレコード',
  'Registers and tracks deals, and can see their earnings.': '案件の登録と管理ができ、その収益を確認できます。',
  'Registers and tracks deals, and sees their commissions. Cannot see payouts and payout details.':
    '案件の登録と管理ができ、そのコミッションを確認できます。支払いと振込先情報は表示されません。',
  Roles: 'ロール',
  View: '閲覧',
  role: 'ロール',
  roles: 'ロール',
};
