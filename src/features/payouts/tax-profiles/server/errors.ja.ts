import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/tax-profiles'> = {
  'A partner submitted or changed its tax profile.': 'パートナーが税務情報を提出または変更したときに通知します。',
  'No partner user can fill in the tax profile. Invite a partner user first.':
    '税務情報を入力できるパートナーユーザーがいません。先にパートナーユーザーを招待してください。',
  'No tax form is missing.': '不足している税務書類はありません。',
  'Tax profiles to review': '要確認の税務情報',
  'The partner submitted its tax profile. Review it.': 'パートナーは税務情報を提出済みです。審査してください。',
  'These numbers cannot be decrypted because TANDEM_SECRET has changed since they were entered. Ask the partner for a new profile.':
    '入力後にTANDEM_SECRETが変更されたため、これらの番号を復号できません。パートナーに新しい税務情報を依頼してください。',
  'You asked this partner within the last 24 hours.': 'このパートナーには過去24時間以内に依頼済みです。',
  'You can’t review a tax profile that you certified. Ask another team member.':
    '自分で証明した税務情報は、自分では審査できません。別のチームメンバーに依頼してください。',
  'Your tax profile': '貴社の税務情報',
  'Your tax profile was changed or reviewed, a paper is missing, or a form expires.':
    '税務情報が変更または確認されたとき、書類が不足しているとき、または書式の期限が切れるときに通知します。',
  'applies to one country only': '1つの国に適用する場合にのみ指定できます。',
  'is required of these partners already': 'これらのパートナーではすでに必須です。',
  'is required with an amount': '金額を指定する場合は必須です。',
  'tax profiles': '税務情報',
};
