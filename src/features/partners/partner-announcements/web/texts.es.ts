import type { Translation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  title: 'Anuncios',
  announcement: 'Anuncio',
  emptyPartner: 'Los anuncios de la empresa aparecen aquí.',
  link: 'Enlace',
  tone: 'Tipo',
  status: 'Estado',
  sentOn: 'Enviado',
  history: 'Historial',
  read: 'Leer más',
  all: 'Todos los anuncios',
  close: 'Cerrar anuncio',
  region: 'Anuncios',
  archivedText: 'Archivado',
};
