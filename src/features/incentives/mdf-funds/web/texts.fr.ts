import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Donnez aux partenaires un budget marketing\u00a0: créez un fonds, activez-le et décidez de leurs demandes.',
  amountRequired: 'Le montant est obligatoire',
  partner: 'Partenaire',
  partners: 'Partenaires',
  movements: 'Mouvements',
  balance: 'Solde',
  noPartners: 'Les partenaires apparaissent ici une fois le fonds activé.',
  noMovements: 'Chaque allocation, réservation, demande de remboursement et paiement apparaît ici.',
  deleted: 'Fonds supprimé',
  share: (percent: string) => `paie ${percent} du coût`,
  parts: {
    allocated_minor: 'Alloué',
    reserved_minor: 'Réservé',
    claimed_minor: 'Demandé',
    paid_minor: 'Payé',
    available_minor: 'Disponible',
  },
  request: (requestNumber: Part) => `Demande de fonds ${requestNumber}`,
  newFund: 'Nouveau fonds',
  edit: 'Modifier',
  delete: 'Supprimer',
  fund: 'Fonds',
  description: 'Description',
  period: 'Période',
  partnersText: 'Partenaires',
};
