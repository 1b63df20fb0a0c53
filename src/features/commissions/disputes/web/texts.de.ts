import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disputeCommission: 'Einspruch erheben',
  sendDispute: 'Einspruch senden',
  companyReviewsYourDisputeAndAnswers:
    'Das Unternehmen prüft Ihren Einspruch und antwortet hier. Die Bearbeitung läuft in der Zwischenzeit weiter.',
  problem: 'Problem',
  chooseAProblem: 'Wählen Sie ein Problem',
  calculationStepOptional: 'Berechnungsschritt (optional)',
  explanation: 'Begründung',
  explainWhatCommissionShouldBeAnd: 'Erläutern Sie, wie hoch die Provision sein sollte und warum.',
  enterFewWords: 'Geben Sie einige Worte ein',
  correctCommission: 'Provision korrigieren',
  method: 'Methode',
  enterAnAmount: 'Betrag eingeben',
  recalculateDeals: 'Deals neu berechnen',
  difference: (currency: Part) => `Differenz, ${currency}`,
  positiveAmountPaysPartnerNegativeAmount:
    'Ein positiver Betrag geht an den Partner, ein negativer wird abgezogen. Er wird als neue Provision gebucht.',
  correctDealPartnerOrStructureFirst:
    'Korrigieren Sie zuerst den Deal, den Partner oder die Struktur. Alle Deals ab diesem Tag werden in der Vorschau gezeigt, und eine zweite Person genehmigt die Differenzen.',
  reason: 'Grund',
  partnerSeesThisReason: 'Der Partner sieht diesen Grund.',
  dispute: (number: Part) => `Einspruch ${number}`,
  step: (step: ReactNode) => rich`Schritt: ${step}`,
  commission: (correctionNumber: ReactNode) => rich`Provision ${correctionNumber}`,
  correctedBy: (base: ReactNode, correction: ReactNode) => rich`Korrigiert durch ${base}, ${correction}.`,
  recalculation: 'Neuberechnung',
  seeDeals: (recalculationId: ReactNode) => rich`Siehe die ${recalculationId} der Deals.`,
  dealsBeingRecalculatedAnyChangesAppear: 'Die Deals werden neu berechnet. Änderungen erscheinen als neue Provisionen.',
  disputes: 'Einsprüche',
  partner: 'Partner',
  partnersDisputesAboutTheirCommissionsAppear: 'Einsprüche von Partnern zu ihren Provisionen erscheinen hier.',
  ifCommissionLooksWrongOpenIt:
    'Wenn eine Provision nicht stimmt, öffnen Sie sie und wählen Sie „Einspruch erheben“. Ihre Einsprüche erscheinen hier.',
  did: {
    opened: 'hat Einspruch gegen die Provision erhoben',
    said: 'schrieb',
    kept: 'hat die Provision unverändert gelassen',
    corrected: 'hat die Provision korrigiert',
    withdrawn: 'hat den Einspruch zurückgezogen',
  },
};
