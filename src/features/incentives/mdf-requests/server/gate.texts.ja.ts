import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'MDFの申請',
  description: '新しい申請は受け付けません。承認済みの活動は続行されます。',
  yours: (needs: string) => `MDFを申請するには、貴社に次のものが必要です：${needs}。`,
  its: (needs: string) => `このパートナーがMDFを申請するには、次のものが必要です：${needs}。`,
};
