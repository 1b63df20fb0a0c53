import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Récompensez les partenaires pour un objectif atteint ou pour ce qu’ils justifient, comme une étude de cas.',
  create: 'Nouvelle prime',
  deleted: 'Prime supprimée',
  submissions: 'Justificatifs',
  emptySubmissions: 'Les justificatifs que les partenaires envoient pour vos primes apparaissent ici.',
  toDecide: 'À décider',
  reason: 'Motif',
  edit: 'Modifier',
  delete: 'Supprimer',
  draftDeleted: 'Brouillon supprimé',
  viewCommission: 'Voir la commission',
  proof: 'Justificatif',
  noProof: 'Aucun justificatif pour l’instant.',
  openLink: 'Ouvrir le lien',
  title: 'Primes',
  emptyPartner: 'Aucune prime ne vous est ouverte actuellement.',
  yourSubmissions: 'Vos justificatifs',
  emptyOwn: 'Vos justificatifs et les décisions correspondantes apparaissent ici.',
  addProof: 'Ajouter un justificatif',
  editProof: 'Modifier le justificatif',
  save: 'Enregistrer le brouillon',
  saved: 'Brouillon enregistré',
  reward: 'Récompense',
  forPerson: 'pour vous personnellement, versée par votre entreprise',
  until: 'Jusqu’au',
  progress: (progress: number, target: number, counted: string, isRepeated: boolean) =>
    `${counted}\u00a0: ${progress} sur ${target}${isRepeated ? ' pour la prochaine récompense' : ''}`,
  used: (used: number, most: number) => `Justificatifs utilisés\u00a0: ${used} sur ${most}`,
  once: 'Peut être obtenue une fois',
  earnedOnce: 'Récompense obtenue',
  upTo: (most: number) => `Peut être obtenue jusqu’à ${most} fois`,
  earnedAll: (most: number) => `Les ${most} récompenses ont été obtenues`,
  earnedSome: (earned: number, left: number) =>
    `${earned > 1 ? `${earned} récompenses obtenues` : `${earned} récompense obtenue`}, encore ${left} au plus`,
  submission: (number: Part) => `Justificatif ${number}`,
  bounty: 'Prime',
  description: 'Description',
  period: 'Période',
  bountySubmissions: 'Justificatifs de primes',
  submissionText: 'Justificatif',
  decision: 'Décision',
};
