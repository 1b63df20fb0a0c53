import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  deletion: (day) =>
    `Esta empresa e todos os seus dados serão excluídos em ${day}. Exporte antes os dados que você quer manter.`,
};
