import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disputeCommission: 'Contester la commission',
  sendDispute: 'Envoyer la contestation',
  companyReviewsYourDisputeAndAnswers:
    'L’entreprise examine votre contestation et répond ici. Le traitement se poursuit entre-temps.',
  problem: 'Problème',
  chooseAProblem: 'Choisissez un problème',
  calculationStepOptional: 'Étape du calcul (facultatif)',
  explanation: 'Explication',
  explainWhatCommissionShouldBeAnd: 'Expliquez ce que devrait être la commission, et pourquoi.',
  enterFewWords: 'Saisissez quelques mots',
  correctCommission: 'Corriger la commission',
  method: 'Méthode',
  enterAnAmount: 'Saisissez un montant',
  recalculateDeals: 'Recalculer les affaires',
  difference: (currency: Part) => `Différence, ${currency}`,
  positiveAmountPaysPartnerNegativeAmount:
    'Un montant positif est versé au partenaire, un montant négatif est déduit. Il est comptabilisé comme une nouvelle commission.',
  correctDealPartnerOrStructureFirst:
    'Corrigez d’abord l’affaire, le partenaire ou le plan. Toutes les affaires à partir de ce jour sont prévisualisées, et une seconde personne approuve les différences.',
  reason: 'Motif',
  partnerSeesThisReason: 'Le partenaire voit ce motif.',
  dispute: (number: Part) => `Contestation ${number}`,
  step: (step: ReactNode) => rich`Étape\u00a0: ${step}`,
  commission: (correctionNumber: ReactNode) => rich`commission ${correctionNumber}`,
  correctedBy: (base: ReactNode, correction: ReactNode) => rich`Corrigée par ${base}, ${correction}.`,
  recalculation: 'recalcul',
  seeDeals: (recalculationId: ReactNode) => rich`Voir le ${recalculationId} des affaires.`,
  dealsBeingRecalculatedAnyChangesAppear:
    'Les affaires sont en cours de recalcul. Les changements éventuels apparaissent comme de nouvelles commissions.',
  disputes: 'Contestations',
  partner: 'Partenaire',
  partnersDisputesAboutTheirCommissionsAppear:
    'Les contestations des partenaires sur leurs commissions apparaissent ici.',
  ifCommissionLooksWrongOpenIt:
    'Si une commission vous semble erronée, ouvrez-la et choisissez «\u00a0Contester la commission\u00a0». Vos contestations apparaissent ici.',
  did: {
    opened: 'a contesté la commission',
    said: 'a écrit',
    kept: 'a maintenu la commission inchangée',
    corrected: 'a corrigé la commission',
    withdrawn: 'a retiré la contestation',
  },
};
