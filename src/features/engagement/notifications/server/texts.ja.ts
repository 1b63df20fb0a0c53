import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  several: (count, many, latest) => `${many}：${count}件。最新：${latest}`,
  newNotifications: (count) => `新しい通知${count}件`,
  openNotifications: '通知を開く',
  openPortal: 'パートナーポータルを開く',
};
