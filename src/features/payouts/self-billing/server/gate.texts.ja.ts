import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: '自己請求の契約',
  phrase: '自己請求の契約',
  partner: '契約を承諾',
  company: 'パートナーの契約を開く',
};
