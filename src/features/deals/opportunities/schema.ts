import { LineInput } from '#features/deals/opportunity-lines/schema.ts';
import { ParticipantInput } from '#features/deals/opportunity-participants/schema.ts';
import { Motion, StageCategory } from '#features/deals/opportunity-types/schema.ts';
import { changeOfMany } from '#shared/nouns/change-many.ts';
import { defineNoun, type PartnerRowOf, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import {
  CurrencyCode,
  closed,
  Day,
  Id,
  Instant,
  nullable,
  oneOf,
  PositiveMinor,
  type Static,
  Type,
  text,
} from '#shared/schema.ts';
import { lostReasonOptions, opportunityFields } from './fields.schema.ts';
import { nouns } from './nouns.ts';

export const LostReason = oneOf(...lostReasonOptions.map(({ value }) => value));
export type LostReason = Static<typeof LostReason>;

/** A deal. Partners read those they take part in, without other partners, the owner, chances and costs. */
export const opportunity = defineNoun('opportunities', nouns.opportunities, {
  quick: ['name', 'account_id', 'type_id', 'amount_minor', 'expected_close_on'],
  views: [
    { key: 'open', name: 'Open', where: { status: 'open' } },
    { key: 'mine', name: 'My open deals', where: { owner_user_id: '@me', status: 'open' } },
    {
      key: 'closing',
      name: 'Closing this month',
      where: { status: 'open', expected_close_on_gte: '@month', expected_close_on_lte: '@month_end' },
      by: 'expected_close_on',
    },
    {
      key: 'overdue',
      name: 'Overdue',
      where: { status: 'open', expected_close_on_lte: '@today-1' },
      by: 'expected_close_on',
    },
    { key: 'at-risk', name: 'At risk', where: { status: 'open', is_at_risk: 'true' } },
    {
      key: 'won-this-quarter',
      name: 'Won this quarter',
      where: { status: 'won', closed_on_gte: '@quarter' },
      by: '-closed_on',
    },
  ],
  sharedColumns: { motion: nullable(Motion) },
  /** Imported rows hold reasons of other systems, too. */
  columns: { lost_reason: nullable(Type.String()) },
  custom: true,
  archive: true,
  fields: opportunityFields,
});
export const Opportunity = opportunity.row;
export type Opportunity = RowOf<typeof opportunity>;
export const OpportunityForPartner = opportunity.partnerRow;
export type OpportunityForPartner = PartnerRowOf<typeof opportunity>;
/** Stage, partners, and lines have their own routes, because they have their own rules. */
export type OpportunityUpdate = UpdateOf<typeof opportunity>;

export const OpportunityCreate = closed({
  ...opportunity.create.properties,
  participants: Type.Optional(Type.Array(ParticipantInput, { maxItems: 20 })),
  lines: Type.Optional(Type.Array(LineInput, { maxItems: 200 })),
});
export type OpportunityCreate = Static<typeof OpportunityCreate>;

export const StageMove = closed({
  stage_id: Id,
  /** The day it was won or lost; today by default, never in the future. */
  on: Type.Optional(Day),
  /** Needed when it is lost. */
  reason_code: Type.Optional(LostReason),
  /** Required when a won deal is reopened or lost, and with the code `other`. */
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

/** The fields that the partner working a resale deal keeps up to date. */
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
  color: nullable(Type.String()),
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
  to_color: nullable(Type.String()),
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
  'to_color',
  'at',
]);
