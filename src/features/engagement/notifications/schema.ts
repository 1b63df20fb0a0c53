import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** `link` is internal when it starts with "/", else an https address. */
export const InAppNotification = Type.Object({
  id: Id,
  kind: Type.String(),
  text: Type.String(),
  link: nullable(Type.String()),
  /** The number of similar notices that the row stands for; the text and the link are those of all of them. */
  count: Type.Integer(),
  is_read: Type.Boolean(),
  mode: oneOf('company', 'partner'),
  created_at: Instant,
});
export type InAppNotification = Static<typeof InAppNotification>;

export const UnreadCount = Type.Object({ unread_count: Type.Integer() });
export const MarkAsRead = closed({ notification_ids: Type.Array(Id, { minItems: 1, maxItems: 500 }) });

/** The number of notifications that the bell loads at a time. */
export const NOTIFICATIONS_PAGE = 5;

export const EmailChoice = oneOf('off', 'instant', 'daily');
export type EmailChoice = Static<typeof EmailChoice>;

/** A time such as `08:00` in the person's time zone. */
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'a time such as 08:00' });
const TopicChoice = closed({
  topic: Type.String(),
  in_app: Type.Boolean(),
  email: EmailChoice,
  /** On the person's devices; a change without it leaves it as it is. */
  push: Type.Optional(Type.Boolean()),
});
const hours = {
  timezone: Type.String({ minLength: 1, maxLength: 60 }),
  /** Emails and push notifications wait from the first time to the second, also across midnight; both are set or neither. */
  quiet_from: nullable(TimeOfDay),
  quiet_to: nullable(TimeOfDay),
  /** The time of the daily email. */
  digest_at: TimeOfDay,
};

/** The topics and channels one person wants in this view. */
export const NotificationPreference = closed({
  topics: Type.Array(
    closed({
      ...TopicChoice.properties,
      push: Type.Boolean(),
      label: Type.String(),
      about: Type.String(),
      is_critical: Type.Boolean(),
    }),
  ),
  ...hours,
});
export type NotificationPreference = Static<typeof NotificationPreference>;

export const NotificationPreferenceChange = Type.Object(
  {
    topics: Type.Optional(Type.Array(TopicChoice, { maxItems: 100 })),
    timezone: Type.Optional(hours.timezone),
    quiet_from: Type.Optional(hours.quiet_from),
    quiet_to: Type.Optional(hours.quiet_to),
    digest_at: Type.Optional(hours.digest_at),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type NotificationPreferenceChange = Static<typeof NotificationPreferenceChange>;
