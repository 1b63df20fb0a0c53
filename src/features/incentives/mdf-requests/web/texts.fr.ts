import type { FullTranslation } from '#shared/text/texts.ts';
import type { MdfDeciders } from '../schema.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Les demandes de fonds des partenaires apparaissent ici.',
  emptyPartner:
    'Demandez des fonds pour une activité marketing. Vos demandes de fonds et de remboursement apparaissent ici.',
  noFunds: 'Aucun fonds ne vous est ouvert actuellement.',
  yourFunds: 'Vos fonds',
  request: 'Demander des fonds',
  requestsUntil: 'Demandes jusqu’au',
  share: (percent: string) => `Paie ${percent} du coût d’une activité`,
  sections: { Fund: 'Fonds', Activity: 'Activité', Money: 'Montants', results: 'Résultats attendus' },
  left: 'Reste dans le fonds\u00a0:',
  pays: (company: string, share: string, currency: string) => `${company} paie ${share} du coût, en ${currency}.`,
  deciders: ({ names, is_anyone_else }: MdfDeciders, company: string) =>
    names.length === 0
      ? company
      : new Intl.ListFormat('fr', { type: 'disjunction' }).format([
          ...names,
          ...(is_anyone_else ? ['un membre de l’équipe'] : []),
        ]),
  decides: (decider: string) => `La décision revient à ${decider},`,
  by: 'au plus tard le',
  startDay: 'premier jour de l’activité',
  beforeStart: 'avant le début de l’activité.',
  costRequired: 'Saisissez le coût total',
  atMost: 'Au plus',
  emptyForAll: 'Laissez vide pour ce montant.',
  plan: 'Activité',
  balance: 'Montants',
  movements: 'Mouvements',
  tooMuch: 'Ce montant dépasse la part de l’entreprise dans le coût',
  editRequest: 'Modifier la demande',
  submitRequest: 'Envoyer la demande',
  toDecide: 'À décider',
  newRequest: 'Nouvelle demande de fonds',
  claimCost: 'Demander un remboursement',
  edit: 'Modifier',
  activity: 'Activité',
  expectedResults: 'Résultats attendus',
  decision: 'Décision',
  history: 'Historique',
  description: 'Description',
};
