import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-participants'> = {
  'Confirm a proposed partner. In partner mode, accept a proposal':
    '提案されたパートナーを確認。パートナーモードでは提案を承諾',
  'Confirm participation': '参加を確認',
  'Participation confirmed': '参加を確認しました',
  'Participation rejected': '参加を却下しました',
  'Reject a partner before the deal is won. In partner mode, decline a proposal':
    '受注前にパートナーを却下。パートナーモードでは提案を辞退',
  'Reject participation': '参加を却下',
  'The partner no longer takes part in this deal, earns no commission on it, and can no longer see it. The other side sees the reason.':
    'パートナーはこの案件に参加しなくなり、コミッションを獲得せず、案件を閲覧できなくなります。相手側に理由が表示されます。',
  'The partner takes part in this deal and can earn commission on it.':
    'パートナーはこの案件に参加し、コミッションを獲得できるようになります。',
  'opportunity partner': '商談のパートナー',
  'opportunity partners': '商談のパートナー',
  participation: '参加',
};
