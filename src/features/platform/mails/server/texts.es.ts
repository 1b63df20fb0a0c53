import type { FullTranslation } from '#shared/text/texts.ts';
import type { mailTexts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const mailTexts: FullTranslation<typeof english> = {
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  open: 'Abrir',
  becauseOfYourSettings: 'Recibes este correo por tu configuración de notificaciones.',
  changeYourSettings: 'Cambiar tu configuración de notificaciones',
};
