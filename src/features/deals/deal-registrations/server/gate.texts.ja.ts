import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: '案件の登録',
  description: '下書きは保存できます。提出は、フォーム、インポート、APIを含めて保留されます。',
  yours: (needs: string) => `案件を登録するには、貴社に次のものが必要です：${needs}。`,
  its: (needs: string) => `このパートナーが案件を登録するには、次のものが必要です：${needs}。`,
};
