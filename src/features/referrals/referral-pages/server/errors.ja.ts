import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/referral-pages'> = {
  'Choose your partner.': 'パートナーを選択してください。',
  'Open the form again: your access to it could not be confirmed.':
    'フォームへのアクセス権を確認できませんでした。フォームを開き直してください。',
  'Open the form with the link of your partner.': 'パートナーのリンクからフォームを開いてください。',
  'Sign in to use this form.': 'このフォームを使用するには、サインインしてください。',
  'The program has no opportunity types yet.': 'このプログラムには商談タイプがまだありません。',
  'This account is already registered with this partner.': 'この取引先は、このパートナーですでに登録されています。',
  'This deal registration form': 'この案件登録フォーム',
  'This deal registration form does not exist.': 'この案件登録フォームは存在しません。',
  'This deal registration form takes no registrations at the moment.':
    'この案件登録フォームは現在、登録を受け付けていません。',
  'This partner cannot register deals at the moment.': 'このパートナーは現在、案件を登録できません。',
};
