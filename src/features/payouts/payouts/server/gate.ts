import { defineGate, reasonsBehindGate } from '#features/partners/program-gates/server/service.ts';
import { gateTexts } from './gate.texts.ts';
import { definePayoutPause } from './pauses.ts';

const PAID = 'get_paid';
export const payoutGate = defineGate({ key: PAID, texts: gateTexts });

export const payoutPauses = definePayoutPause({
  key: 'closed_gate',
  partners: (call) => reasonsBehindGate(call, PAID),
});
