import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** The events and changes that flows can use. */
export const automates = defineAutomationRecord({
  table: 'form_submissions',
  a: 'a form submission',
  name: 'form_name',
  partner: 'partner_id',
  announces: ['created'],
});
