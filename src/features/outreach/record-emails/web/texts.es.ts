import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  to: 'Destinatarios',
  nobody: 'Ningún contacto de este registro tiene correo electrónico. Añade uno primero en Contactos.',
  subject: 'Asunto',
  body: 'Mensaje',
  help: 'Cada persona recibe su propio correo. Las respuestas aparecen aquí si hay un buzón configurado; si no, en tu propio buzón.',
  send: 'Enviar',
  sent: (people: number) => (people === 1 ? 'Correo enviado.' : `Correo enviado a ${people} personas.`),
  wrote: (names: string, subject: string) => `escribió a ${names}: ${subject}`,
  answered: (subject: string) => `respondió por correo: ${subject}`,
};
