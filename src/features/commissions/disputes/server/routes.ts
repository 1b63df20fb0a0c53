import { action, IdParams } from '#server/http/action.ts';
import { shown, step } from '#server/resource/step.ts';
import { CommentInput, CorrectInput, DisputeInput } from '../schema.ts';
import { commissionDisputes } from './resource.ts';
import { addToDispute, correctCommission, openDispute, rejectDispute, withdrawDispute } from './service.ts';
import { correctionSheet } from './sheet.ts';

export const disputeRoutes = [
  action({
    method: 'POST',
    url: '/commission_lines/:id/disputes',
    summary: 'Dispute one of your own commissions',
    can: 'commission_disputes:manage',
    modes: ['partner'],
    params: IdParams,
    body: DisputeInput,
    response: commissionDisputes.row,
    status: 201,
    run: async (call, { params, body }) => shown(call, commissionDisputes, await openDispute(call, params.id, body)),
  }),
  step(
    commissionDisputes,
    'say',
    'Add a message to an open dispute',
    (call, id, { text }) => addToDispute(call, id, text),
    {
      body: CommentInput,
      modes: ['company', 'partner'],
    },
  ),
  step(
    commissionDisputes,
    'keep',
    'Keep the commission unchanged, with a reason the partner sees',
    (call, id, { text }) => rejectDispute(call, id, text),
    { body: CommentInput, personal: true },
  ),
  step(
    commissionDisputes,
    'correct',
    'Correct the commission by an amount, or, without an amount, recalculate the deals from that day on',
    correctCommission,
    { body: CorrectInput, personal: true, sheet: correctionSheet },
  ),
  step(commissionDisputes, 'withdraw', 'Withdraw a dispute', withdrawDispute, { modes: ['partner'] }),
];
