import { brandFontKeys } from '#shared/fonts.ts';
import { pageSizes } from '#shared/nouns/page-size.ts';
import {
  Color,
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
import { languages } from '#shared/text/languages.ts';

const AllowedNetwork = Type.Object({
  /** CIDR notation: `203.0.113.0/24`. */
  network: Type.String(),
  note: nullable(Type.String()),
});

/** The settings of a company, or of a partner's own organization. Each organization has one row. */
export const Organization = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  kind: oneOf('vendor', 'partner', 'both'),
  domain: nullable(Type.String()),
  description: nullable(Type.String()),
  logo_url: nullable(Type.String()),
  /** The format of dates, numbers, and money. */
  region: oneOf('en', 'en-ca', 'en-gb'),
  /** The language of emails and documents for people who have chosen none; null: English. */
  language: nullable(oneOf(...languages)),
  /** The languages into which the company translates what partners read. */
  content_languages: Type.Array(oneOf(...languages)),
  /** The default currency. */
  base_currency: CurrencyCode,
  timezone: Type.String(),
  /** The color of buttons and links; readable shades are derived from it. */
  primary_color: nullable(Color),
  /** The frame of the product has the color, too, instead of orange. */
  brands_frame: Type.Boolean(),
  /** The rows per page of lists for people who have not chosen their own. */
  page_size: oneOf(...pageSizes),
  /** A key of `brandFonts`. */
  font: Type.String(),
  cover_url: nullable(Type.String()),
  favicon_url: nullable(Type.String()),
  /** The picture that messengers and social networks show with links to public pages. */
  preview_image_url: nullable(Type.String()),
  /** Pages on the company's own site that public pages and emails link to. */
  privacy_url: nullable(Type.String()),
  imprint_url: nullable(Type.String()),
  requires_two_factor: Type.Boolean(),
  /** Steps that move money need a second factor; for a partner, those of its own people. */
  money_requires_two_factor: Type.Boolean(),
  /** Hours after which people must sign in again; null: 30 days. */
  session_hours: nullable(Type.Integer()),
  /** Minutes after which an unused session ends; null: it may rest. */
  session_idle_minutes: nullable(Type.Integer()),
  /** Browsers may keep sessions when they close; otherwise sessions last for one day. */
  remembers_sessions: Type.Boolean(),
  /** The networks from which the company can be used. */
  allowed_networks: Type.Array(AllowedNetwork),
  /** Those who can use the company from these networks only. */
  restricts_people: Type.Boolean(),
  restricts_keys: Type.Boolean(),
  restricts_partners: Type.Boolean(),
  /** Team members can only be invited at these domains; empty: any domain. */
  invitation_domains: Type.Array(Type.String()),
  row_version: Type.Integer(),
  created_at: Instant,
  updated_at: Instant,
});
export type Organization = Static<typeof Organization>;

const fields = closed({
  name: Name,
  domain: nullable(Domain),
  description: nullable(text(2000)),
  logo_url: nullable(text(2000)),
  region: oneOf('en', 'en-ca', 'en-gb'),
  language: nullable(oneOf(...languages)),
  content_languages: Type.Array(oneOf(...languages), { maxItems: languages.length, uniqueItems: true }),
  base_currency: CurrencyCode,
  timezone: Type.String({ minLength: 1, maxLength: 60 }),
  primary_color: nullable(Color),
  brands_frame: Type.Boolean(),
  page_size: oneOf(...pageSizes),
  font: oneOf(...brandFontKeys),
  cover_url: nullable(text(200)),
  favicon_url: nullable(text(200)),
  preview_image_url: nullable(text(200)),
  privacy_url: nullable(text(500)),
  imprint_url: nullable(text(500)),
  requires_two_factor: Type.Boolean(),
  money_requires_two_factor: Type.Boolean(),
  session_hours: nullable(Type.Integer({ minimum: 1, maximum: 8760 })),
  session_idle_minutes: nullable(Type.Integer({ minimum: 5, maximum: 10_080 })),
  remembers_sessions: Type.Boolean(),
  allowed_networks: Type.Array(
    closed({
      network: Type.String({ minLength: 2, maxLength: 50, description: 'CIDR notation, or a single address' }),
      note: nullable(text(200)),
    }),
    { maxItems: 100 },
  ),
  restricts_people: Type.Boolean(),
  restricts_keys: Type.Boolean(),
  restricts_partners: Type.Boolean(),
  invitation_domains: Type.Array(Domain, { maxItems: 50, uniqueItems: true }),
});
export const OrganizationUpdate = Type.Object(
  { ...Type.Partial(fields).properties, row_version: Type.Optional(Type.Integer()) },
  { additionalProperties: false, minProperties: 1 },
);
export type OrganizationUpdate = Static<typeof OrganizationUpdate>;

/** The brand of a company on its sign-in page. */
export const Portal = closed({
  name: Type.String(),
  logo_url: nullable(Type.String()),
  cover_url: nullable(Type.String()),
  primary_color: nullable(Color),
  font: Type.String(),
  favicon_url: nullable(Type.String()),
  /** The company's own site. */
  website: nullable(Type.String()),
  privacy_url: nullable(Type.String()),
  imprint_url: nullable(Type.String()),
  /** The page on which a firm applies to become a partner; null: the company has none that is open. */
  application_path: nullable(Type.String()),
});
export type Portal = Static<typeof Portal>;
