import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: '特典の申請',
  description: '特典は表示されますが、申請できません。割引などの継続的な特典はこれまでどおり適用されます。',
  yours: (needs: string) => `特典を申請するには、貴社に次のものが必要です：${needs}。`,
  its: (needs: string) => `このパートナーが特典を申請するには、次のものが必要です：${needs}。`,
};
