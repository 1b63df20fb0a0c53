import { takeSteps } from '#server/resource/take-steps.ts';
import { claimSteps } from '../steps.schema.ts';
import {
  approveClaim,
  cancelClaim,
  declineClaim,
  lockedClaim,
  returnClaim,
  reverseClaim,
  submitClaim,
} from './decisions.ts';
import { mdfClaims } from './resource.ts';
import { approvalSheet, reversalSheet } from './sheets.ts';

export const { routes: claimRoutes, take: takeClaimStep } = takeSteps(mdfClaims, claimSteps, {
  lock: lockedClaim,
  rules: {
    submit: submitClaim,
    approve: approveClaim,
    decline: declineClaim,
    return: returnClaim,
    cancel: cancelClaim,
    reverse: reverseClaim,
  },
  sheets: { approve: approvalSheet, reverse: reversalSheet },
});
