import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  waits: 'Salvo neste dispositivo. Será enviado quando a conexão voltar.',
};
