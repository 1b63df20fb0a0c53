import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** The events and changes that flows can use. */
export const automates = defineAutomationRecord({
  table: 'mdf_claims',
  a: 'an MDF claim',
  name: 'request_title',
  partner: 'partner_id',
  events: [{ key: 'mdf_claims.approved', label: 'an MDF claim is approved', topic: 'mdf_claims.approved' }],
  dates: ['claim_by', 'submitted_at'],
});
