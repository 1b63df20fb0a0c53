import {
  Colour,
  CurrencyCode,
  closed,
  Domain,
  Id,
  Instant,
  Name,
  nullable,
  oneOf,
  type Static,
  Type,
  text,
} from '#shared/schema.ts';

/** What a company, or a partner's own organisation, decides about itself. There is one row: its own. */
export const Organisation = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  kind: oneOf('vendor', 'partner', 'both'),
  domain: nullable(Type.String()),
  description: nullable(Type.String()),
  logo_url: nullable(Type.String()),
  /** How dates, numbers and money are written. */
  region: oneOf('en', 'en-ca', 'en-gb'),
  /** The currency of amounts nobody names another for. */
  base_currency: CurrencyCode,
  timezone: Type.String(),
  /** Buttons and links; shades that can be read are derived from it. */
  primary_colour: nullable(Colour),
  requires_two_factor: Type.Boolean(),
  /** After so many hours people sign in again; null: after 30 days. */
  session_hours: nullable(Type.Integer()),
  /** Colleagues are invited at these domains only; empty: at any. */
  invitation_domains: Type.Array(Type.String()),
  row_version: Type.Integer(),
  created_at: Instant,
  updated_at: Instant,
});
export type Organisation = Static<typeof Organisation>;

const fields = closed({
  name: Name,
  domain: nullable(Domain),
  description: nullable(text(2000)),
  logo_url: nullable(text(2000)),
  region: oneOf('en', 'en-ca', 'en-gb'),
  base_currency: CurrencyCode,
  timezone: Type.String({ minLength: 1, maxLength: 60 }),
  primary_colour: nullable(Colour),
  requires_two_factor: Type.Boolean(),
  session_hours: nullable(Type.Integer({ minimum: 1, maximum: 8760 })),
  invitation_domains: Type.Array(Domain, { maxItems: 50, uniqueItems: true }),
});
export const OrganisationUpdate = Type.Object(
  { ...Type.Partial(fields).properties, row_version: Type.Optional(Type.Integer()) },
  { additionalProperties: false, minProperties: 1 },
);
export type OrganisationUpdate = Static<typeof OrganisationUpdate>;
