import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/payout-methods'> = {
  'Account holder': '口座名義人',
  'Account holder in Latin letters': '口座名義人（ラテン文字）',
  'Account number': '口座番号',
  Bank: '銀行',
  'Bank document or canceled check': '銀行の書類または無効化した小切手',
  'Called a number we knew before': '以前から把握している番号に電話',
  'Changed by': '変更した人',
  'Checked by': '確認した人',
  'Confirmed in person or on video': '対面またはビデオで確認',
  'Last digits': '末尾の数字',
  'Other currencies': 'その他の通貨',
  'Payment instructions': '送金の指示',
  'Payment method': '受取方法',
  'Payout details to verify': '要確認の振込先情報',
  'Routing number': 'ルーティング番号',
  'Same account as': '同じ口座の利用者',
  'Stripe account': 'Stripeアカウント',
  'Test payment arrived': 'テスト送金の着金',
  'Usable from': '利用開始日',
  'payout details': '振込先情報',
  'payout method': '受取方法',
  'payout methods': '受取方法',
  'PayPal email': 'PayPalのメールアドレス',
  'payout detail': '振込先情報',
};
