import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-pages'> = {
  'After a rejection. Leave it empty to allow no second application.':
    '却下後の期間です。再申し込みを認めない場合は空欄にします。',
  'Applications whose partner would be in this audience. Never with a risk flag, and only with a confirmed email address.':
    'パートナーがこの対象グループに入る申し込みです。リスクの指摘がある場合は承認されず、メールアドレスの確認も必要です。',
  'Approve automatically': '自動的に承認',
  'Benefits by tier': 'ティア別の特典',
  'Can apply again after': '再申し込みまでの期間',
  'Close a sign-up page: it takes no more applications': '登録ページを終了。申し込みを受け付けなくなります',
  'Contract to sign': '署名する契約',
  'Decision within': '判定までの期間',
  'Everybody who has the address can apply.': 'アドレスを知っている全員が申し込めます。',
  'Forms with the purpose “Partner sign-up”. Its questions are edited under Questions.':
    '目的が「パートナー登録」のフォームです。質問は「質問」で編集します。',
  'If the email domain belongs to a partner, the applicant can ask its administrators for access.':
    'メールのドメインがパートナーのものであれば、申込者はその管理者にアクセスを申請できます。',
  'Invite the applicant to the portal': '申込者をポータルに招待',
  'It follows the sentence that the application was approved.': '申し込みが承認されたことを伝える文の後に続きます。',
  'Let people ask to join an existing partner': '既存のパートナーへの参加を申請できるようにする',
  Logos: 'ロゴ',
  'New sign-up page': '新しいパートナー登録ページ',
  'Partner Signup': 'パートナー登録',
  'Publish a sign-up page': 'パートナー登録ページを公開',
  'Questions and answers': 'よくある質問',
  'Send a welcome email': '歓迎メールを送信',
  'Show the median decision time on the page': '判定にかかる日数の中央値をページに表示',
  'Sign-up page': 'パートナー登録ページ',
  'Sign-up pages': 'パートナー登録ページ',
  'Stop accepting applications': '申し込みの受付を終了',
  'Text of the welcome email': '歓迎メールの本文',
  'The applicant gets it for signature at approval. The owner signs for your company.':
    '承認時に、申込者に署名のため送信されます。自社側は所有者が署名します。',
  'The page accepts no more applications': '登録ページの申し込み受付を終了しました',
  'The page takes no more applications. Those that were sent are still decided.':
    '登録ページは申し込みを受け付けなくなります。送信済みの申し込みは引き続き判定されます。',
  'Track to start': '開始するトラック',
  'Tracks with rules of their own also start by themselves.': '独自のルールがあるトラックも自動的に開始します。',
  'Where your program works. Leave it empty for all countries.':
    'プログラムの対象地域です。すべての国の場合は空欄にします。',
  'business days': '営業日',
  'day of a sign-up page': 'パートナー登録ページの日別データ',
  days: '日',
  'days of sign-up pages': 'パートナー登録ページの日別データ',
  'sign-up page': 'パートナー登録ページ',
  'sign-up pages': 'パートナー登録ページ',
};
