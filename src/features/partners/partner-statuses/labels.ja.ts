import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-statuses'> = {
  'Applied and is waiting for your decision. Can sign in but earns nothing yet.':
    '申し込み済みで判定を待っています。サインインできますが、まだ収益は発生しません。',
  'Applied or was invited but did not become a partner.':
    '申し込みまたは招待がありましたが、パートナーになりませんでした。',
  Banned: '禁止',
  'Blocked because of a violation. A second person must lift a ban.':
    '違反によりブロックされています。禁止を解除するには2人目の承認が必要です。',
  'Can register deals and earn commission.': '案件を登録し、コミッションを獲得できます。',
  'Default for new partners': '新しいパートナーの既定',
  'Invited by you but has not accepted yet.': '招待済みですが、まだ承諾していません。',
  'Partner statuses': 'パートナーステータス',
  'Replaces the current default.': '現在の既定に代わります。',
  Statuses: 'ステータス',
  'The partnership has ended. Commission earned before is still paid.':
    'パートナーシップは終了しました。それまでに獲得したコミッションは支払われます。',
  'The stages of a partnership in your own words. Each status has a category that decides what partners can do.':
    'パートナーシップの段階を自社の言葉で表します。各ステータスのカテゴリーで、パートナーができることが決まります。',
  'partner status': 'パートナーステータス',
  'partner statuses': 'パートナーステータス',
  'Paused: has read-only access, earns nothing, and payouts wait.':
    '一時停止中：閲覧のみ可能で、収益は発生せず、支払いも保留されます。',
};
