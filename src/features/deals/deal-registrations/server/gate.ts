import { defineGate } from '#features/partners/program-gates/server/service.ts';

export const REGISTER = 'register_deals';
export const registrationGate = defineGate({
  key: REGISTER,
  verb: 'register deals',
  description: 'Drafts can be saved. Submitting them waits, also through forms, imports and the API.',
});
