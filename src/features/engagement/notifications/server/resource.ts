import { defineResource } from '#server/resource/define.ts';
import { InAppNotification } from '../schema.ts';

/** Every user reads their own notifications in the current view, which the view of the table enforces. */
export const inAppNotifications = defineResource({
  name: 'in_app_notifications',
  noun: 'in-app notification',
  row: InAppNotification,
  view: 'my_notifications',
  viewHidesRows: true,
  // The sentences name people.
  leaves: { text: 'never' },
  list: { sort: ['created_at'], filter: ['is_read', 'kind', 'created_at'], search: ['text'], by: '-created_at' },
  partner: { row: InAppNotification, verbs: ['list', 'get'] },
});
