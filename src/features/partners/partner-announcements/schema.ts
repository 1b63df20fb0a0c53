import { createOf, defineFields, field, rowOf, updateOf } from '#shared/nouns/fields.ts';
import { changes, closed, Id, Instant, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

export const announcementStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'scheduled', label: 'Scheduled', tone: 'blue' },
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'ended', label: 'Ended', tone: 'gray' },
] as const);
export const announcementTones = sayable([
  { value: 'info', label: 'News', tone: 'blue' },
  { value: 'success', label: 'Good news', tone: 'green' },
  { value: 'warning', label: 'Warning', tone: 'amber' },
] as const);

const Tone = oneOf('info', 'success', 'warning');
/** A path in the product, or the address of another website. */
const Link = Type.String({
  maxLength: 500,
  pattern: '^(/[^/]|/$|https://)',
  description: 'an address that starts with / or https://',
});

/** The texts of an announcement. */
export const announcementTexts = defineFields({
  title: field.text({ label: 'Title', max: 120, required: true, content: true, partner: 'read', audit: 'the title' }),
  body: field.longText({ label: 'Text', content: true, partner: 'read', audit: 'the text' }),
  link_label: field.text({ label: 'Label of the link', max: 40, content: true, partner: 'read' }),
});

const shown = {
  ...rowOf(announcementTexts),
  link: nullable(Type.String()),
  tone: Tone,
  shows_banner: Type.Boolean(),
  starts_at: nullable(Instant),
  ends_at: nullable(Instant),
  status: oneOf('draft', 'scheduled', 'active', 'ended'),
  sent_at: nullable(Instant),
  /** Whether the caller has closed the banner. */
  is_dismissed: Type.Boolean(),
};
export const PartnerAnnouncement = Type.Object({
  ...Stored,
  ...shown,
  audience_id: nullable(Id),
  audience_name: nullable(Type.String()),
  rings_bell: Type.Boolean(),
  sends_email: Type.Boolean(),
  author_name: Type.String(),
  /** The partners and people it was sent to. */
  reached_partners: Type.Integer(),
  reached_people: Type.Integer(),
  dismissals: Type.Integer(),
  archived_at: nullable(Instant),
});
export type PartnerAnnouncement = Static<typeof PartnerAnnouncement>;

export const AnnouncementForPartner = Type.Object({ ...Stored, ...shown });
export type AnnouncementForPartner = Static<typeof AnnouncementForPartner>;

const settings = {
  link: Type.Optional(nullable(Link)),
  tone: Type.Optional(Tone),
  audience_id: Type.Optional(nullable(Id)),
  shows_banner: Type.Optional(Type.Boolean()),
  rings_bell: Type.Optional(Type.Boolean()),
  sends_email: Type.Optional(Type.Boolean()),
  starts_at: Type.Optional(nullable(Instant)),
  ends_at: Type.Optional(nullable(Instant)),
};
export const PartnerAnnouncementCreate = closed({ ...createOf(announcementTexts), ...settings });
export type PartnerAnnouncementCreate = Static<typeof PartnerAnnouncementCreate>;
export const PartnerAnnouncementUpdate = changes(
  closed({ ...updateOf(announcementTexts), ...settings, archived_at: Type.Optional(Type.Null()) }),
);
