import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/referral-links'> = {
  'The company creates the links of this program. Ask your partner manager for one.':
    'このプログラムのリンクはベンダーが作成します。パートナー担当者に依頼してください。',
  'The company has not allowed any domain for partner links yet.':
    'ベンダーは、パートナーのリンクに使用できるドメインをまだ許可していません。',
  'This code is already taken. Choose another one.':
    'このコードはすでに使用されています。別のコードを選択してください。',
  'This coupon code already exists.': 'このクーポンコードはすでに存在します。',
  'This link is archived.': 'このリンクはアーカイブ済みです。',
  'This referral link': 'この紹介リンク',
  'is not a link of this partner': 'このパートナーのリンクではありません。',
  'is set by the company for this link': 'このリンクでは、ベンダーが設定します。',
  'must be a web address without a user name or password':
    'ユーザー名やパスワードを含まないウェブアドレスを入力してください。',
  'must not contain two hyphens in a row': '連続する2つのハイフンは使用できません。',
};
