import { type PartnerCategory, partnerCategories } from '#features/partners/partner-statuses/schema.ts';
import { changeOfMany, tagging } from '#shared/nouns/change-many.ts';
import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf } from '#shared/nouns/define-noun.ts';
import { changes, closed, Day, Id, Instant, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { partnerFields } from './fields.schema.ts';
import { nouns } from './nouns.ts';

export { type HealthLevel, healthOptions } from './health.schema.ts';

const Text = nullable(Type.String());
const Category = oneOf(...partnerCategories);

export const partner = defineNoun('partners', nouns.partners, {
  quick: ['name', 'domain', 'type_id', 'status_id', 'owner_user_id'],
  views: [
    { key: 'inactive', name: 'No activity for 60 days', where: { last_activity_at_lte: '@today-60' } },
    { key: 'joined', name: 'Joined this month', where: { joined_on_gte: '@month' }, by: '-joined_on' },
    { key: 'no-portal', name: 'Not in the portal', where: { has_portal: 'false', status_category: 'active' } },
  ],
  fields: partnerFields,
  sharedColumns: {
    /** Partners read the category and not the status: the word is the company's, the category is what binds both. */
    status_category: Category,
    /** The names of all its regions, the main one first. */
    region_names: Type.Array(Type.String()),
  },
  columns: {
    status_name: Type.String(),
    /** The partner it was merged into; itself it is archived then. */
    merged_into_id: nullable(Id),
    merged_into_name: Text,
    /** Those merged into it: their money and won deals stay under their own records. */
    merged_ids: Type.Array(Id),
  },
  custom: true,
  archive: 'restorable',
  by: 'name',
});
export type Partner = RowOf<typeof partner>;
export type PartnerForPartner = PartnerRowOf<typeof partner>;
export type PartnerCreate = CreateOf<typeof partner>;

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
export const PartnerUpdate = changes(closed({ ...partner.update.properties, ...why }));

export const PartnerBulkChange = changeOfMany({
  status_id: Type.Optional(Id),
  ...why,
  owner_user_id: Type.Optional(nullable(Id)),
  type_id: Type.Optional(nullable(Id)),
  region_id: Type.Optional(nullable(Id)),
  other_region_ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  ...tagging,
});

/**
 * The period starts at `effective_from` (default today) and lasts until further notice, or until the day before
 * `effective_to`.
 */
export const TierChange = closed({
  /** Null: no tier. */
  tier_id: nullable(Id),
  effective_from: Type.Optional(Day),
  effective_to: Type.Optional(nullable(Day)),
  reason: Type.Optional(nullable(text(2000))),
});
export type TierChange = Static<typeof TierChange>;

/** The part of a tier membership that a partner may read: the tier and its dates. */
export const TierMembershipForPartner = Type.Object({
  id: Id,
  partner_id: Id,
  tier_id: Id,
  tier_name: Type.String(),
  tier_color: Text,
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
  to_color: Text,
  to_category: Category,
  effective_on: Day,
  reason_code: nullable(oneOf(...statusReasons)),
  reason: Text,
  actor_user_id: nullable(Id),
  actor_name: Text,
  at: Instant,
});
export type PartnerStatusEvent = Static<typeof PartnerStatusEvent>;

/** An existing partner that may be the same firm. */
export const PartnerDuplicate = Type.Object({
  id: Id,
  name: Type.String(),
  domain: Text,
  status_name: Type.String(),
  owner_name: Text,
  is_archived: Type.Boolean(),
  match: oneOf('same_domain', 'same_name', 'similar_name'),
  /** The similarity of the names, 0 to 1. */
  similarity: Type.Number(),
});
export type PartnerDuplicate = Static<typeof PartnerDuplicate>;

/** The team member who looks after the caller's partner, as its people see them. */
export const PartnerManager = closed({
  full_name: Type.String(),
  email: Type.String(),
  phone: nullable(Type.String()),
  image_url: nullable(Type.String()),
});
export type PartnerManager = Static<typeof PartnerManager>;
/** Null: nobody looks after the partner, or the person no longer works there. */
export const OwnManager = closed({ manager: nullable(PartnerManager) });
export type OwnManager = Static<typeof OwnManager>;
