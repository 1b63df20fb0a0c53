import { openBooks } from '#features/payouts/ledger/server/service.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { recalculationSteps } from '../steps.schema.ts';
import { approveRecalculation, cancelRecalculation, previewRecalculation } from './recalculation.ts';
import { commissionRecalculations } from './resource.ts';
import { approvalSheet } from './sheet.ts';

export const { routes: recalculationStepRoutes, take: takeRecalculationStep } = takeSteps(
  commissionRecalculations,
  recalculationSteps,
  {
    // The books stay as they are while the differences are calculated.
    lock: async (call, id) => {
      await openBooks(call);
      return lockedRow(call, commissionRecalculations, id);
    },
    rules: { preview: previewRecalculation, approve: approveRecalculation, cancel: cancelRecalculation },
    sheets: { approve: approvalSheet },
  },
);
