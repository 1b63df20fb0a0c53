import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '¿Fue justa esta decisión?',
  text: 'Tu respuesta ayuda a mejorar la forma de decidir los registros.',
  chosen: (isFair: boolean) =>
    `Elegiste “${isFair ? 'Sí' : 'No'}” en el correo. Selecciónalo aquí para enviar tu respuesta.`,
  yes: 'Sí',
  no: 'No',
  sending: 'Enviando tu respuesta…',
  thanks: 'Gracias',
  kept: (isFair: boolean) => `Tu respuesta: ${isFair ? 'sí, fue justa' : 'no, no fue justa'}.`,
  already: (isFair: boolean) =>
    `Esta pregunta ya se respondió: ${isFair ? 'sí, fue justa' : 'no, no fue justa'}. Cuenta la primera respuesta.`,
  missing: 'Este enlace no está completo. Usa el enlace del correo.',
  failed: 'No se pudo enviar tu respuesta. Inténtalo de nuevo.',
  refused: 'Este enlace no funciona',
  noScript: 'Esta página necesita JavaScript.',
};
