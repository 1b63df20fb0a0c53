import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  show: 'Mostrar o e-mail inteiro',
  title: (from: string) => `E-mail de ${from}`,
};
