import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payouts'> = {
  'A required document of the partner has expired. Approve a new one or cancel the document request.':
    'パートナーの必須文書が期限切れです。新しい文書を承認するか、文書の依頼をキャンセルしてください。',
  'A team member prepared a payout that needs approval.':
    'チームメンバーが承認の必要な支払いを準備したときに通知します。',
  'All payments are already in a payment file or held.':
    'すべての送金は、すでに送金ファイルに含まれているか、保留中です。',
  'Only a draft can be changed.': '変更できるのは下書きだけです。',
  'Payment files can be created only after the payout is approved.':
    '送金ファイルを作成できるのは、支払いの承認後だけです。',
  Payments: '送金',
  'Payments sent to you, and payments that failed or were returned.':
    '貴社への送金と、失敗または返金された送金を通知します。',
  'Payouts over the limit need two approvals from team members who did not prepare them.':
    '上限を超える支払いには、準備を行っていないチームメンバー2人の承認が必要です。',
  'Payouts to approve': '要承認の支払い',
  'Some of these commissions are already in another payout. Reload and try again.':
    'これらのコミッションの一部は、すでに別の支払いに含まれています。再読み込みして、もう一度お試しください。',
  'The partner is suspended or banned. Reactivate the partner or remove the payment from the payout.':
    'パートナーは停止中または禁止されています。パートナーを再び有効にするか、支払いから送金を削除してください。',
  'The payments have changed since this payout was prepared.': 'この支払いの準備後に送金が変更されました。',
  'There is nothing to pay in this payout.': 'この支払いには送金するものがありません。',
  'These payout details are new. They can be used after the security hold ends.':
    'この振込先情報は新しいものです。セキュリティ上の保留期間が終わると使用できます。',
  'This payment': 'この送金',
  'This payout has no open payments.': 'この支払いには未処理の送金がありません。',
  'Verify the partner’s payout details first.': '先にパートナーの振込先情報を確認してください。',
  'You can’t approve a payout you prepared. Ask another team member.':
    '自分で準備した支払いは承認できません。別のチームメンバーに依頼してください。',
  'You have already approved this payout. Another person must approve it too.':
    'この支払いはすでに承認しています。別の人の承認も必要です。',
  'applies to one currency, but these payments are in several. Select payments in one currency':
    '1つの通貨でのみ指定できますが、これらの送金には複数の通貨があります。1つの通貨の送金を選択してください。',
  'must not be before the approval date': '承認日以降の日付を指定してください。',
  'must not be before the cutoff date': '締め日以降の日付を指定してください。',
};
