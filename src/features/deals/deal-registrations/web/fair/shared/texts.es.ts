import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  label: 'Compartido con esta aplicación',
  filled: (name) => `Completado a partir de «${name}». Compruébalo antes de registrar; no se ha enviado nada.`,
  unnamed: 'Texto compartido',
  discard: 'Descartar',
  open: 'Usar',
  more: 'También compartido:',
  problem: {
    binary: (name) =>
      `«${name}» no es una tarjeta de contacto, un correo electrónico ni un texto. Introduce el negocio tú mismo.`,
    encoding: (name) => `«${name}» no está codificado en UTF-8. Compártelo como texto.`,
    nothing: (name) => `«${name}» no contiene ningún contacto ni texto. Introduce el negocio tú mismo.`,
  },
  missing: {
    'signed-out':
      'Lo que has compartido no se ha guardado, porque no habías iniciado sesión con «Recordarme». Vuelve a compartirlo.',
    full: 'Lo que has compartido no se ha guardado, porque aquí esperan 20 elementos compartidos. Úsalos o descártalos y vuelve a compartirlo.',
    failed: 'Lo que has compartido no ha llegado. Abre la aplicación y vuelve a compartirlo.',
    gone: 'Este elemento compartido ya se ha usado o descartado.',
  },
  title: 'Título',
  description: 'Notas',
};
