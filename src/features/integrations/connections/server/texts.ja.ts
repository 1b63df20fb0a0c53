import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  stopped: (name, message) => `接続「${name}」が動作しなくなりました。${message}`,
  broken: (name) => `接続の障害: ${name}`,
  repair: '接続を修復',
};
