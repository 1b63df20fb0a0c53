import { defineGate } from '#features/partners/program-gates/server/service.ts';

export const REQUEST = 'request_mdf';
export const mdfGate = defineGate({
  key: REQUEST,
  verb: 'request MDF',
  description: 'New requests are not accepted. Approved activities go on.',
});
