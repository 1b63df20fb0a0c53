import type { Translation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  atPresentYourCompanyDoesNot: (waived: Part) => `Por el momento, tu empresa no necesita ${waived}.`,
};
