import { CurrencyCode, closed, Day, Id, Minor, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The list behind a figure, as it is asked for below `/api`: `opportunities?status=open&currency=EUR`. */
const Rows = Type.String();
const Total = Type.Integer();

/** How many, and which. */
export const Count = closed({ count: Total, rows: Rows });
export type Count = Static<typeof Count>;

/** How much in one currency, of how many, and which. Amounts of several currencies are never added up. */
export const Sum = closed({ currency: CurrencyCode, amount_minor: Minor, ...Count.properties });
export type Sum = Static<typeof Sum>;

/** What there is at all: decides what a dashboard has to say, and in which currencies. */
export const Overview = closed({
  /** The one of most deals first. */
  currencies: Type.Array(CurrencyCode),
  deals: Count,
  registrations: Count,
  /** The company's own; partners get none. */
  programme: nullable(closed({ partners: Count, active_partners: Count, plans: Count })),
});
export type Overview = Static<typeof Overview>;

export const Headlines = closed({
  open: Type.Array(Sum),
  won: Type.Array(Sum),
  /** The quarter before, up to the same day of it. */
  won_before: Type.Array(Sum),
  quarter: closed({ from: Day, to: Day, before_from: Day, before_to: Day }),
  /** Deals that closed since the first day of the last twelve months. */
  closed_since: Day,
  closed_won: Count,
  closed: Count,
});
export type Headlines = Static<typeof Headlines>;

export const PipelineStage = closed({
  id: Id,
  name: Type.String(),
  colour: nullable(Type.String()),
  sums: Type.Array(Sum),
});
/** Open deals by stage, one pipeline for each type. */
export const Pipeline = Type.Array(closed({ id: Id, name: Type.String(), stages: Type.Array(PipelineStage) }));
export type Pipeline = Static<typeof Pipeline>;

const WonSum = closed({ ...Sum.properties, by_partners_minor: Minor, by_company_minor: Minor });
/** Won deals month by month; a deal with a lead partner counts as sourced by partners. */
export const WonMonths = Type.Array(closed({ month: Type.String(), sums: Type.Array(WonSum) }));
export type WonMonths = Static<typeof WonMonths>;

export const TopPartners = Type.Array(closed({ id: Id, name: Type.String(), ...Sum.properties }));
export type TopPartners = Static<typeof TopPartners>;

export const needKinds = ['review', 'payout', 'protection', 'past_close', 'question', 'next_step', 'draft'] as const;
export type NeedKind = (typeof needKinds)[number];
export const NeedItem = closed({
  id: Id,
  title: Type.String(),
  detail: nullable(Type.String()),
  /** When it is, or was, due: a day or an instant. */
  at: nullable(Type.String()),
  amount_minor: nullable(Minor),
  currency: nullable(CurrencyCode),
  /** The caller prepared it, so somebody else must act. */
  is_own: Type.Boolean(),
});
export type NeedItem = Static<typeof NeedItem>;
/** One kind of work that waits for the caller: how much of it, how much of that is late, and the most urgent. */
export const Need = closed({
  kind: oneOf(...needKinds),
  ...Count.properties,
  late: nullable(Count),
  items: Type.Array(NeedItem),
});
export type Need = Static<typeof Need>;

const Tier = closed({ name: Type.String(), colour: nullable(Type.String()), since: Day, until: nullable(Day) });
/** A partner's tier today, and the change that is decided already. */
export const Standing = closed({ now: nullable(Tier), next: nullable(Tier) });
export type Standing = Static<typeof Standing>;

export const newsKinds = ['registration', 'payment', 'tier', 'note'] as const;
export const NewsItem = closed({
  kind: oneOf(...newsKinds),
  /** The registration, payment, tier membership or deal it is about. */
  ref_id: Id,
  title: Type.String(),
  /** Of a registration: what became of it. */
  status: nullable(Type.String()),
  detail: nullable(Type.String()),
  amount_minor: nullable(Minor),
  currency: nullable(CurrencyCode),
  at: Type.String(),
});
export type NewsItem = Static<typeof NewsItem>;
