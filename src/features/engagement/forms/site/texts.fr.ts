import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  website: 'Site web',
  formCouldNotBeSent: 'Le formulaire n’a pas pu être envoyé.',
};
