import { changeOfMany, tagging } from '#shared/change-many.ts';
import {
  Custom,
  called,
  changes,
  closed,
  Email,
  Id,
  Instant,
  nullable,
  oneOf,
  type Static,
  Stored,
  Tags,
  Type,
  text,
} from '#shared/schema.ts';

const Text = nullable(Type.String());

/** What a partner sees of its own people. */
export const ContactForPartner = Type.Object({
  ...Stored,
  first_name: Type.String(),
  last_name: Type.String(),
  full_name: Type.String(),
  email: Text,
  phone: Text,
  title: Text,
  type_id: nullable(Id),
  type_name: Text,
  type_colour: Text,
  partner_id: nullable(Id),
  is_primary: Type.Boolean(),
  /** `invited`: asked, and has not answered yet. */
  portal_access: oneOf('none', 'invited', 'active'),
  custom: Custom,
  archived_at: nullable(Instant),
});

/** A person at a partner or at an account. */
export const Contact = Type.Object({
  ...ContactForPartner.properties,
  partner_name: Text,
  account_id: nullable(Id),
  account_name: Text,
  tags: Type.Array(Type.String()),
});
export type Contact = Static<typeof Contact>;

const facts = {
  first_name: called(120),
  last_name: Type.Optional(text(120)),
  email: Type.Optional(nullable(Email)),
  phone: Type.Optional(nullable(text(60))),
  title: Type.Optional(nullable(text(120))),
  type_id: Type.Optional(nullable(Id)),
  /** One of a partner's people is; naming another takes it from the first. */
  is_primary: Type.Optional(Type.Boolean()),
  custom: Type.Optional(Custom),
};

export const ContactCreate = closed({
  ...facts,
  /** A partner or an account, not both. */
  partner_id: Type.Optional(nullable(Id)),
  account_id: Type.Optional(nullable(Id)),
  tags: Type.Optional(Tags),
});
export type ContactCreate = Static<typeof ContactCreate>;

const Restore = { archived_at: Type.Optional(Type.Null()) };
export const ContactUpdate = changes(closed({ ...ContactCreate.properties, ...Restore }));
export const ContactBulkChange = changeOfMany({ type_id: Type.Optional(nullable(Id)), ...tagging });
/** In partner mode a new contact is the partner's own. */
export const ContactCreateForPartner = closed(facts);
export const ContactUpdateForPartner = changes(closed({ ...facts, ...Restore }));
