import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Confirmar',
  opening: 'Abriendo…',
  acting: (person: string) => `Actúas como ${person}. No reenvíes este correo.`,
  missing: 'Este enlace no está completo. Usa el enlace del correo.',
  failed: 'No se pudo enviar. Comprueba tu conexión e inténtalo de nuevo.',
  refused: 'Este enlace no funciona',
  done: 'Listo',
  signIn: (company: string) => `Ir al portal de partners de ${company}`,
  noScript: 'Esta página necesita JavaScript.',
  optional: 'opcional',
  choose: 'Elegir…',
  required: 'es obligatorio',
};
