import type { FullTranslation } from '#shared/text/texts.ts';
import type { passkeyTexts as english } from './passkeyTexts.ts';

/** Not yet reviewed by a native speaker. */
export const passkeyTexts: FullTranslation<typeof english> = {
  signIn: 'パスキーでサインイン',
  signingIn: 'サインイン中…',
  failed: 'パスキーを使用できませんでした。もう一度お試しいただくか、パスワードでサインインしてください。',
};
