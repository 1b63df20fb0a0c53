import { type PartnerCategory, partnerCategories } from '#features/partners/partner-statuses/schema.ts';
import { changeOfMany, tagging } from '#shared/change-many.ts';
import {
  CountryCode,
  CurrencyCode,
  Custom,
  changes,
  closed,
  Day,
  Id,
  Instant,
  Minor,
  Name,
  nullable,
  oneOf,
  type Static,
  Stored,
  Tags,
  Type,
  text,
} from '#shared/schema.ts';

const Text = nullable(Type.String());
const Category = oneOf(...partnerCategories);

/** How far a partner has come: each step includes those before it. */
export const activations = ['not_invited', 'invited', 'onboarded', 'first_deal', 'repeat'] as const;

/** What a partner may read of its own row. Not the status: that word is the company's; the category is what binds both. */
export const PartnerForPartner = Type.Object({
  ...Stored,
  name: Type.String(),
  legal_name: Text,
  tax_id: Text,
  domain: Text,
  website: Text,
  description: Text,
  photo_url: Text,
  phone: Text,
  address_line_1: Text,
  address_line_2: Text,
  city: Text,
  state: Text,
  postal_code: Text,
  country: Text,
  status_category: Category,
  type_name: Text,
  type_colour: Text,
  /** The main one's. */
  region_name: Text,
  /** Of all it stands in, the main one first. */
  region_names: Type.Array(Type.String()),
  tier_id: nullable(Id),
  tier_name: Text,
  tier_colour: Text,
  currency: CurrencyCode,
  joined_on: nullable(Day),
  custom: Custom,
});
export type PartnerForPartner = Static<typeof PartnerForPartner>;

export const Partner = Type.Object({
  ...PartnerForPartner.properties,
  status_id: Id,
  status_name: Type.String(),
  status_colour: Text,
  type_id: nullable(Id),
  /** The main one. Filters by it find whoever stands there, as its main region or another. */
  region_id: nullable(Id),
  /** Where it stands besides, in the order in which they count. */
  other_region_ids: Type.Array(Id),
  owner_user_id: nullable(Id),
  owner_name: Text,
  manager_name: Text,
  parent_partner_id: nullable(Id),
  parent_name: Text,
  /** The partner that brought it. */
  referred_by_partner_id: nullable(Id),
  referred_by_name: Text,
  external_ref: Text,
  tags: Type.Array(Type.String()),
  internal_notes: Text,
  ended_on: nullable(Day),
  /** The partner organisation has joined: its people can sign in. */
  has_portal: Type.Boolean(),
  open_deals: Type.Integer(),
  /** Open deals in the partner's own currency. */
  open_pipeline_minor: Minor,
  /** Won since 1 January in the partner's own currency. */
  won_this_year_minor: Minor,
  last_activity_at: nullable(Instant),
  activation: oneOf(...activations),
  /** The last invitation that was not withdrawn. */
  invited_at: nullable(Instant),
  /** The first day the tier no longer holds, where that is decided. */
  tier_until: nullable(Day),
  archived_at: nullable(Instant),
  /** The partner it was merged into; itself it is archived then. */
  merged_into_id: nullable(Id),
  merged_into_name: Text,
  /** Those merged into it: their money and won deals stay under their own records. */
  merged_ids: Type.Array(Id),
});
export type Partner = Static<typeof Partner>;

/** What both sides may write. An address without `https://` gets it. */
const profile = {
  website: Type.Optional(nullable(text(500))),
  description: Type.Optional(nullable(text(10_000))),
  photo_url: Type.Optional(nullable(text(1000))),
  phone: Type.Optional(nullable(text(60))),
  address_line_1: Type.Optional(nullable(text(300))),
  address_line_2: Type.Optional(nullable(text(300))),
  city: Type.Optional(nullable(text(120))),
  state: Type.Optional(nullable(text(120))),
  postal_code: Type.Optional(nullable(text(20))),
  country: Type.Optional(nullable(CountryCode)),
  custom: Type.Optional(Custom),
};

const facts = {
  ...profile,
  legal_name: Type.Optional(nullable(text(200))),
  domain: Type.Optional(nullable(text(253))),
  type_id: Type.Optional(nullable(Id)),
  region_id: Type.Optional(nullable(Id)),
  /** The main one among them, or one named twice, is left out. */
  other_region_ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  owner_user_id: Type.Optional(nullable(Id)),
  manager_name: Type.Optional(nullable(text(200))),
  parent_partner_id: Type.Optional(nullable(Id)),
  referred_by_partner_id: Type.Optional(nullable(Id)),
  currency: Type.Optional(CurrencyCode),
  tax_id: Type.Optional(nullable(text(60))),
  external_ref: Type.Optional(nullable(text(200))),
  tags: Type.Optional(Tags),
  internal_notes: Type.Optional(nullable(text(20_000))),
  joined_on: Type.Optional(nullable(Day)),
  /** The company's default status unless told. */
  status_id: Type.Optional(Id),
};

export const PartnerCreate = closed({ name: Name, ...facts, tier_id: Type.Optional(nullable(Id)) });
export type PartnerCreate = Static<typeof PartnerCreate>;

/** Why a partner may not go on. A ban takes one of the first six: they are what the partner was found to have done. */
export const banReasons = [
  'terms_violation',
  'inappropriate_content',
  'fake_traffic',
  'fraud',
  'spam',
  'brand_abuse',
] as const;
export const statusReasons = [
  ...banReasons,
  'not_a_fit',
  'incomplete_application',
  'inactive',
  'under_review',
  'mutual_agreement',
  'contract_ended',
  'other',
] as const;
export type StatusReason = (typeof statusReasons)[number];

/** The reasons a move into this category must choose from; none for moves that need no explanation. */
export function reasonsFor(category: PartnerCategory): readonly StatusReason[] {
  switch (category) {
    case 'banned':
      return banReasons;
    case 'declined':
      return ['not_a_fit', 'incomplete_application', 'other'];
    case 'suspended':
      return [...banReasons, 'under_review', 'inactive', 'other'];
    case 'ended':
      return [...banReasons, 'inactive', 'mutual_agreement', 'contract_ended', 'other'];
    default:
      return [];
  }
}

const why = {
  reason_code: Type.Optional(nullable(oneOf(...statusReasons))),
  reason: Type.Optional(nullable(text(2000))),
};

/** A change of status may carry its reason; moves that end or pause the relationship must. */
export const PartnerUpdate = changes(closed({ name: Name, ...facts, ...why, archived_at: Type.Optional(Type.Null()) }));
export const PartnerUpdateForPartner = changes(closed(profile));

export const PartnerBulkChange = changeOfMany({
  status_id: Type.Optional(Id),
  ...why,
  owner_user_id: Type.Optional(nullable(Id)),
  type_id: Type.Optional(nullable(Id)),
  region_id: Type.Optional(nullable(Id)),
  other_region_ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  ...tagging,
});

/** From `effective_from` (today unless told) until further notice, or until the day before `effective_to`. */
export const TierChange = closed({
  /** Null: no tier. */
  tier_id: nullable(Id),
  effective_from: Type.Optional(Day),
  effective_to: Type.Optional(nullable(Day)),
  reason: Type.Optional(nullable(text(2000))),
});
export type TierChange = Static<typeof TierChange>;

/** What a partner may know of its tiers: which, from when, until when. */
export const TierMembershipForPartner = Type.Object({
  id: Id,
  partner_id: Id,
  tier_id: Id,
  tier_name: Type.String(),
  tier_colour: Text,
  effective_from: Day,
  /** The first day it no longer holds. */
  effective_to: nullable(Day),
});
/** `recorded_at` to `superseded_at` is how long this was believed; live rows have no `superseded_at`. */
export const TierMembership = Type.Object({
  ...TierMembershipForPartner.properties,
  superseded_at: nullable(Instant),
  recorded_at: Instant,
  reason: Text,
  source: oneOf('manual', 'auto', 'import'),
  created_by: nullable(Id),
  created_by_name: Text,
});
export type TierMembership = Static<typeof TierMembership>;

export const PartnerStatusEvent = Type.Object({
  id: Id,
  partner_id: Id,
  from_status_id: nullable(Id),
  from_name: Text,
  from_category: nullable(Category),
  to_status_id: Id,
  to_name: Type.String(),
  to_colour: Text,
  to_category: Category,
  effective_on: Day,
  reason_code: nullable(oneOf(...statusReasons)),
  reason: Text,
  actor_user_id: nullable(Id),
  actor_name: Text,
  at: Instant,
});
export type PartnerStatusEvent = Static<typeof PartnerStatusEvent>;

/** Somebody who may be this partner already. */
export const PartnerDuplicate = Type.Object({
  id: Id,
  name: Type.String(),
  domain: Text,
  status_name: Type.String(),
  owner_name: Text,
  is_archived: Type.Boolean(),
  match: oneOf('same_domain', 'same_name', 'similar_name'),
  /** How alike the names are, 0 to 1. */
  similarity: Type.Number(),
});
export type PartnerDuplicate = Static<typeof PartnerDuplicate>;
