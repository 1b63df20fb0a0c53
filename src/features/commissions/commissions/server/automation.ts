import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** The events and changes that flows can use. */
export const automates = defineAutomationRecord({
  table: 'commission_lines',
  a: 'a commission',
  name: 'opportunity_name',
  partner: 'partner_id',
  announces: [],
  dates: ['effective_on', 'release_on', 'paid_on'],
});
