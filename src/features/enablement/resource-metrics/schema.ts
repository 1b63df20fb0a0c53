import { closed, Day, Id, Instant, nullable, type Static, Type } from '#shared/schema.ts';

const Count = Type.Integer();
const Name = nullable(Type.String());

/** How often partners opened something; views and downloads are opens. */
const opens = { views: Count, downloads: Count, people: Count, partners: Count };

export const PeriodQuery = closed({
  /** The last so many days, today included. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 1095 })),
});
export const InfluenceQuery = closed({
  ...PeriodQuery.properties,
  /** An open counts for so many days. */
  window: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
});

export const ResourceMetrics = closed({
  from: Day,
  to: Day,
  ...opens,
  shares: Count,
  cobranded: Count,
  /** Opens of external links, and different people who opened them. */
  external_opens: Count,
  external_people: Count,
  /** Active partners that can see it today, and how many of them never opened it. */
  audience: Count,
  never_opened: Count,
  by_day: Type.Array(closed({ day: Day, views: Count, downloads: Count })),
  by_partner: Type.Array(closed({ partner_id: Id, name: Name, ...opens, last_at: nullable(Instant) })),
  by_tier: Type.Array(closed({ id: nullable(Id), name: Name, ...opens })),
  by_region: Type.Array(closed({ id: nullable(Id), name: Name, ...opens })),
  /** Partners that can see it and never did; at most 100. */
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
  /** Published and shown, but no partner ever opened it; the oldest first. */
  never_opened: Type.Array(
    closed({ resource_id: Id, name: Type.String(), kind: Type.String(), published_at: nullable(Instant) }),
  ),
  by_partner: Type.Array(closed({ partner_id: Id, name: Name, ...opens, last_at: nullable(Instant) })),
  by_tier: Type.Array(closed({ id: nullable(Id), name: Name, ...opens })),
  by_region: Type.Array(closed({ id: nullable(Id), name: Name, ...opens })),
});
export type LibraryMetrics = Static<typeof LibraryMetrics>;

const Group = closed({
  /** All of them in the period. */
  deals: Count,
  /** Those whose partner opened the resource before, within the window. */
  opened_before: Count,
});

/** What happened after opens. It counts; it says nothing about causes. */
export const Influence = closed({
  from: Day,
  to: Day,
  window: Count,
  /** Deals that moved to a later stage. */
  moved: Group,
  won: Group,
  lost: Group,
  /** Different partners among the deals that were opened before. */
  partners: Count,
  /** Percent won of the closed deals, with and without an open before; null below ten deals. */
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
