import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: '確認済みの振込先情報',
  phrase: '確認済みの振込先情報',
  partner: '振込先情報を入力',
  company: 'パートナーの振込先情報を開く',
};
