import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  submitted: (partner, directory) =>
    `${partner} a modifié sa fiche dans ${directory}. Approuvez ou refusez la modification.`,
  approved: (directory) => `La modification de votre fiche dans ${directory} a été approuvée et publiée.`,
  approvedSubject: 'Votre fiche est publiée',
  rejected: (directory, reason) =>
    `La modification de votre fiche dans ${directory} n’a pas été approuvée\u00a0: ${reason}`,
  rejectedSubject: 'Votre fiche demande une autre modification',
  viewListing: 'Voir la fiche',
  requested: (directory, partners) => `Un visiteur de ${directory} a envoyé une demande à ${partners}.`,
};
