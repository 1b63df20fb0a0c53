import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Tous les deal desks',
  intro: 'Vos affaires enregistrées ici et auprès d’autres entreprises. Chacune s’ouvre là où elle a été enregistrée.',
  connect: 'Connecter une autre entreprise',
  alone: 'Aucune autre entreprise n’est encore connectée. Connectez-en une pour voir ses affaires ici.',
  company: 'Entreprise',
  deal: 'Affaire',
  account: 'Client',
  status: 'Statut',
  amount: 'Montant',
  protectedUntil: 'Protégée jusqu’au',
  changed: 'Dernière modification',
  question: 'Question en attente',
  more: (company: string, shown: number) => `La liste contient les ${shown} affaires les plus récentes de ${company}.`,
  nothing: 'Aucune affaire enregistrée pour l’instant.',
  open: 'Tous les deal desks',
  statuses: {
    in_review: 'En cours d’examen',
    question_asked: 'Question posée',
    approved: 'Approuvé',
    rejected: 'Refusé',
    withdrawn: 'Retiré',
    converted: 'Converti',
    expired: 'Expiré',
    released: 'Libéré',
    revoked: 'Révoqué',
  },
};
