import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** The events and changes that flows can use. */
export const automates = defineAutomationRecord({
  table: 'mdf_requests',
  a: 'an MDF request',
  name: 'title',
  partner: 'partner_id',
  events: [
    {
      key: 'mdf_requests.submitted',
      label: 'an MDF request is submitted',
      topic: 'mdf_requests.updated',
      field: 'status',
      to: ['submitted'],
    },
    {
      key: 'mdf_requests.approved',
      label: 'an MDF request is approved',
      topic: 'mdf_requests.updated',
      field: 'status',
      to: ['approved'],
    },
  ],
  dates: ['starts_on', 'ends_on', 'claim_by', 'submitted_at'],
});
