import { closed, Day, Id, Instant, nullable, type Static, Type } from '#shared/schema.ts';

const Count = Type.Integer();
const Name = nullable(Type.String());

/** The numbers of opens by partners; views and downloads are both opens. */
const opens = { views: Count, downloads: Count, people: Count, partners: Count };

export const PeriodQuery = closed({
  /** The period in days, including today. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 1095 })),
});
export const InfluenceQuery = closed({
  ...PeriodQuery.properties,
  /** The number of days for which an open counts. */
  window: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
});

export const ResourceMetrics = closed({
  from: Day,
  to: Day,
  ...opens,
  shares: Count,
  cobranded: Count,
  /** Opens of external links, and the number of distinct people who opened them. */
  external_opens: Count,
  external_people: Count,
  /** Active partners that can see it today, and the number of those that never opened it. */
  audience: Count,
  never_opened: Count,
  by_day: Type.Array(closed({ day: Day, views: Count, downloads: Count })),
  by_partner: Type.Array(closed({ partner_id: Id, name: Name, ...opens, last_at: nullable(Instant) })),
  by_tier: Type.Array(closed({ id: nullable(Id), name: Name, ...opens })),
  by_region: Type.Array(closed({ id: nullable(Id), name: Name, ...opens })),
  /** Partners that can see it and never opened it; at most 100. */
  waiting: Type.Array(closed({ partner_id: Id, name: Type.String() })),
});
export type ResourceMetrics = Static<typeof ResourceMetrics>;

export const LibraryMetrics = closed({
  from: Day,
  to: Day,
  ...opens,
  external_opens: Count,
  published: Count,
  resources: Type.Array(
    closed({
      resource_id: Id,
      name: Type.String(),
      kind: Type.String(),
      ...opens,
      external_opens: Count,
      last_at: nullable(Instant),
    }),
  ),
  /** Published and visible resources that no partner ever opened, oldest first. */
  never_opened: Type.Array(
    closed({ resource_id: Id, name: Type.String(), kind: Type.String(), published_at: nullable(Instant) }),
  ),
  by_partner: Type.Array(closed({ partner_id: Id, name: Name, ...opens, last_at: nullable(Instant) })),
  by_tier: Type.Array(closed({ id: nullable(Id), name: Name, ...opens })),
  by_region: Type.Array(closed({ id: nullable(Id), name: Name, ...opens })),
});
export type LibraryMetrics = Static<typeof LibraryMetrics>;

const Group = closed({
  /** All deals in the period. */
  deals: Count,
  /** Deals whose partner opened the resource before, within the window. */
  opened_before: Count,
});

/** Events after opens. These are counts and no claims about causes. */
export const Influence = closed({
  from: Day,
  to: Day,
  window: Count,
  /** Deals that moved to a later stage. */
  moved: Group,
  won: Group,
  lost: Group,
  /** Distinct partners among the deals with an earlier open. */
  partners: Count,
  /** The percentage of closed deals that were won, with and without an earlier open; null below ten deals. */
  won_percent_opened: nullable(Type.Number()),
  won_percent_others: nullable(Type.Number()),
  deals: Type.Array(
    closed({
      opportunity_id: Id,
      name: Type.String(),
      number: nullable(Type.Integer()),
      partner_name: Name,
      event: Type.String(),
      at: Instant,
      opened_at: Instant,
    }),
  ),
});
export type Influence = Static<typeof Influence>;
