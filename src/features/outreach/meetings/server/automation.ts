import { defineRecordAutomations } from '#server/automation-records.ts';
import { defineAutomationRecord } from '#server/extension-points/automations.ts';
import { field } from '#shared/nouns/fields.ts';
import { meeting } from '../schema.ts';

/** The events and changes that flows can use. States change by people only, because both sides rely on them. */
export const automates = [
  ...defineAutomationRecord({
    table: 'meetings',
    a: 'a meeting',
    name: 'title',
    partner: 'partner_id',
    owner: 'owner_user_id',
    events: [
      {
        key: 'meetings.scheduled',
        label: 'a meeting gets its time',
        topic: 'meetings.updated',
        field: 'status',
        to: ['scheduled'],
      },
      { key: 'meetings.held', label: 'a meeting is held', topic: 'meetings.updated', field: 'status', to: ['held'] },
      {
        key: 'meetings.canceled',
        label: 'a meeting is canceled',
        topic: 'meetings.updated',
        field: 'status',
        to: ['canceled'],
      },
      {
        key: 'meetings.no_show',
        label: 'a partner misses a meeting',
        topic: 'meetings.updated',
        field: 'status',
        to: ['no_show'],
      },
    ],
    dates: ['starts_at'],
    writes: ['place'],
  }),
  ...defineRecordAutomations(meeting, {
    creates: ['title', 'kind', 'partner_id', 'duration_minutes', 'place', 'owner_user_id'],
    inputs: { starts_at: field.instant({ label: 'Starts', required: true }) },
    changes: ['place'],
    finds: ['title'],
  }),
];
