import { step } from '#server/resource/step.ts';
import { ClaimApproval, ClaimNote, Reversal } from '../schema.ts';
import { approveClaim, cancelClaim, declineClaim, returnClaim, reverseClaim, submitClaim } from './decisions.ts';
import { mdfClaims } from './resource.ts';
import { approvalSheet, reversalSheet } from './sheets.ts';

const both = { modes: ['company', 'partner'] } as const;

export const mdfClaimRoutes = [
  step(mdfClaims, 'submit', 'Submit a claim with its files', submitClaim, both),
  step(mdfClaims, 'approve', 'Approve a claim, in full or in part; it is paid with the next payout', approveClaim, {
    body: ClaimApproval,
    personal: true,
    sheet: approvalSheet,
  }),
  step(mdfClaims, 'decline', 'Decline a claim', declineClaim, { body: ClaimNote, personal: true }),
  step(mdfClaims, 'return', 'Ask the partner to change a claim', returnClaim, { body: ClaimNote }),
  step(mdfClaims, 'cancel', 'Cancel a claim that was not decided', cancelClaim, both),
  step(mdfClaims, 'reverse', 'Take back the reimbursement of a claim', reverseClaim, {
    body: Reversal,
    personal: true,
    sheet: reversalSheet,
  }),
];
