import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** The events and changes that flows can use. */
export const automates = defineAutomationRecord({
  table: 'survey_responses',
  a: 'a survey response',
  name: 'survey_name',
  partner: 'partner_id',
  announces: [],
  owner: 'owner_user_id',
});
