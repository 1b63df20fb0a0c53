import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** The events and changes that flows can use. */
export const automates = defineAutomationRecord({
  table: 'commission_disputes',
  a: 'a dispute',
  name: 'opportunity_name',
  partner: 'partner_id',
  dates: ['opened_at', 'decided_at'],
});
