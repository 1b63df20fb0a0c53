import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assistant: 'Asistente de IA',
  settings: 'Asistente de IA',
  sent: 'Enviado al modelo',
  ask: 'Preguntar al asistente',
  everywhere: 'En todas partes',
};
