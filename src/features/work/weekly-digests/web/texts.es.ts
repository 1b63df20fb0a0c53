import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Resumen semanal',
  about:
    'Una vez a la semana, un correo indica lo que te espera, la cifra que más ha cambiado y las novedades. Las semanas sin nada que contar no se envía. El tema “Resumen semanal” de arriba lo desactiva.',
  notOffered: 'El programa no envía el resumen semanal en este momento.',
  weekday: 'Día de la semana',
  hour: 'Hora',
  zone: (zone: string) => `Zona horaria: ${zone}`,
  inChat: 'Publicar también mi resumen en nuestros canales de chat',
  inChatHelp: 'Todas las personas de los canales ven lo mismo que tú, incluidos los importes.',
  saved: (day: string, hour: string) =>
    `Tu resumen llega cada ${day} ${/\u202f0?1:/.test(hour) ? 'a la' : 'a las'} ${hour}.`,
  companyAbout:
    'Los usuarios de los partners reciben un mensaje a la semana, por correo o en su chat: lo que les espera, la cifra que más ha cambiado y las novedades de tu programa. Eligen el día y pueden desactivarlo. Si no hay nada que contar, no se envía nada.',
  send: 'Enviar el resumen semanal a los usuarios de los partners',
  isOn: 'Los usuarios de los partners reciben el resumen semanal.',
  isOff: 'El resumen semanal está desactivado.',
  preview: 'Vista previa',
  previewAbout:
    'Lo que recibiría ahora el primer usuario de un partner. Su trabajo es privado, por lo que solo ves cuánto le espera.',
  partner: 'Partner',
  choosePartner: 'Elegir un partner',
  sending: 'Envío',
  subject: 'Asunto',
  text: 'Texto',
  to: 'Para',
  noPerson: 'Este partner no tiene ningún usuario con acceso, así que nadie recibe el resumen.',
  nothing: (name: string) => `No hay nada que contarle a ${name}, así que no se enviaría nada.`,
};
