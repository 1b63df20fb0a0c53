import type { FullTranslation } from '#shared/text/texts.ts';
import type { sumTexts as english } from './work-sum-texts.ts';

/** Not yet reviewed by a native speaker. */
export const sumTexts: FullTranslation<typeof english> = {
  payable: ['est exigible', 'sont exigibles'],
  payableToYou: ['vous est dû', 'vous sont dus'],
};
