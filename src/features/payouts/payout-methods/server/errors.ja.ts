import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payout-methods'> = {
  'A partner entered or changed their payout details.': 'パートナーが振込先情報を入力または変更したときに通知します。',
  'Changed payout details': '変更された振込先情報',
  'Someone entered or changed your payout details.': '貴社の振込先情報が入力または変更されたときに通知します。',
  'These details are no longer in use.': 'この情報はすでに使用されていません。',
  'These details cannot be decrypted because TANDEM_SECRET has changed since they were entered. Enter them again.':
    '入力後にTANDEM_SECRETが変更されたため、この情報を復号できません。もう一度入力してください。',
  'These details have changed in the meantime. Check them again before you verify them.':
    'この情報はその間に変更されました。確認済みにする前に、もう一度確認してください。',
  'These payout details': 'この振込先情報',
  'You can’t verify payout details you entered. Ask another team member.':
    '自分で入力した振込先情報は、自分では確認済みにできません。別のチームメンバーに依頼してください。',
  'Your payout details': '貴社の振込先情報',
};
