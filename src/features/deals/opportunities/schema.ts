import { LineInput } from '#features/deals/opportunity-lines/schema.ts';
import { ParticipantInput } from '#features/deals/opportunity-participants/schema.ts';
import { Motion, StageCategory } from '#features/deals/opportunity-types/schema.ts';
import { changeOfMany } from '#shared/change-many.ts';
import {
  CurrencyCode,
  Custom,
  changes,
  closed,
  Day,
  Id,
  Instant,
  Name,
  nullable,
  oneOf,
  PositiveMinor,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';

export const attributions = ['sourced', 'influenced', 'direct'] as const;
const Attribution = oneOf(...attributions);

export const Source = oneOf('company', 'partner', 'referral_page', 'link', 'api', 'import');

/** Why a deal was lost. `not_recorded` is for rows of other systems that never asked. */
export const lostReasons = {
  price: 'Price',
  competitor: 'Chose a competitor',
  no_budget: 'No budget',
  no_decision: 'No decision',
  timing: 'Bad timing',
  product_fit: 'Product did not fit',
  unresponsive: 'Customer stopped answering',
  duplicate: 'Duplicate of another deal',
  not_recorded: 'Not recorded',
  other: 'Other',
} as const;
export const LostReason = oneOf(
  'price',
  'competitor',
  'no_budget',
  'no_decision',
  'timing',
  'product_fit',
  'unresponsive',
  'duplicate',
  'not_recorded',
  'other',
);
export type LostReason = Static<typeof LostReason>;

export const Opportunity = Type.Object({
  ...Stored,
  number: Type.Integer(),
  name: Type.String(),
  account_id: nullable(Id),
  account_name: nullable(Type.String()),
  type_id: Id,
  type_name: nullable(Type.String()),
  motion: nullable(Motion),
  stage_id: Id,
  stage_name: nullable(Type.String()),
  stage_colour: nullable(Type.String()),
  probability: nullable(Type.Integer()),
  /** The category of the stage. */
  status: StageCategory,
  /** The lead partner: the first participant. */
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  partner_type_id: nullable(Id),
  partner_region_id: nullable(Id),
  /** Sourced: a partner brought it. Influenced: the company found it and a partner works on it. Direct: no partner. */
  attribution: Attribution,
  owner_user_id: nullable(Id),
  owner_name: nullable(Type.String()),
  primary_contact_id: nullable(Id),
  primary_contact_name: nullable(Type.String()),
  /** The sum of the lines where there are any. */
  amount_minor: nullable(PositiveMinor),
  currency: CurrencyCode,
  expected_close_on: nullable(Day),
  opened_on: Day,
  closed_on: nullable(Day),
  lost_reason: nullable(Type.String()),
  lost_reason_text: nullable(Type.String()),
  source: Source,
  next_step: nullable(Type.String()),
  next_step_on: nullable(Day),
  description: nullable(Type.String()),
  external_ref: nullable(Type.String()),
  last_activity_at: Instant,
  /** Open, and for longer than the programme allows nobody has done anything with it. */
  is_at_risk: Type.Boolean(),
  custom: Custom,
  archived_at: nullable(Instant),
});
export type Opportunity = Static<typeof Opportunity>;

/** What a partner reads of the deals it takes part in: nothing of other partners, of the owner's address, of chances and costs. */
export const OpportunityForPartner = Type.Pick(Opportunity, [
  'id',
  'row_version',
  'created_at',
  'updated_at',
  'number',
  'name',
  'account_id',
  'account_name',
  'type_id',
  'type_name',
  'motion',
  'stage_id',
  'stage_name',
  'stage_colour',
  'status',
  'amount_minor',
  'currency',
  'expected_close_on',
  'opened_on',
  'closed_on',
  'next_step',
  'next_step_on',
  'is_at_risk',
  'custom',
]);
export type OpportunityForPartner = Static<typeof OpportunityForPartner>;

const facts = {
  name: Name,
  account_id: Type.Optional(nullable(Id)),
  type_id: Type.Optional(Id),
  owner_user_id: Type.Optional(nullable(Id)),
  primary_contact_id: Type.Optional(nullable(Id)),
  amount_minor: Type.Optional(nullable(PositiveMinor)),
  currency: Type.Optional(CurrencyCode),
  expected_close_on: Type.Optional(nullable(Day)),
  opened_on: Type.Optional(Day),
  source: Type.Optional(Source),
  next_step: Type.Optional(nullable(text(500))),
  next_step_on: Type.Optional(nullable(Day)),
  description: Type.Optional(nullable(text(20_000))),
  external_ref: Type.Optional(nullable(text(200))),
  custom: Type.Optional(Custom),
};

export const OpportunityCreate = closed({
  ...facts,
  /** Left out, the first open stage of the type. */
  stage_id: Type.Optional(Id),
  /** Instead of `participants` when one partner stands alone. */
  partner_id: Type.Optional(nullable(Id)),
  participants: Type.Optional(Type.Array(ParticipantInput, { maxItems: 20 })),
  lines: Type.Optional(Type.Array(LineInput, { maxItems: 200 })),
  /** Of a deal that is over already; today unless told. */
  closed_on: Type.Optional(nullable(Day)),
  lost_reason: Type.Optional(nullable(LostReason)),
  lost_reason_text: Type.Optional(nullable(text(2000))),
});
export type OpportunityCreate = Static<typeof OpportunityCreate>;

/** Stage, partners and lines have doors of their own, because they have rules of their own. */
export const OpportunityUpdate = changes(closed(facts));
export type OpportunityUpdate = Static<typeof OpportunityUpdate>;

export const StageMove = closed({
  stage_id: Id,
  /** The day it was won or lost; today unless told, never in the future. */
  on: Type.Optional(Day),
  /** Needed when it is lost. */
  reason_code: Type.Optional(LostReason),
  /** Needed when a won deal is taken back, and with the code `other`. */
  reason: Type.Optional(text(2000)),
  row_version: Type.Optional(Type.Integer()),
});
export type StageMove = Static<typeof StageMove>;

export const OpportunityBulkChange = changeOfMany({
  owner_user_id: Type.Optional(nullable(Id)),
  expected_close_on: Type.Optional(nullable(Day)),
  move: Type.Optional(Type.Omit(StageMove, ['row_version'], { additionalProperties: false })),
});

/** A change to a won deal; what it does to commissions is worked out at once. */
const amended = {
  amount_minor: Type.Optional(nullable(PositiveMinor)),
  lines: Type.Optional(Type.Array(LineInput, { maxItems: 200 })),
  participants: Type.Optional(Type.Array(ParticipantInput, { maxItems: 20 })),
  /** The day it was really won: other periods, tiers and rates may apply. */
  closed_on: Type.Optional(Day),
};
export const Amendment = closed({
  ...amended,
  reason: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
  row_version: Type.Optional(Type.Integer()),
});
export type Amendment = Static<typeof Amendment>;

export const Amended = closed(amended);
export type Amended = Static<typeof Amended>;

/** What an amendment would do to commissions. */
export const AmendmentPreview = Type.Object({
  /** The time in which commission is taken back is over: what somebody has too much of stays with them. */
  is_kept: Type.Boolean(),
  /** Whose commission of this deal, or because of it of others, would change or be kept; none where the caller may not see commissions. */
  partners: Type.Array(
    Type.Object({
      partner_id: Id,
      partner_name: Type.String(),
      currency: CurrencyCode,
      /** Of this deal; others follow where it counts for them, as with volumes. */
      is_of_deal: Type.Boolean(),
      now_minor: Type.Integer(),
      then_minor: Type.Integer(),
    }),
  ),
});
export type AmendmentPreview = Static<typeof AmendmentPreview>;

/** What the partner who works a resale deal keeps up to date. */
export const PartnerPlan = closed({
  next_step: Type.Optional(nullable(text(500))),
  next_step_on: Type.Optional(nullable(Day)),
  expected_close_on: Type.Optional(nullable(Day)),
  row_version: Type.Optional(Type.Integer()),
});
export type PartnerPlan = Static<typeof PartnerPlan>;

const Sum = Type.Object({ currency: CurrencyCode, count: Type.Integer(), amount_minor: Type.Integer() });

export const BoardColumn = Type.Object({
  stage_id: Id,
  name: Type.String(),
  category: StageCategory,
  probability: Type.Integer(),
  colour: nullable(Type.String()),
  count: Type.Integer(),
  totals: Type.Array(Sum),
  /** The first of them; the list has the rest. */
  cards: Type.Array(Opportunity),
});
export type BoardColumn = Static<typeof BoardColumn>;
export const Board = Type.Object({ type_id: Id, columns: Type.Array(BoardColumn) });
export type Board = Static<typeof Board>;

export const Totals = Type.Array(Type.Object({ status: StageCategory, ...Sum.properties }));
export type Totals = Static<typeof Totals>;

export const StageEvent = Type.Object({
  id: Id,
  opportunity_id: Id,
  from_stage_id: nullable(Id),
  from_stage_name: nullable(Type.String()),
  to_stage_id: Id,
  to_stage_name: nullable(Type.String()),
  to_category: nullable(StageCategory),
  to_colour: nullable(Type.String()),
  actor_user_id: nullable(Id),
  actor_name: nullable(Type.String()),
  reason_code: nullable(Type.String()),
  reason: nullable(Type.String()),
  at: Instant,
});
export type StageEvent = Static<typeof StageEvent>;
export const StageEventForPartner = Type.Pick(StageEvent, [
  'id',
  'opportunity_id',
  'from_stage_name',
  'to_stage_name',
  'to_category',
  'to_colour',
  'at',
]);
