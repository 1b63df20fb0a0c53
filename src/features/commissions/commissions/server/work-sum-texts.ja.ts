import type { FullTranslation } from '#shared/text/texts.ts';
import type { sumTexts as english } from './work-sum-texts.ts';

/** Not yet reviewed by a native speaker. */
export const sumTexts: FullTranslation<typeof english> = {
  payable: ['が支払可能です', 'が支払可能です'],
  payableToYou: ['がお支払い可能です', 'がお支払い可能です'],
};
