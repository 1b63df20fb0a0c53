import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  shareNote: 'Compartir nota',
  addNote: 'Añadir nota',
  visibleToCompanyButNotTo: 'Visible para la empresa, pero no para otros partners.',
  visibleToAllPartnersOnThis: 'Visible para todos los partners de este negocio.',
  visibleOnlyToYourCompany: 'Visible solo para tu empresa.',
  newNote: 'Nueva nota',
  writeToCompany: 'Escribe a la empresa…',
  writeToPartnersThisDeal: 'Escribe a los partners de este negocio…',
  writeNoteForYourTeam: 'Escribe una nota para tu equipo…',
  unpin: 'Dejar de fijar',
  pin: 'Fijar',
  edit: 'Editar',
  delete: 'Eliminar',
  noteDeleted: 'Nota eliminada',
  pinned: 'Fijada',
  shared: 'Compartida',
  internal: 'Interna',
  moreActionsNoteBy: (authorName: Part) => `Más acciones: nota de ${authorName}`,
  editNote: 'Editar nota',
  save: 'Guardar',
  cancel: 'Cancelar',
  notes: 'Notas',
  filterNotes: 'Filtrar notas',
  sharedWithPartners: 'Compartidas con partners',
  noNotesYet: 'Aún no hay notas.',
  addedSharedNote: 'añadió una nota compartida',
  addedANote: 'añadió una nota',
  notesOn: (name: Part) => `Notas sobre ${name}`,
  viewOpportunity: 'Ver oportunidad',
};
