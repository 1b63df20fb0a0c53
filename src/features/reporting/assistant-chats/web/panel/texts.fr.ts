import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assistant: 'Assistant IA',
  settings: 'Assistant IA',
  sent: 'Envoyé au modèle',
  ask: 'Interroger l’assistant',
  everywhere: 'Partout',
};
