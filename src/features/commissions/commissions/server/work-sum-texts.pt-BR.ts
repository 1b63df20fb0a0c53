import type { FullTranslation } from '#shared/text/texts.ts';
import type { sumTexts as english } from './work-sum-texts.ts';

/** Not yet reviewed by a native speaker. */
export const sumTexts: FullTranslation<typeof english> = {
  payable: ['está a pagar', 'estão a pagar'],
  payableToYou: ['está a pagar a você', 'estão a pagar a você'],
};
