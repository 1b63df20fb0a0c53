import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** `link` is internal when it starts with "/", else an https address. */
export const InAppNotification = Type.Object({
  id: Id,
  kind: Type.String(),
  text: Type.String(),
  link: nullable(Type.String()),
  is_read: Type.Boolean(),
  mode: oneOf('company', 'partner'),
  created_at: Instant,
});
export type InAppNotification = Static<typeof InAppNotification>;

export const UnreadCount = Type.Object({ unread_count: Type.Integer() });
export const MarkAsRead = closed({ notification_ids: Type.Array(Id, { minItems: 1, maxItems: 500 }) });

/** The bell asks for so many at a time. */
export const NOTIFICATIONS_PAGE = 5;
