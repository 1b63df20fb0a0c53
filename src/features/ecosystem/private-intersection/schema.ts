import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { MOST_DOMAINS, MOST_POINTS } from './limits.schema.ts';
import { nouns } from './nouns.ts';

const read = { write: 'never', partner: 'read' } as const;

/** A comparison of a partner's private list with lists of the company: the log that both sides read. */
export const privateIntersection = defineNoun('private_intersections', nouns.private_intersections, {
  by: '-started_at',
  inPlace: false,
  fields: {
    population_name: field.text({
      ...read,
      label: 'Private list',
      notNull: true,
      list: 'shown',
      sort: true,
      search: true,
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      write: 'never',
      notNull: true,
      named: 'partner_name',
      link: true,
      list: 'shown',
      filter: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: [
        { value: 'open', label: 'Open', tone: 'blue' },
        { value: 'counted', label: 'Counted', tone: 'green' },
        { value: 'revealed', label: 'Revealed', tone: 'green' },
        { value: 'refused', label: 'Refused', tone: 'red' },
        { value: 'expired', label: 'Expired', tone: 'gray' },
      ],
      notNull: true,
      list: 'shown',
      filter: true,
    }),
    list_size: field.number({ ...read, label: 'Domains', notNull: true, list: 'shown' }),
    revealed_count: field.number({ ...read, label: 'Revealed', list: 'shown' }),
    started_by_name: field.text({ ...read, label: 'Started by', notNull: true, list: 'shown' }),
    started_at: field.instant({ ...read, label: 'Started', notNull: true, relative: true, list: 'shown', sort: true }),
    refusal: field.text({ ...read, label: 'Reason', list: 'hidden' }),
    expires_at: field.instant({ ...read, label: 'Expires', notNull: true, list: 'hidden' }),
    counted_at: field.instant({ ...read, label: 'Counted', list: 'hidden' }),
    matches_at: field.instant({ ...read, label: 'Matches read', list: 'hidden' }),
    ended_at: field.instant({ ...read, label: 'Ended', list: 'hidden' }),
  },
  sharedColumns: { population_id: nullable(Id), company_lists: Type.Array(Type.String()) },
});
export type PrivateIntersection = RowOf<typeof privateIntersection>;

/** Coordinates of points, joined and in base64. */
const Points = (most: number) =>
  Type.String({
    minLength: 44,
    maxLength: Math.ceil((most * 32) / 3) * 4,
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
    description: 'x coordinates of points of the curve P-256, 32 bytes each, in ascending order, in base64',
  });
const Key = Type.String({
  minLength: 44,
  maxLength: 44,
  pattern: '^[A-Za-z0-9+/]{43}=$',
  description: 'x coordinate of the public key of the comparison, in base64',
});

export const ComparisonStart = closed({ population_id: Id, public_key: Key, points: Points(MOST_DOMAINS) });
export type ComparisonStart = Static<typeof ComparisonStart>;
export const ComparisonStarted = Type.Object({ id: Id, expires_at: Instant, sessions_left: Type.Integer() });
export type ComparisonStarted = Static<typeof ComparisonStarted>;

/** Points of the company, 64 bytes each. */
export const Challenge = Type.Object({ points: Type.String() });
export type Challenge = Static<typeof Challenge>;
export const ComparisonAnswer = closed({ points: Points(MOST_POINTS) });
export type ComparisonAnswer = Static<typeof ComparisonAnswer>;

const Level = oneOf('none', 'count', 'existence', 'name', 'owner', 'fields');
/** A list of the company beside a private list. */
export const PrivateCount = Type.Object({
  company_population_id: Id,
  name: Type.String(),
  level: Level,
  is_counted: Type.Boolean(),
  /** Rounded to five; null below five. */
  count: nullable(Type.Integer()),
  counted_at: nullable(Instant),
});
export type PrivateCount = Static<typeof PrivateCount>;
export const Counts = Type.Object({ counts: Type.Array(PrivateCount) });
export type Counts = Static<typeof Counts>;

/** The positions of the domains, in the order of the sent points, that both sides agreed to reveal. */
export const Matches = Type.Object({ positions: Type.Array(Type.Integer()) });
export type Matches = Static<typeof Matches>;
/** A compressed point (SEC 1, 2.3.3). */
const Compressed = Type.String({
  minLength: 44,
  maxLength: 44,
  pattern: '^A[g-z0-9+/][A-Za-z0-9+/]{42}$',
  description: 'a compressed point of the curve P-256 in base64',
});
export const Revelation = closed({
  public_key: Compressed,
  proof: Type.String({
    minLength: 88,
    maxLength: 88,
    pattern: '^[A-Za-z0-9+/]{86}==$',
    description: 'proof that the points are those of the domains, as of RFC 9497 (VOPRF, P256-SHA256), in base64',
  }),
  domains: Type.Array(
    closed({
      position: Type.Integer({ minimum: 0, maximum: MOST_DOMAINS - 1 }),
      domain: Type.String({ minLength: 3, maxLength: 253 }),
      /** The blinded point of the domain, compressed. */
      point: Compressed,
    }),
    { minItems: 1, maxItems: MOST_DOMAINS },
  ),
});
export type Revelation = Static<typeof Revelation>;
export const Revealed = Type.Object({ revealed: Type.Integer() });
export type Revealed = Static<typeof Revealed>;

/** A private list with its counts. The company sees it with its partner. */
export const PrivateList = Type.Object({
  id: Id,
  name: Type.String(),
  partner_id: Id,
  partner_name: Type.String(),
  /** The level at which the partner shares it. */
  level: Level,
  revealed_count: Type.Integer(),
  last_size: nullable(Type.Integer()),
  last_at: nullable(Instant),
  counts: Type.Array(PrivateCount),
});
export type PrivateList = Static<typeof PrivateList>;
export const PrivateOverview = Type.Object({
  lists: Type.Array(PrivateList),
  /** Comparisons that the partner can still start today; null for the company. */
  sessions_left: nullable(Type.Integer()),
  /** The most domains that the next list can have. */
  most_domains: nullable(Type.Integer()),
});
export type PrivateOverview = Static<typeof PrivateOverview>;
