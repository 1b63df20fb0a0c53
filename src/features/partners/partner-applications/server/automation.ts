import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** The events and changes that flows can use. */
export const automates = defineAutomationRecord({
  table: 'partner_applications',
  a: 'an application',
  name: 'company_name',
  partner: 'partner_id',
  owner: 'owner_user_id',
  events: [
    {
      key: 'partner_applications.approved',
      label: 'an application is approved',
      topic: 'partner_applications.updated',
      field: 'status',
      to: ['approved'],
    },
    {
      key: 'partner_applications.declined',
      label: 'an application is not approved',
      topic: 'partner_applications.updated',
      field: 'status',
      to: ['rejected'],
    },
  ],
  dates: ['review_due_at', 'confirmed_at', 'decided_at', 'reapply_on'],
});
