import {
  Color,
  changes,
  closed,
  Id,
  Instant,
  Name,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';

/** The meaning of a stage for rules; its name is free. */
export const stageCategories = ['open', 'won', 'lost'] as const;
export const StageCategory = oneOf('open', 'won', 'lost');
export type StageCategory = Static<typeof StageCategory>;

/** The side that works the deal, which decides who may move what. */
export const Motion = oneOf('resale', 'referral', 'co_sell', 'services');
export type Motion = Static<typeof Motion>;

/** The kind of sale: renewals and upsells go to existing customers, `nfr` (not for resale) to the partner itself. */
export const DealKind = oneOf('new', 'renewal', 'upsell', 'nfr');
export type DealKind = Static<typeof DealKind>;

const Order = Type.Integer({ minimum: 0, maximum: 1e6 });
const Percent = Type.Integer({ minimum: 0, maximum: 100 });

export const OpportunityStage = Type.Object({
  ...Stored,
  type_id: Id,
  name: Type.String(),
  category: StageCategory,
  probability: Percent,
  color: nullable(Type.String()),
  order: Type.Integer(),
  archived_at: nullable(Instant),
});
export type OpportunityStage = Static<typeof OpportunityStage>;

/** Hides the probability from partners. */
export const OpportunityStageForPartner = Type.Omit(OpportunityStage, ['probability', 'archived_at']);

export const StageInput = closed({
  name: Name,
  category: StageCategory,
  /** Set for open stages; a won stage is certain, a lost one has none. */
  probability: Type.Optional(Percent),
  color: Type.Optional(nullable(Color)),
});
export type StageInput = Static<typeof StageInput>;

export const OpportunityStageCreate = closed({ ...StageInput.properties, type_id: Id, order: Type.Optional(Order) });
export type OpportunityStageCreate = Static<typeof OpportunityStageCreate>;

/** The category stays what it was: the deals that passed through it were won, lost or open by it. */
export const OpportunityStageUpdate = changes(
  closed({ name: Name, probability: Percent, color: nullable(Color), order: Order }),
);

export const StageOfType = Type.Pick(OpportunityStage, [
  'id',
  'name',
  'category',
  'probability',
  'color',
  'order',
  'row_version',
]);
export type StageOfType = Static<typeof StageOfType>;

export const OpportunityType = Type.Object({
  ...Stored,
  name: Type.String(),
  description: nullable(Type.String()),
  color: nullable(Type.String()),
  order: Type.Integer(),
  motion: Motion,
  deal_kind: DealKind,
  protection_days: nullable(Type.Integer()),
  auto_approves: Type.Boolean(),
  is_default: Type.Boolean(),
  /** The certificate that partners need to register deals of this type. */
  required_program_id: nullable(Id),
  required_program_name: nullable(Type.String()),
  /** Registrations of this type name a distributor. */
  requires_distributor: Type.Boolean(),
  /** The pipeline: open stages, then won, then lost, each in the company's order. */
  stages: Type.Array(StageOfType),
  archived_at: nullable(Instant),
});
export type OpportunityType = Static<typeof OpportunityType>;

export const OpportunityTypeForPartner = Type.Pick(OpportunityType, [
  'id',
  'row_version',
  'created_at',
  'updated_at',
  'name',
  'description',
  'color',
  'order',
  'motion',
  'deal_kind',
  'protection_days',
  'is_default',
  'required_program_id',
  'required_program_name',
  'requires_distributor',
]);

const facts = {
  name: Name,
  description: Type.Optional(nullable(text(2000))),
  color: Type.Optional(nullable(Color)),
  order: Type.Optional(Order),
  motion: Type.Optional(Motion),
  deal_kind: Type.Optional(DealKind),
  protection_days: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 730 }))),
  auto_approves: Type.Optional(Type.Boolean()),
  is_default: Type.Optional(Type.Boolean()),
  required_program_id: Type.Optional(nullable(Id)),
  requires_distributor: Type.Optional(Type.Boolean()),
};

export const OpportunityTypeCreate = closed({
  ...facts,
  /** The stages; by default the type starts with the usual ones. */
  stages: Type.Optional(Type.Array(StageInput, { minItems: 3, maxItems: 40 })),
});
export type OpportunityTypeCreate = Static<typeof OpportunityTypeCreate>;
export const OpportunityTypeUpdate = changes(closed(facts));
