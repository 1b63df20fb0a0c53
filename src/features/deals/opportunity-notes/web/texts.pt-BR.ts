import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  shareNote: 'Compartilhar nota',
  addNote: 'Adicionar nota',
  visibleToCompanyButNotTo: 'Visível para a empresa, mas não para outros parceiros.',
  visibleToAllPartnersOnThis: 'Visível para todos os parceiros deste negócio.',
  visibleOnlyToYourCompany: 'Visível só para a sua empresa.',
  newNote: 'Nova nota',
  writeToCompany: 'Escreva à empresa…',
  writeToPartnersThisDeal: 'Escreva aos parceiros deste negócio…',
  writeNoteForYourTeam: 'Escreva uma nota para sua equipe…',
  unpin: 'Desafixar',
  pin: 'Fixar',
  edit: 'Editar',
  delete: 'Excluir',
  noteDeleted: 'Nota excluída',
  pinned: 'Fixado',
  shared: 'Compartilhada',
  internal: 'Interna',
  moreActionsNoteBy: (authorName: Part) => `Mais ações: nota de ${authorName}`,
  editNote: 'Editar nota',
  save: 'Salvar',
  cancel: 'Cancelar',
  notes: 'Notas',
  filterNotes: 'Filtrar notas',
  sharedWithPartners: 'Compartilhadas com parceiros',
  noNotesYet: 'Ainda não há notas.',
  addedSharedNote: 'adicionou uma nota compartilhada',
  addedANote: 'adicionou uma nota',
  notesOn: (name: Part) => `Notas sobre ${name}`,
  viewOpportunity: 'Ver oportunidade',
};
