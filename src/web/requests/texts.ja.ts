import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  errorStatusCode: (status: Part) => `エラー（ステータスコード：${status}）`,
  yourRoleDoesNotAllowThis: 'お使いのロールではこの操作を実行できません。',
  connectionWasLostTryAgain: '接続が切れました。もう一度お試しください。',
};
