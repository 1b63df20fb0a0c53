import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disabled: (name, reason) => `Webhookエンドポイント「${name}」が無効になりました。${reason}`,
  disabledSubject: (name) => `Webhookエンドポイントの無効化: ${name}`,
  wantsNoMore: '410を返したため、これ以上イベントを受け取らないと判断しました。',
  alwaysFails: '直近5日間のリクエストがすべて失敗しました。',
  view: 'エンドポイントを表示',
};
