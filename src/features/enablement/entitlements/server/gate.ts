import { defineGate } from '#features/partners/program-gates/server/service.ts';

export const ORDER = 'order_benefits';
export const benefitGate = defineGate({
  key: ORDER,
  verb: 'order benefits',
  description: 'Benefits are shown, but cannot be requested. Standing benefits, such as discounts, apply as before.',
});
