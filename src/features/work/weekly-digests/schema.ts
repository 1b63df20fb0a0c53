import { closed, nullable, type Static, Type } from '#shared/schema.ts';

const Weekday = Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday, 7 is Sunday' });
const Hour = Type.Integer({ minimum: 0, maximum: 23 });

/** When the caller gets the weekly digest. Its topic among the notification settings turns it off. */
export const WeeklyDigest = closed({
  weekday: Weekday,
  hour: Hour,
  in_chat: Type.Boolean(),
  /** The zone of the caller's notification settings. */
  timezone: Type.String(),
  /** The company sends the digest in its program. */
  is_offered: Type.Boolean(),
  /** The caller manages the partner's chat channels, of which at least one has the topic. */
  may_use_chat: Type.Boolean(),
});
export type WeeklyDigest = Static<typeof WeeklyDigest>;

export const WeeklyDigestChange = Type.Partial(closed({ weekday: Weekday, hour: Hour, in_chat: Type.Boolean() }), {
  additionalProperties: false,
  minProperties: 1,
});
export type WeeklyDigestChange = Static<typeof WeeklyDigestChange>;

export const WeeklyDigestSettings = closed({ is_on: Type.Boolean() });
export type WeeklyDigestSettings = Static<typeof WeeklyDigestSettings>;

export const DigestPreview = closed({
  /** The partner user whose digest it would be; null if nobody of the partner has a login. */
  person_name: nullable(Type.String()),
  /** Null: there is nothing to say, so nothing would be sent. */
  text: nullable(Type.String()),
  subject: nullable(Type.String()),
});
export type DigestPreview = Static<typeof DigestPreview>;
