import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/entitlements'> = {
  'A benefit you requested is decided or delivered, or a benefit changes with your tier.':
    '申請した特典が判定または提供されたとき、またはティアに応じて特典が変わるときに通知します。',
  'A decided request cannot be changed.': '判定済みの申請は変更できません。',
  'A partner requests a benefit that needs approval.': '承認が必要な特典をパートナーが申請したときに通知します。',
  'Benefit requests': '特典の申請',
  'Enter a key, or add keys to the stock first.': '先にキーを入力するか、在庫にキーを追加してください。',
  'No keys of this request were shown.': 'この申請のキーは表示されていません。',
  'Only the person who requested the benefit or an administrator can view its keys.':
    'この申請のキーを閲覧できるのは、特典を申請した人と管理者だけです。',
  'These keys cannot be decrypted because TANDEM_SECRET has changed since they were added.':
    'キーの追加後にTANDEM_SECRETが変更されたため、これらのキーを復号できません。',
  'These keys were already shown. Ask the company to make them visible again.':
    'これらのキーはすでに表示されました。再び表示できるようにするには、ベンダーにご依頼ください。',
  'This benefit': 'この特典',
  'This benefit is not delivered by keys of a stock.': 'この特典は、在庫のキーで提供されるものではありません。',
  'This request has no keys to show.': 'この申請には表示できるキーがありません。',
  'Your benefits': '貴社の特典',
  'accepts no requests': '申請を受け付けていません。',
  'applies by itself and is not requested': '自動的に適用されるため、申請は不要です。',
  'cannot be changed any more': 'すでに変更できません。',
  'is already the name of another benefit': '別の特典の名前として使用されています。',
  'was added before': 'すでに追加されています。',
};
