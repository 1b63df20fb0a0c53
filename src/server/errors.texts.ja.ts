import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './errors.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  doesNotExist: (what) => `${what}は存在しません。`,
  needsPermission: (permission) => `権限がありません。${permission} の権限が必要です。`,
  isTaken: (field) => `この値はすでに使われています（${field}）。`,
  exists: 'すでに存在します。',
  stillInUse: (what) => `まだ使用されています（${what}）。`,
};
