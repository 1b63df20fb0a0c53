import { defineResource } from '#server/resource/define.ts';
import { InAppNotification } from '../schema.ts';

/** Everybody reads their own, in the view they look through; the table's view sees to that. */
export const inAppNotifications = defineResource({
  name: 'in_app_notifications',
  noun: 'in-app notification',
  row: InAppNotification,
  view: 'my_notifications',
  viewHidesRows: true,
  list: { sort: ['created_at'], filter: ['is_read', 'kind', 'created_at'], search: ['text'], by: '-created_at' },
  partner: { row: InAppNotification, verbs: ['list', 'get'] },
});
