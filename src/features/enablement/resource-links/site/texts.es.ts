import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  opening: 'Abriendo tu enlace…',
  title: 'Compartido contigo',
  noScript: 'Esta página necesita JavaScript para abrir tu enlace.',
  missing: 'Esta dirección está incompleta. Abre de nuevo el enlace tal como lo recibiste.',
  failed: 'El servidor no respondió. Comprueba tu conexión e inténtalo de nuevo.',
  refusedTitle: 'Este enlace no se puede usar',
  sharedBy: (company: string) => `Compartido por ${company}`,
  until: (day: string) => `Disponible hasta el ${day}`,
  needsPassword: 'Introduce la contraseña que recibiste.',
  needsEmail: 'Introduce tu correo electrónico para continuar.',
  seen: (company: string) => `${company} ve que abriste este enlace.`,
  password: 'Contraseña',
  email: 'Correo electrónico',
  proceed: 'Continuar',
  download: 'Descargar',
  openLink: 'Abrir enlace',
  noPreview: 'Descarga el archivo para abrirlo.',
  required: 'Este campo es obligatorio',
};
