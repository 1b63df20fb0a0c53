import { defineRecordAutomations } from '#server/automation-records.ts';
import { defineAutomationRecord } from '#server/extension-points/automations.ts';
import { contact } from '../schema.ts';

/** The events and changes that flows can use. */
export const automates = [
  ...defineAutomationRecord({
    table: 'contacts',
    a: 'a contact',
    name: 'full_name',
    partner: 'partner_id',
    writes: ['title', 'phone'],
    tags: 'tags',
    perPartner: { label: 'contact of the partner', where: 'archived_at is null' },
  }),
  ...defineRecordAutomations(contact, {
    creates: ['first_name', 'last_name', 'email', 'phone', 'title', 'partner_id', 'account_id'],
    changes: ['title', 'phone'],
    finds: ['email', 'full_name'],
  }),
];
