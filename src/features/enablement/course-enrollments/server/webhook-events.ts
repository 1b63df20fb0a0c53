import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'course_enrollments',
  partner: 'partner_id',
  fields: [
    'course_id',
    'course_title',
    'status',
    'partner_id',
    'partner_name',
    'user_id',
    'percent',
    'score',
    'completed_at',
    'valid_until',
  ],
  events: [
    {
      type: 'course.completed',
      label: 'A learner completed a course',
      cause: { automation: 'course_enrollments.completed' },
    },
  ],
});
