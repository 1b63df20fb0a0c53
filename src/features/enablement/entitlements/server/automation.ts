import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** Flows can decide about requests; see `steps.schema.ts`. */
export const automates = defineAutomationRecord({
  table: 'entitlement_grants',
  a: 'a benefit request',
  name: 'entitlement_name',
  partner: 'partner_id',
  dates: ['requested_at'],
});
