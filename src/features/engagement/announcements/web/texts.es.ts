import type { Translation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  dismiss: 'Cerrar',
  more: 'Más',
  text: 'Texto',
  link: 'Enlace',
  type: 'Tipo',
  audience: 'Audiencia',
  from: 'Desde',
  until: 'Hasta',
  scheduled: 'Programado',
  ended: 'Terminado',
  active: 'Activo',
  newAnnouncement: 'Nuevo anuncio',
  announcements: 'Anuncios',
  announcement: 'Anuncio',
};
