import { defineGate } from '#features/partners/program-gates/server/service.ts';

export const RECEIVE = 'receive_leads';
export const leadGate = defineGate({
  key: RECEIVE,
  verb: 'receive leads',
  description: 'Rules leave the partner out, and leads can neither be assigned to it nor accepted by it.',
});
