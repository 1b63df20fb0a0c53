import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disputeCommission: 'Disputar comisión',
  sendDispute: 'Enviar disputa',
  companyReviewsYourDisputeAndAnswers:
    'La empresa revisa tu disputa y responde aquí. Mientras tanto, el proceso continúa.',
  problem: 'Problema',
  chooseAProblem: 'Elige un problema',
  calculationStepOptional: 'Paso del cálculo (opcional)',
  explanation: 'Explicación',
  explainWhatCommissionShouldBeAnd: 'Explica cuál debería ser la comisión y por qué.',
  enterFewWords: 'Escribe unas pocas palabras',
  correctCommission: 'Corregir comisión',
  method: 'Método',
  enterAnAmount: 'Introduce un importe',
  recalculateDeals: 'Recalcular negocios',
  difference: (currency: Part) => `Diferencia, ${currency}`,
  positiveAmountPaysPartnerNegativeAmount:
    'Un importe positivo paga al partner, uno negativo se descuenta. Se contabiliza como una nueva comisión.',
  correctDealPartnerOrStructureFirst:
    'Corrige primero el negocio, el partner o la estructura. Se muestra una vista previa de todos los negocios desde ese día y una segunda persona aprueba las diferencias.',
  reason: 'Motivo',
  partnerSeesThisReason: 'El partner ve este motivo.',
  dispute: (number: Part) => `Disputa ${number}`,
  step: (step: ReactNode) => rich`Paso: ${step}`,
  commission: (correctionNumber: ReactNode) => rich`comisión ${correctionNumber}`,
  correctedBy: (base: ReactNode, correction: ReactNode) => rich`Corregida por ${base}, ${correction}.`,
  recalculation: 'nuevo cálculo',
  seeDeals: (recalculationId: ReactNode) => rich`Consulta el ${recalculationId} de los negocios.`,
  dealsBeingRecalculatedAnyChangesAppear:
    'Los negocios se están recalculando. Los cambios aparecen como nuevas comisiones.',
  disputes: 'Disputas',
  partner: 'Partner',
  partnersDisputesAboutTheirCommissionsAppear: 'Las disputas de los partners sobre sus comisiones aparecen aquí.',
  ifCommissionLooksWrongOpenIt:
    'Si una comisión parece incorrecta, ábrela y elige “Disputar comisión”. Tus disputas aparecen aquí.',
  did: {
    opened: 'disputó la comisión',
    said: 'escribió',
    kept: 'mantuvo la comisión sin cambios',
    corrected: 'corrigió la comisión',
    withdrawn: 'retiró la disputa',
  },
};
