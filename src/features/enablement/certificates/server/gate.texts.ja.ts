import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: '認定証',
  phrase: (name = '') => `認定証「${name}」`,
  partner: '認定証を開く',
  company: 'パートナーの認定証を開く',
};
