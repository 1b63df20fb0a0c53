import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  mentioned: ({ author, account, number, words }) =>
    `${author} hat Sie in einem Kommentar zu ${account} (Registrierung ${number}) erwähnt: ${words}`,
  commented: ({ author, account, number, words }) =>
    `${author} hat ${account} (Registrierung ${number}) kommentiert: ${words}`,
};
