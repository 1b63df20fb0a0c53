import { moneySheet } from '#features/money/ledger/server/service.ts';
import { step } from '#server/resource/step.ts';
import { Rejection } from '../schema.ts';
import { activateBounty, approveSubmission, closeBounty, rejectSubmission, submitProof } from './decisions.ts';
import { bounties, submissions } from './resource.ts';

const approvalSheet = moneySheet<{ params: { id: string } }>({
  verb: 'Approve',
  final: [
    'The reward is posted to the ledger and paid with the partner’s next payout.',
    'An approved submission can’t be changed. Reverse its commission to take the reward back.',
  ],
});

export const bountyRoutes = [
  step(bounties, 'activate', 'Open a bounty to its partners', activateBounty),
  step(bounties, 'close', 'Stop new submissions for a bounty', closeBounty),
  step(submissions, 'submit', 'Submit proof for review', submitProof, { modes: ['partner'] }),
  step(submissions, 'approve', 'Approve a proof and book its reward', approveSubmission, {
    personal: true,
    sheet: approvalSheet,
  }),
  step(submissions, 'reject', 'Reject proof with a reason', rejectSubmission, { body: Rejection, personal: true }),
];
