import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  wasFair: 'Cette décision était-elle équitable\u202f?',
  yes: 'Oui',
  no: 'Non',
};
