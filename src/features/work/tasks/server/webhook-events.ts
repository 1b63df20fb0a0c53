import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'tasks',
  partner: 'partner_id',
  fields: [
    'title',
    'status',
    'priority',
    'side',
    'partner_id',
    'partner_name',
    'due_on',
    'completed_on',
    'plan_id',
    'source',
  ],
  events: [
    { type: 'task.created', label: 'A task was added', cause: { automation: 'tasks.created' } },
    { type: 'task.updated', label: 'A task was changed', cause: { automation: 'tasks.updated' } },
    { type: 'task.completed', label: 'A task was completed', cause: { automation: 'tasks.done' } },
  ],
});
