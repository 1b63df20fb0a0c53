import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** The events and changes that flows can use. */
export const automates = defineAutomationRecord({
  table: 'payout_methods',
  a: 'a payout method',
  name: 'holder_name',
  partner: 'partner_id',
  dates: ['changed_at'],
});
