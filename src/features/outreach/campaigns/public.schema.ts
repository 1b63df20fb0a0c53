import { closed, Id, nullable, type Static, Type } from '#shared/schema.ts';

/** The token of a link in an email. */
export const EmailToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'the token of the link' });
export const PreferenceLink = closed({ token: EmailToken });
export const PreferenceChange = closed({
  token: EmailToken,
  /** The topics the person wants. */
  topics: Type.Array(Id, { maxItems: 200, uniqueItems: true }),
  is_off: Type.Boolean(),
});
export type PreferenceChange = Static<typeof PreferenceChange>;
export const Preferences = closed({
  company_name: Type.String(),
  email: Type.String(),
  /** The topic of the email whose link was opened. */
  topic_id: Id,
  topic_name: Type.String(),
  is_off: Type.Boolean(),
  topics: Type.Array(
    closed({ id: Id, name: Type.String(), description: nullable(Type.String()), is_subscribed: Type.Boolean() }),
  ),
});
export type Preferences = Static<typeof Preferences>;
