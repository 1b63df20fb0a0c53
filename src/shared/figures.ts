import { CurrencyCode, closed, Day, Id, Minor, nullable, oneOf, type Static, Type } from './schema.ts';

/** The list behind a figure, as it is asked for below `/api`: `opportunities?status=open&currency=EUR`. */
const Rows = Type.String();
const Text = Type.String();

/** A number of rows, and the list they are in. */
export const Count = closed({ count: Type.Integer(), rows: Rows });
export type Count = Static<typeof Count>;

/**
 * One figure. Amounts of several currencies are never added up, so each has its own; what has no currency has none.
 * `values` go with the series of the widget: minor units, a number, days, or a share in parts per million.
 */
export const Cell = closed({
  currency: nullable(CurrencyCode),
  values: Type.Array(nullable(Type.Integer())),
  count: nullable(Type.Integer()),
  rows: nullable(Rows),
  /** The first value in the period before, where there is one to compare with. */
  before: nullable(closed({ value: nullable(Type.Integer()), rows: nullable(Rows) })),
});
export type Cell = Static<typeof Cell>;

/** One thing that is measured: a headline, a stage, a month, a partner. */
export const Item = closed({
  id: Text,
  unit: oneOf('money', 'count', 'share', 'days'),
  name: nullable(Text),
  color: nullable(Text),
  /** One of the groups, where a widget shows one group at a time. */
  group: nullable(Text),
  from: nullable(Day),
  to: nullable(Day),
  cells: Type.Array(Cell),
});
export type Item = Static<typeof Item>;

export const Measured = closed({
  series: Type.Array(Text),
  groups: Type.Array(closed({ id: Text, name: Text })),
  items: Type.Array(Item),
});
export type Measured = Static<typeof Measured>;

/** A record worth naming. */
export const Entry = closed({
  /** The kind of record, as its feature declares: decides which screen it opens. */
  kind: Text,
  id: Id,
  title: Text,
  detail: nullable(Text),
  status: nullable(Text),
  /** When it is, was, or happened: a day or an instant. */
  at: nullable(Text),
  amount_minor: nullable(Minor),
  currency: nullable(CurrencyCode),
  /** The caller prepared it, so somebody else must act. */
  is_own: Type.Boolean(),
});
export type Entry = Static<typeof Entry>;

/** Records of one sort: how many there are, how many of them are late, and the first of them. */
export const EntryGroup = closed({
  id: Text,
  all: nullable(Count),
  late: nullable(Count),
  entries: Type.Array(Entry),
});
export type EntryGroup = Static<typeof EntryGroup>;

const Tier = closed({ id: Id, name: Text, color: nullable(Text), benefits: nullable(Text) });
/** A partner's tier today, the change that is decided already, and the ladder it stands on, lowest first. */
export const Standing = closed({
  tier_id: nullable(Id),
  since: nullable(Day),
  until: nullable(Day),
  next: nullable(closed({ tier_id: Id, name: Text, since: Day })),
  ladder: Type.Array(Tier),
});
export type Standing = Static<typeof Standing>;

export const WidgetData = closed({
  measured: Type.Optional(Measured),
  listed: Type.Optional(Type.Array(EntryGroup)),
  standing: Type.Optional(Standing),
});
export type WidgetData = Static<typeof WidgetData>;

export const periods = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
  'last_12_months',
  'custom',
] as const;
export type Period = (typeof periods)[number];
const Ids = Type.Optional(Type.Array(Id, { maxItems: 50 }));
/** The question a dashboard answers. Partners have the period only. */
export const FigureFilters = closed({
  period: Type.Optional(oneOf(...periods)),
  /** The days of a custom period, both included. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  partner_id: Ids,
  partner_type_id: Ids,
  partner_region_id: Ids,
  /** The owner of the deal; of registrations, commissions and partners, the owner of the partner. */
  owner_user_id: Ids,
});
export type FigureFilters = Static<typeof FigureFilters>;

const Span = closed({ from: Day, to: Day });
export const Spans = closed({ now: Span, before: Span });
export type Spans = Static<typeof Spans>;
