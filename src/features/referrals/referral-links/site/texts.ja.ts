import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisLinkNotActive: 'このリンクは現在有効ではありません',
  offerBehindItHasEndedOr: 'このリンクのオファーは終了したか、一時停止中です。',
};
