import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const roles: Record<ParticipantRole, string> = {
  source: 'comme source',
  resell: 'comme revendeur',
  influence: 'comme influenceur',
  services: 'avec des services',
  distributor: 'comme distributeur',
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  inactive: (deal, number, days) =>
    `${deal} (affaire ${number}) n’a pas été mise à jour depuis ${days} jours. Faites-la passer à une autre étape, ajoutez une note ou clôturez-la si elle est perdue.`,
  inactiveSubject: (deal, days) => `Aucune mise à jour depuis ${days} jours\u00a0: ${deal}`,
  viewDeal: 'Voir l’affaire',
  answer: 'Répondre',
  numbered: (number) => `n°\u00a0${number}`,
  proposed: (deal, role) => `Vous êtes invité à participer à l’affaire ${deal} ${roles[role]}. Acceptez ou déclinez.`,
  proposedSubject: (deal) => `${deal}\u00a0: vous êtes invité à participer`,
  confirmed: (deal, role) => `Vous participez désormais à l’affaire ${deal} ${roles[role]}.`,
  confirmedSubject: (deal) => `${deal}\u00a0: vous participez`,
  rejected: (deal, role) => `Vous ne participez plus à l’affaire ${deal} ${roles[role]}.`,
  rejectedSubject: (deal) => `${deal}\u00a0: vous ne participez plus`,
  takesPart: (partner, deal, role) => `${partner} participe à l’affaire ${deal} ${roles[role]}.`,
  takesNoPart: (partner, deal, role) => `${partner} ne participe pas à l’affaire ${deal} ${roles[role]}.`,

  actions: {
    update: 'Mettre à jour l’affaire',
    updateTitle: (deal, number) => `Mettre à jour ${deal} (affaire ${number})`,
    updateText: 'Indiquez la suite. L’étape et le montant restent inchangés.',
    nextStep: 'Prochaine action',
    nextStepOn: 'Date de la prochaine action',
    expectedClose: 'Clôture prévue',
    save: 'Enregistrer',
    updated: (deal) => `${deal} a été mis à jour.`,
  },
};
