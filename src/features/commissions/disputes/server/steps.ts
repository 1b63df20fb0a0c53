import { takeSteps } from '#server/resource/take-steps.ts';
import { disputeSteps } from '../steps.schema.ts';
import { commissionDisputes } from './resource.ts';
import { addToDispute, correctCommission, rejectDispute, withdrawDispute } from './service.ts';
import { correctionSheet } from './sheet.ts';

export const { routes: disputeStepRoutes, take: takeDisputeStep } = takeSteps(commissionDisputes, disputeSteps, {
  rules: { say: addToDispute, keep: rejectDispute, correct: correctCommission, withdraw: withdrawDispute },
  sheets: { correct: correctionSheet as never },
});
