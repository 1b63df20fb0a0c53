import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  moveWithArrowKeys: (name: Part) => `Déplacer ${name} avec les flèches`,
  moveTo: (name: Part) => `Déplacer ${name} vers…`,
  dLate: (day: Part) => `${day}\u00a0j de retard`,
  dealsIn: (count: Part, name: Part) => `Affaires à l’étape ${name}\u00a0: ${count}`,
  dealsInName: (name: Part) => `Affaires à l’étape ${name}`,
  moreInList: (more: ReactNode) => rich`${more} de plus dans la liste`,
  pickedUp: (name: Part) => `${name} saisi.`,
  isOver: (name: Part, id: Part) => `${name} est au-dessus de ${id}.`,
  droppedOn: (name: Part, id: Part) => `${name} déposé sur ${id}.`,
  wasNotMoved: (name: Part) => `${name} n’a pas été déplacé.`,
  pressSpaceToPickUpDeal:
    'Appuyez sur Espace pour saisir une affaire, sur Gauche et Droite pour choisir une étape, sur Espace pour la déposer, ou sur Échap pour annuler.',
  commissionEarnedOnThisDealWill: 'La commission acquise sur cette affaire sera annulée.',
  wonOn: 'Gagnée le',
  lostOn: 'Perdue le',
  chooseADate: 'Choisissez une date',
  reason: 'Motif',
  chooseAReason: 'Choisissez un motif',
  details: 'Détails',
  enterDetails: 'Saisissez les détails',
  movesTo: (name: ReactNode, name2: ReactNode) => rich`${name} passe à ${name2}.`,
  preview: 'Aperçu',
  requiredFieldsFor: (name: Part) => `Champs obligatoires pour ${name}`,
  saveAndMoveTo: (name: Part) => `Enregistrer et passer à ${name}`,
  canMoveToOnceTheseFields: (name: ReactNode, name2: ReactNode) =>
    rich`${name} peut passer à ${name2} une fois ces champs remplis.`,
  stage: 'Étape',
  chooseAStage: 'Choisissez une étape',
  partnersOnTheseDealsEarnCommission: 'Les partenaires de ces affaires touchent une commission.',
  stagesCouldNotBeLoaded: 'Les étapes n’ont pas pu être chargées.',
  tryAgain: 'Réessayer',
  currentStage: 'Étape actuelle',
  moveToName: (name: Part) => `Passer à ${name}`,
  theCompany: 'L’entreprise',
  movedItTo: 'l’a fait passer à',
  createdItIn: 'l’a créée à l’étape',
  reopenThisLostDealBeforeYou: 'Rouvrez cette affaire perdue avant de la marquer comme gagnée.',
};
