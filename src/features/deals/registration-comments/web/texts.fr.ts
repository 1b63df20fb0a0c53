import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  comment: 'Commentaire',
  filesToAttach: 'Fichiers à joindre',
  attach: 'Joindre',
  remove: (name: Part) => `Retirer ${name}`,
  writeToCompanyMentionPeopleWith: 'Écrivez à l’entreprise. Mentionnez des personnes avec @.',
  writeToPartnerMentionPeopleWith: 'Écrivez au partenaire. Mentionnez des personnes avec @.',
  writeToYourTeamPartnerDoes: 'Écrivez à votre équipe. Le partenaire ne le voit pas.',
  internal: 'Interne',
  deleteComment: (authorName: Part) => `Supprimer le commentaire de ${authorName}`,
  commentDeleted: 'Commentaire supprimé',
  comments: 'Commentaires',
  filterComments: 'Filtrer les commentaires',
  sharedWithPartner: 'Partagé avec le partenaire',
  noCommentsYet: 'Aucun commentaire pour l’instant.',
};
