import { action, IdParams } from '#server/http/action.ts';
import { shown, step } from '#server/resource/step.ts';
import { CorrectInput, DisputeInput, SayInput } from '../disputes.schema.ts';
import { addToDispute, correctCommission, keepCommission, openDispute, withdrawDispute } from './disputes.ts';
import { commissionDisputes } from './resource.ts';

export const disputeRoutes = [
  action({
    method: 'POST',
    url: '/commission_lines/:id/disputes',
    summary: 'Say what is wrong with a commission of one’s own',
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
    'Add to a dispute that is open',
    (call, id, { text }) => addToDispute(call, id, text),
    {
      body: SayInput,
      modes: ['company', 'partner'],
    },
  ),
  step(
    commissionDisputes,
    'keep',
    'The commission stays as it is; the partner reads why',
    (call, id, { text }) => keepCommission(call, id, text),
    { body: SayInput, personal: true },
  ),
  step(
    commissionDisputes,
    'correct',
    'Correct the commission by an amount by hand, or, without one, have the deals from that day on worked out again',
    correctCommission,
    { body: CorrectInput, personal: true },
  ),
  step(commissionDisputes, 'withdraw', 'Take a dispute back', withdrawDispute, { modes: ['partner'] }),
];
