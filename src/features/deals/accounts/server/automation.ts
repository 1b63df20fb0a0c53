import { defineRecordAutomations } from '#server/automation-records.ts';
import { defineAutomationRecord } from '#server/extension-points/automations.ts';
import { account } from '../schema.ts';

/** The events and changes that flows can use. */
export const automates = [
  ...defineAutomationRecord({
    table: 'accounts',
    a: 'an account',
    name: 'name',
    owner: 'owner_user_id',
    writes: ['industry', 'website'],
    tags: 'tags',
    assigns: 'owner_user_id',
  }),
  ...defineRecordAutomations(account, {
    creates: ['name', 'domain', 'country', 'website', 'industry', 'employees', 'owner_user_id', 'external_ref'],
    changes: ['industry', 'website'],
    finds: ['domain', 'name', 'external_ref'],
  }),
];
