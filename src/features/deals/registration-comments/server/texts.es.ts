import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  mentioned: ({ author, account, number, words }) =>
    `${author} te mencionó en un comentario sobre ${account} (registro ${number}): ${words}`,
  commented: ({ author, account, number, words }) => `${author} comentó ${account} (registro ${number}): ${words}`,
};
