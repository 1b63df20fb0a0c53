import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  neededSubject: (subject) => `Faltan datos: ${subject || 'tu negocio'}`,
  readySubject: (subject) => `Listo para registrar: ${subject || 'tu negocio'}`,
  created: (subject) => `Creamos un borrador de registro a partir de ${subject ? `“${subject}”` : 'tu correo'}.`,
  notFound: (subject) => `No encontramos la cuenta en ${subject ? `“${subject}”` : 'tu correo'}.`,
  replyWith: 'Responde a este correo con los datos que faltan, uno por línea:',
  complete: 'Está completo, pero aún no está registrado. Revísalo y regístralo.',
  openDraft: 'Abrir borrador',
  footer: 'Recibes este correo porque reenviaste un negocio. No se registra nada hasta que lo indiques.',
  account: 'Cuenta',
  website: 'Sitio web',
  country: 'País',
  amount: 'Importe',
  contact: 'Contacto',
  expectedClose: 'Cierre previsto',
  whichSubject: '¿Para qué partner es tu negocio?',
  which: 'Trabajas para varios partners. Reenvía el correo con una de estas líneas al principio:',
  unreadSubject: 'No se pudo leer tu correo',
  unread: (subject) =>
    `No pudimos leer ${subject ? `“${subject}”` : 'tu correo'}, así que no se creó ningún registro a partir de él.`,
  registerDeal: 'Registrar negocio',
};
