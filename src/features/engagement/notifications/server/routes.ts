import { type Action, action } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { MarkAsRead, NotificationPreference, NotificationPreferenceChange, UnreadCount } from '../schema.ts';
import { changePreference, readPreference } from './preferences.ts';
import { markAsRead, unreadCount } from './service.ts';

const modes = ['company', 'partner'] as const;
/** Everyone reads and marks their own notifications, even with a read-only role. */
const can = 'in_app_notifications:view';
const Nothing = Type.Optional(Type.Union([Type.Object({}), Type.Null()]));

/** The specification leaves the verb open; both are accepted. */
const marking = (['POST', 'PUT'] as const).flatMap((method): Action[] => [
  action({
    method,
    url: '/in_app_notifications/mark_as_read',
    summary: 'Mark some of my notifications as read',
    whileViewing: 'harmless',
    can,
    modes,
    body: MarkAsRead,
    response: UnreadCount,
    run: async (call, { body }) => ({ unread_count: await markAsRead(call, body.notification_ids) }),
  }),
  action({
    method,
    url: '/in_app_notifications/mark_all_as_read',
    summary: 'Mark all my notifications as read',
    whileViewing: 'harmless',
    can,
    modes,
    body: Nothing,
    response: UnreadCount,
    run: async (call) => ({ unread_count: await markAsRead(call, 'all') }),
  }),
]);

export const notificationRoutes: Action[] = [
  action({
    method: 'GET',
    url: '/in_app_notifications/unread_count',
    summary: 'Count my unread notifications',
    can,
    modes,
    response: UnreadCount,
    run: async (call) => ({ unread_count: await unreadCount(call) }),
  }),
  ...marking,
  action({
    method: 'GET',
    url: '/notification_preferences',
    summary: 'Get my notification settings',
    can,
    modes,
    response: NotificationPreference,
    run: readPreference,
  }),
  action({
    method: 'PATCH',
    url: '/notification_preferences',
    summary: 'Update my notification settings',
    can,
    modes,
    body: NotificationPreferenceChange,
    response: NotificationPreference,
    run: async (call, { body }) => {
      await changePreference(call, body);
      return readPreference(call);
    },
  }),
];
