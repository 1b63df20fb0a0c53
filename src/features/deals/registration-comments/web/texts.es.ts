import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  comment: 'Comentario',
  filesToAttach: 'Archivos para adjuntar',
  attach: 'Adjuntar',
  remove: (name: Part) => `Quitar ${name}`,
  writeToCompanyMentionPeopleWith: 'Escribe a la empresa. Menciona a personas con @.',
  writeToPartnerMentionPeopleWith: 'Escribe al partner. Menciona a personas con @.',
  writeToYourTeamPartnerDoes: 'Escribe a tu equipo. El partner no lo ve.',
  internal: 'Interno',
  deleteComment: (authorName: Part) => `Eliminar el comentario de ${authorName}`,
  commentDeleted: 'Comentario eliminado',
  comments: 'Comentarios',
  filterComments: 'Filtrar comentarios',
  sharedWithPartner: 'Compartidos con el partner',
  noCommentsYet: 'Aún no hay comentarios.',
};
