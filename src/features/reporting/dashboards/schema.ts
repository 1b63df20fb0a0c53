import { NextPayment } from '#features/payouts/statements/schema.ts';
import { WorkItem } from '#features/work/work-items/schema.ts';
import { Cell, Count, FigureFilters, periods, Spans, WidgetData } from '#shared/figures.ts';
import { CurrencyCode, closed, Id, nullable, oneOf, RowVersion, type Static, Type } from '#shared/schema.ts';

/** More than one mode has, so that every widget can be asked for at once. */
const MOST_WIDGETS = 100;

/** The records that exist at all: they decide what a dashboard can show, and in which currencies. */
export const Overview = closed({
  /** The one of most deals first. */
  currencies: Type.Array(CurrencyCode),
  deals: Count,
  registrations: Count,
  /** The company's own; partners get none. */
  program: nullable(closed({ partners: Count, plans: Count })),
});
export type Overview = Static<typeof Overview>;

/** By widget. Those the caller may not see, or does not know, are left out. */
export const Figures = Type.Record(Type.String(), WidgetData);
export type Figures = Static<typeof Figures>;

export const FiguresQuery = closed({
  ...FigureFilters.properties,
  widget: Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: MOST_WIDGETS }),
});
export type FiguresQuery = Static<typeof FiguresQuery>;

const namedPeriods = periods.filter((period) => period !== 'custom');
export const MeasuresQuery = closed({
  /** All by default. */
  measure: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: MOST_WIDGETS })),
  /** All time by default. Measures of this moment have no period. */
  period: Type.Optional(oneOf(...namedPeriods)),
  /** One partner; the whole program by default. In partner mode always the own organization. */
  partner_id: Type.Optional(Id),
});
export type MeasuresQuery = Static<typeof MeasuresQuery>;

/** A measure with a figure for each currency. `rows` is the list behind it below `/api`, `to` the screen of that list. */
export const MeasuredFigure = closed({
  key: Type.String(),
  /** Names the period. */
  label: Type.String(),
  unit: oneOf('money', 'count'),
  cells: Type.Array(closed({ ...Cell.properties, to: nullable(Type.String()) })),
});
export type MeasuredFigure = Static<typeof MeasuredFigure>;

const Place = Type.Integer({ minimum: 0, maximum: 400 });
export const LayoutItem = closed({
  widget: Type.String({ minLength: 1, maxLength: 60 }),
  x: Place,
  y: Place,
  w: Type.Integer({ minimum: 1, maximum: 12 }),
  h: Type.Integer({ minimum: 1, maximum: 40 }),
});
export type LayoutItem = Static<typeof LayoutItem>;
/** The widget of a saved report. */
export const WidgetInput = closed({
  widget: Type.String({ pattern: '^report:[0-9a-f-]{36}$', description: 'report: and the id of a saved report' }),
});
export const Layout = closed({
  items: Type.Array(LayoutItem),
  /** The origin of the layout: the caller's own, the company's default for everyone, or the built-in one. */
  source: oneOf('own', 'start', 'built_in'),
  /** The version of the stored layout; null for a layout that is not stored. */
  row_version: nullable(RowVersion),
  /** The layout to return to when this one is discarded; null when there is nothing to discard. */
  start: nullable(Type.Array(LayoutItem)),
});
export type Layout = Static<typeof Layout>;
export const LayoutInput = closed({
  items: Type.Array(LayoutItem, { maxItems: MOST_WIDGETS }),
  /** The version of the layout this one began from; a stale one is refused. Null: there was none. */
  row_version: nullable(RowVersion),
});
export type LayoutInput = Static<typeof LayoutInput>;

export const Board = closed({ layout: Layout, overview: Overview, spans: Spans, figures: Figures });
export type Board = Static<typeof Board>;

const NextItem = closed({ item: nullable(WorkItem), total: Type.Integer() });
/** The first things on a partner's home: its next money, and the next thing to do about deals and about its tracks. */
export const PartnerHome = closed({
  /** Null: nothing is due, or the caller may not see money. */
  payment: nullable(NextPayment),
  deal: NextItem,
  track: NextItem,
});
export type PartnerHome = Static<typeof PartnerHome>;
