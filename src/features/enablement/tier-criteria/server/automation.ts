import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** The events and changes that flows can use. */
export const automates = defineAutomationRecord({
  table: 'tier_standings',
  a: 'a tier standing',
  name: 'partner_name',
  partner: 'partner_id',
  announces: [],
  dates: ['grace_until', 'risk_on', 'locked_until'],
});
