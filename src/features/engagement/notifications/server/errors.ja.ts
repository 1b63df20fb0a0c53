import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/notifications'> = {
  'Security of connected apps': '接続済みアプリのセキュリティ',
  'is required: quiet hours need a start and an end': '必須項目です。通知停止時間帯には開始と終了が必要です。',
};
