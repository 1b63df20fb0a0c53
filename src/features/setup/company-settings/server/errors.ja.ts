import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/company-settings'> = {
  'Only an owner who is signed in themselves can export all data.':
    'すべてのデータをエクスポートできるのは、本人としてサインインしている所有者だけです。',
};
