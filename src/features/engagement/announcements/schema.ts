import { changes, closed, Instant, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

const Text = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' });
/** A path in the product, or the address of another website. */
const Link = Type.String({
  maxLength: 500,
  pattern: '^(/|https://)',
  description: 'an address that starts with / or https://',
});
const Tone = oneOf('info', 'warning');
const Audience = oneOf('everybody', 'company', 'partner');

/** Shown to everyone in every company from `starts_at` until `ends_at`. */
export const Announcement = Type.Object({
  ...Stored,
  text: Type.String(),
  link: nullable(Type.String()),
  tone: Tone,
  audience: Audience,
  starts_at: Instant,
  ends_at: nullable(Instant),
});
export type Announcement = Static<typeof Announcement>;

export const AnnouncementCreate = closed({
  text: Text,
  link: Type.Optional(nullable(Link)),
  tone: Type.Optional(Tone),
  audience: Type.Optional(Audience),
  starts_at: Type.Optional(Instant),
  ends_at: Type.Optional(nullable(Instant)),
});
export type AnnouncementCreate = Static<typeof AnnouncementCreate>;
export const AnnouncementUpdate = changes(AnnouncementCreate);
export type AnnouncementUpdate = Static<typeof AnnouncementUpdate>;

/** A notice at the top of the screen. */
export const Notice = Type.Object({
  id: Type.String(),
  text: Type.String(),
  link: nullable(Type.String()),
  tone: Tone,
  is_dismissible: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;
