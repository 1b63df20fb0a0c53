import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disputeCommission: 'Contestar comissão',
  sendDispute: 'Enviar contestação',
  companyReviewsYourDisputeAndAnswers:
    'A empresa analisa sua contestação e responde aqui. Enquanto isso, o processamento continua.',
  problem: 'Problema',
  chooseAProblem: 'Escolha um problema',
  calculationStepOptional: 'Passo do cálculo (opcional)',
  explanation: 'Explicação',
  explainWhatCommissionShouldBeAnd: 'Explique qual deveria ser a comissão e por quê.',
  enterFewWords: 'Escreva algumas palavras',
  correctCommission: 'Corrigir comissão',
  method: 'Método',
  enterAnAmount: 'Informar um valor',
  recalculateDeals: 'Recalcular negócios',
  difference: (currency: Part) => `Diferença, ${currency}`,
  positiveAmountPaysPartnerNegativeAmount:
    'Um valor positivo é pago ao parceiro, um negativo é descontado. Ele é lançado como uma nova comissão.',
  correctDealPartnerOrStructureFirst:
    'Corrija primeiro o negócio, o parceiro ou a estrutura. Todos os negócios a partir daquele dia são mostrados em uma prévia, e uma segunda pessoa aprova as diferenças.',
  reason: 'Motivo',
  partnerSeesThisReason: 'O parceiro vê este motivo.',
  dispute: (number: Part) => `Contestação ${number}`,
  step: (step: ReactNode) => rich`Passo: ${step}`,
  commission: (correctionNumber: ReactNode) => rich`comissão ${correctionNumber}`,
  correctedBy: (base: ReactNode, correction: ReactNode) => rich`Corrigida pela ${base}, ${correction}.`,
  recalculation: 'recálculo',
  seeDeals: (recalculationId: ReactNode) => rich`Veja o ${recalculationId} dos negócios.`,
  dealsBeingRecalculatedAnyChangesAppear:
    'Os negócios estão sendo recalculados. Se houver alterações, elas aparecem como novas comissões.',
  disputes: 'Contestações',
  partner: 'Parceiro',
  partnersDisputesAboutTheirCommissionsAppear: 'As contestações dos parceiros sobre suas comissões aparecem aqui.',
  ifCommissionLooksWrongOpenIt:
    'Se uma comissão parecer errada, abra-a e escolha “Contestar comissão”. Suas contestações aparecem aqui.',
  did: {
    opened: 'contestou a comissão',
    said: 'escreveu',
    kept: 'manteve a comissão sem alterações',
    corrected: 'corrigiu a comissão',
    withdrawn: 'retirou a contestação',
  },
};
