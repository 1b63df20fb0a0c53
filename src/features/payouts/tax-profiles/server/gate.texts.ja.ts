import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: '承認済みの税務情報',
  phrase: '承認済みの税務情報',
  partner: '税務情報を入力',
  company: 'パートナーの税務情報を開く',
};
