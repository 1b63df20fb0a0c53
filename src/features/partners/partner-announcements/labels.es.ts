import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-announcements'> = {
  'Announcement ended': 'Anuncio terminado',
  'Announcement sent': 'Anuncio enviado',
  'Announcements to partners': 'Anuncios a partners',
  'Edit announcement': 'Editar anuncio',
  'End an announcement: its banner disappears': 'Terminar un anuncio: su aviso desaparece',
  'End announcement': 'Terminar anuncio',
  'Good news': 'Buenas noticias',
  'It cannot be changed after it is sent.': 'No se puede cambiar después de enviarlo.',
  'New announcement': 'Nuevo anuncio',
  'Send an announcement, or schedule it for its start': 'Enviar un anuncio o programarlo para su inicio',
  'Send announcement': 'Enviar anuncio',
  'The banner disappears from the home page of your partners.':
    'El aviso desaparece de la página de inicio de tus partners.',
  'announcement to partners': 'anuncio a partners',
  'announcements to partners': 'anuncios a partners',
  'dismissed announcement': 'anuncio descartado',
  'dismissed announcements': 'anuncios descartados',
  'recipient of an announcement': 'destinatario de un anuncio',
  'recipients of announcements': 'destinatarios de anuncios',
  'Label of the link': 'Texto del enlace',
  'the audience': 'la audiencia',
  'the end': 'el final',
  'the start': 'el inicio',
  'the text': 'el texto',
};
