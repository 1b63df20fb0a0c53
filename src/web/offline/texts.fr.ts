import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  waits: 'Enregistré sur cet appareil. L’envoi se fera lorsque vous serez de nouveau en ligne.',
};
