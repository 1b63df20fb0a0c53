import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/company-settings'> = {
  'An owner downloaded an export of all your company’s data.':
    '所有者が自社の全データのエクスポートをダウンロードしたときに通知します。',
  'Data export': 'データのエクスポート',
  'Only an owner who is signed in themselves can export all data.':
    'すべてのデータをエクスポートできるのは、本人としてサインインしている所有者だけです。',
};
