import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/chat-channels'> = {
  'The channel is paused or was deleted.': 'チャンネルは一時停止中か、削除されています。',
  'The channel was deleted.': 'チャンネルは削除されました。',
  'This channel': 'このチャンネル',
};
