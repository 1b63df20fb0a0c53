import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  shareNote: 'Notiz teilen',
  addNote: 'Notiz hinzufügen',
  visibleToCompanyButNotTo: 'Für das Unternehmen sichtbar, nicht für andere Partner.',
  visibleToAllPartnersOnThis: 'Für alle Partner dieses Deals sichtbar.',
  visibleOnlyToYourCompany: 'Nur für Ihr Unternehmen sichtbar.',
  newNote: 'Neue Notiz',
  writeToCompany: 'An das Unternehmen schreiben…',
  writeToPartnersThisDeal: 'An die Partner dieses Deals schreiben…',
  writeNoteForYourTeam: 'Eine Notiz für Ihr Team schreiben…',
  unpin: 'Lösen',
  pin: 'Anheften',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  noteDeleted: 'Notiz gelöscht',
  pinned: 'Angeheftet',
  shared: 'Geteilt',
  internal: 'Intern',
  moreActionsNoteBy: (authorName: Part) => `Weitere Aktionen: Notiz von ${authorName}`,
  editNote: 'Notiz bearbeiten',
  save: 'Speichern',
  cancel: 'Abbrechen',
  notes: 'Notizen',
  filterNotes: 'Notizen filtern',
  sharedWithPartners: 'Mit Partnern geteilt',
  noNotesYet: 'Noch keine Notizen.',
  addedSharedNote: 'hat eine geteilte Notiz hinzugefügt',
  addedANote: 'hat eine Notiz hinzugefügt',
  notesOn: (name: Part) => `Notizen zu ${name}`,
  viewOpportunity: 'Opportunity ansehen',
};
