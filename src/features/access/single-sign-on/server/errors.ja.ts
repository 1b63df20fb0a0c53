import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/single-sign-on'> = {
  'This account does not belong to a company. Ask for an invitation.':
    'このアカウントはどの会社にも所属していません。招待を依頼してください。',
  'Your identity provider has not verified your email address.': 'IDプロバイダーでメールアドレスが確認されていません。',
};
