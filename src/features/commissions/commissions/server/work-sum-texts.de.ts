import type { FullTranslation } from '#shared/text/texts.ts';
import type { sumTexts as english } from './work-sum-texts.ts';

/** Not yet reviewed by a native speaker. */
export const sumTexts: FullTranslation<typeof english> = {
  payable: ['ist auszahlbar', 'sind auszahlbar'],
  payableToYou: ['ist für Sie auszahlbar', 'sind für Sie auszahlbar'],
};
