import { closed, Email, Id, nameText, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { PageStyles } from './schema.ts';

/** The data for visitors, spelled as in the specification. Nothing else leaves the server without a session. */

const Text = nullable(Type.String());

/** A custom field value as directories send it. */
export const CustomFieldValue = Type.Object({
  id: Id,
  name: Type.String(),
  field_type: Type.String(),
  multi_select_value: nullable(Type.Array(Type.String())),
  select_value: Text,
  decimal_value: Text,
  bool_value: nullable(Type.Boolean()),
  datetime_value: Text,
  email_value: Text,
  phone_number_value: Text,
  address_value: nullable(
    Type.Object({
      address_line_1: Text,
      address_line_2: Text,
      city: Text,
      state: Text,
      country: Text,
      postal_code: Text,
    }),
  ),
  reference_value: nullable(Type.Object({ name: Text })),
  string_value: Text,
});
export type CustomFieldValue = Static<typeof CustomFieldValue>;

const Named = Type.Object({ ID: Id, Name: Type.String() });

export const DirectoryPartner = Type.Object({
  ID: Id,
  partner_company: Type.Object({
    CompanyName: Type.String(),
    Description: Type.String(),
    Domain: Text,
    PhotoUrl: Text,
  }),
  partner_company_id: Id,
  custom_fields: Type.Array(CustomFieldValue),
  tags: Type.Array(Named),
  regions: Type.Array(Named),
  slug: Type.String(),
  tagline: Text,
  /** Where the partner’s name leads. */
  link: Text,
  booking_url: Text,
  tier: nullable(Type.Object({ name: Type.String(), color: Text })),
  services: Type.Array(Type.String()),
  industries: Type.Array(Type.String()),
  languages: Type.Array(Type.String()),
  locations: Type.Array(Type.String()),
  is_featured: Type.Boolean(),
  /** The average out of five, with one decimal; null: too few reviews. */
  rating: nullable(Type.Number()),
  review_count: Type.Integer(),
});
export type DirectoryPartner = Static<typeof DirectoryPartner>;

const FilterField = Type.Object({
  id: Id,
  name: Type.String(),
  options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
});

export const PublicDirectory = Type.Object({
  ID: Id,
  name: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  include_custom_field_filter: Type.Boolean(),
  include_region_filter: Type.Boolean(),
  include_partner_type_filter: Type.Boolean(),
  filter_custom_fields: Type.Array(Id),
  display_custom_fields: Type.Array(Id),
  featured_partner_ids: Type.Array(Id),
  tile_size: oneOf('small', 'medium', 'large'),
  show_custom_fields_values: Type.Boolean(),
  page_styles: PageStyles,
  filter_fields: Type.Array(FilterField),
  /** The questions of the match form; a field without options is a yes or no. */
  match_fields: Type.Array(FilterField),
  company: Type.Object({
    name: Type.String(),
    logo_url: Text,
    website: Text,
    cover_url: Text,
    privacy_url: Text,
    imprint_url: Text,
  }),
  language: Type.String(),
  sort_by: Type.String(),
  contact_mode: oneOf('form', 'link', 'none'),
  has_match_form: Type.Boolean(),
  show_ratings: Type.Boolean(),
});
export type PublicDirectory = Static<typeof PublicDirectory>;

const many = (of = Type.String({ maxLength: 100 })) =>
  Type.Optional(Type.Union([of, Type.Array(of, { maxItems: 100 })]));

/** A page of the directory, as the address of the page asks for it too. `f` is `<custom field id>:<option>`. */
export const DirectorySearch = Type.Object({
  q: Type.Optional(text(200)),
  region: many(),
  type: many(),
  country: many(),
  f: many(Type.String({ maxLength: 200 })),
  sort: Type.Optional(oneOf('featured', 'tier', 'rating', 'fair', 'name', 'near')),
  near: Type.Optional(Type.String({ maxLength: 2 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
export type DirectorySearch = Static<typeof DirectorySearch>;

const Facet = Type.Array(Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() }));
export const DirectoryPageOf = Type.Object({
  partners: Type.Array(DirectoryPartner),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  facets: Type.Object({
    regions: Facet,
    types: Facet,
    countries: Facet,
    fields: Type.Array(Type.Object({ id: Id, name: Type.String(), options: Facet })),
  }),
});
export type DirectoryPageOf = Static<typeof DirectoryPageOf>;

const Country = Type.String({ pattern: '^([A-Z]{2})?$', maxLength: 2, description: 'a country such as DE, or empty' });

const person = {
  name: nameText(120),
  email: Email,
  phone: Type.Optional(text(60)),
  company: Type.Optional(text(200)),
  country: Type.Optional(Country),
  /** Agrees that the answers are passed on. */
  consent: Type.Literal(true, { description: 'true' }),
  /** A field that people do not see. */
  website_address: Type.Optional(text(500)),
  /** Came with the page. */
  key: Type.String({ maxLength: 80 }),
};
export const budgets = ['under_10k', '10k_50k', '50k_250k', 'over_250k', 'unknown'] as const;
export const timings = ['now', 'quarter', 'year', 'later'] as const;

export const ContactRequest = closed({ ...person, message: nameText(4000) });
export type ContactRequest = Static<typeof ContactRequest>;
export const MatchQuestion = closed({
  need: nameText(2000),
  country: Type.Optional(Country),
  budget: Type.Optional(oneOf(...budgets)),
  timing: Type.Optional(oneOf(...timings)),
  /** The answers that a partner must have: `<custom field id>:<option>`, with the option `true` for a yes. */
  must: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 })),
});
export type MatchQuestion = Static<typeof MatchQuestion>;
export const MatchRequest = closed({
  ...MatchQuestion.properties,
  ...person,
  partner_ids: Type.Array(Id, { minItems: 1, maxItems: 3 }),
});
export type MatchRequest = Static<typeof MatchRequest>;
export const MatchProposals = Type.Object({
  partners: Type.Array(Type.Object({ ...DirectoryPartner.properties, reasons: Type.Array(Type.String()) })),
});
export type MatchProposals = Static<typeof MatchProposals>;
export const Received = Type.Object({ received: Type.Integer() });

export const LinkClick = closed({ partner_id: Id });
export type LinkClick = Static<typeof LinkClick>;
