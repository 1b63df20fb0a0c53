import { moneySheet } from '#features/payouts/ledger/server/service.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { bountySteps, submissionSteps } from '../steps.schema.ts';
import {
  activateBounty,
  approveSubmission,
  closeBounty,
  lockedSubmission,
  rejectSubmission,
  submitProof,
} from './decisions.ts';
import { bounties, submissions } from './resource.ts';

const approvalSheet = moneySheet<{ params: { id: string } }>({
  verb: 'Approve',
  final: [
    'The reward is posted to the ledger and paid with the partner’s next payout.',
    'An approved submission can’t be changed. Reverse its commission to take the reward back.',
  ],
});

const ofBounties = takeSteps(bounties, bountySteps, { rules: { activate: activateBounty, close: closeBounty } });
const ofSubmissions = takeSteps(submissions, submissionSteps, {
  lock: lockedSubmission,
  rules: { submit: submitProof, approve: approveSubmission, reject: rejectSubmission },
  sheets: { approve: approvalSheet },
});

export const bountyRoutes = [...ofBounties.routes, ...ofSubmissions.routes];
export const takeBountyStep = ofBounties.take;
export const takeSubmissionStep = ofSubmissions.take;
