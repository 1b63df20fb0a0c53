import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Preferencias de correo',
  opening: 'Cargando tus preferencias…',
  noScript:
    'Esta página necesita JavaScript. También puedes cancelar la suscripción con el botón de tu programa de correo.',
  missing: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.',
  failed: 'El servidor no respondió. Inténtalo de nuevo en un momento.',
  refusedTitle: 'Este enlace no funciona',
  about: (company: string, email: string) => `Elige qué correos envía ${company} a ${email}.`,
  topics: 'Temas',
  save: 'Guardar preferencias',
  unsubscribe: (topic: string) => `Cancelar la suscripción a “${topic}”`,
  off: 'Cancelar todas las suscripciones',
  isOff: 'No recibes correos de marketing de esta empresa. Elige temas y guarda para volver a suscribirte.',
  saved: 'Tus preferencias se han guardado.',
  note: 'Esto no afecta a los correos sobre tu cuenta, tus negocios y tus pagos.',
};
