import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/saml-connections'> = {
  'Another company has verified this domain.': 'このドメインは別の会社が確認済みです。',
  'Only an owner can set up single sign-on.': 'シングルサインオンを設定できるのは所有者だけです。',
  'Single sign-on': 'シングルサインオン',
  'Test the sign-in before you require it.': '必須にする前に、サインインをテストしてください。',
  'This domain': 'このドメイン',
  'Verify an email domain first.': '先にメールのドメインを確認してください。',
  'has no such TXT record': '該当するTXTレコードがありません。',
  'is not of a company with its own sign-in': '独自のサインインを使用する会社のメールアドレスではありません。',
  'is required to give roles by group': 'グループごとにロールを割り当てるには必須です。',
  'must be a domain such as acme.com': 'acme.comのようなドメインを入力してください。',
  'must be an address that starts with https://': 'https:// で始まるアドレスを入力してください。',
  'must have 1,024 characters or fewer': '1,024文字以下で入力してください。',
};
