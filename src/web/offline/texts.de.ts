import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  waits: 'Auf diesem Gerät gespeichert. Wird gesendet, sobald Sie wieder online sind.',
};
