import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'リードの受け取り',
  description: 'ルールの対象から外れ、リードの割り当ても受諾もできません。',
  yours: (needs: string) => `リードを受け取るには、貴社に次のものが必要です：${needs}。`,
  its: (needs: string) => `このパートナーがリードを受け取るには、次のものが必要です：${needs}。`,
};
