import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/organizations'> = {
  'API keys cannot change this. Sign in as a person.': 'APIキーでは変更できません。人としてサインインしてください。',
  'Add a network first: without one, your company could not be used from anywhere.':
    '先にネットワークを追加してください。ネットワークがないと、どこからも会社を利用できなくなります。',
  'Enter an address such as https://acme.com/privacy.': 'https://acme.com/privacyのようなアドレスを入力してください。',
  'This organization also runs a program. Change this in Company mode.':
    'この組織はプログラムも運営しています。ベンダーモードで変更してください。',
  'cannot be changed because existing commissions are calculated in it':
    '既存のコミッションがこの通貨で計算されているため、変更できません。',
};
