import { defineGate, reasonsBehindGate } from '#features/partners/program-gates/server/service.ts';
import { definePayoutPause } from './pauses.ts';

const PAID = 'get_paid';
export const payoutGate = defineGate({
  key: PAID,
  verb: 'get paid',
  description: 'Commission is earned as usual. Payments wait in the balance of the partner.',
});

export const payoutPauses = definePayoutPause({
  key: 'closed_gate',
  partners: (call) => reasonsBehindGate(call, PAID),
});
