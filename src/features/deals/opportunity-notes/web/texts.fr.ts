import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  shareNote: 'Partager la note',
  addNote: 'Ajouter une note',
  visibleToCompanyButNotTo: 'Visible par l’entreprise, mais pas par les autres partenaires.',
  visibleToAllPartnersOnThis: 'Visible par tous les partenaires de cette affaire.',
  visibleOnlyToYourCompany: 'Visible par votre entreprise uniquement.',
  newNote: 'Nouvelle note',
  writeToCompany: 'Écrire à l’entreprise…',
  writeToPartnersThisDeal: 'Écrire aux partenaires de cette affaire…',
  writeNoteForYourTeam: 'Écrire une note pour votre équipe…',
  unpin: 'Désépingler',
  pin: 'Épingler',
  edit: 'Modifier',
  delete: 'Supprimer',
  noteDeleted: 'Note supprimée',
  pinned: 'Épinglée',
  shared: 'Partagée',
  internal: 'Interne',
  moreActionsNoteBy: (authorName: Part) => `Plus d’actions\u00a0: note de ${authorName}`,
  editNote: 'Modifier la note',
  save: 'Enregistrer',
  cancel: 'Annuler',
  notes: 'Notes',
  filterNotes: 'Filtrer les notes',
  sharedWithPartners: 'Partagée avec les partenaires',
  noNotesYet: 'Aucune note pour l’instant.',
  addedSharedNote: 'a ajouté une note partagée',
  addedANote: 'a ajouté une note',
  notesOn: (name: Part) => `Notes sur ${name}`,
  viewOpportunity: 'Voir l’opportunité',
};
