import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: '支払いの受け取り',
  description: 'コミッションは通常どおり発生します。送金はパートナーの残高で保留されます。',
  yours: (needs: string) => `支払いを受け取るには、貴社に次のものが必要です：${needs}。`,
  its: (needs: string) => `このパートナーが支払いを受け取るには、次のものが必要です：${needs}。`,
};
