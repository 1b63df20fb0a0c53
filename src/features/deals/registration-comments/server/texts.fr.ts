import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  mentioned: ({ author, account, number, words }) =>
    `${author} vous a mentionné dans un commentaire sur ${account} (enregistrement ${number})\u00a0: ${words}`,
  commented: ({ author, account, number, words }) =>
    `${author} a commenté ${account} (enregistrement ${number})\u00a0: ${words}`,
};
