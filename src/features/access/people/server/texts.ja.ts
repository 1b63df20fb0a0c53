import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  twoFactorReset: '2要素認証がリセットされました',
  turnedOff: (by) =>
    `${by}があなたの2要素認証をオフにしました。再びパスワードのみでサインインできます。すべてのセッションからサインアウトされました。`,
  reason: (reason) => `理由：${reason}`,
  setUpAgain:
    'サインイン後に、もう一度設定してください。以前の認証アプリの登録、リカバリーコード、パスキーは使用できなくなりました。',
  signIn: 'サインイン',
  alarm: 'お心当たりがない場合は、すぐにパスワードを変更し、管理者にご連絡ください。',
};
