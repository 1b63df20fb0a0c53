import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  add: 'Foto de la tarjeta',
  replace: 'Reemplazar foto',
  remove: 'Quitar foto',
  alt: 'Foto de la tarjeta',
  unreadable: 'Este archivo no es una imagen que el navegador pueda mostrar. Elige otro.',
  file: 'Tarjeta de visita.jpg',
  label: (account) => `Foto de la tarjeta de ${account}`,
  status: {
    sending: 'Adjuntando la foto…',
    attached: 'La foto está adjunta al registro.',
    waits: 'La foto espera en este dispositivo. Se adjuntará cuando vuelvas a tener conexión.',
  },
  failed: (reason) => `El registro se ha guardado, pero la foto no se ha adjuntado: ${reason}`,
};
