import { createOf, defineFields, field, rowOf, updateOf } from '#shared/nouns/fields.ts';
import {
  changes,
  closed,
  Id,
  Instant,
  nullable,
  oneOf,
  type Static,
  Stored,
  type TProperties,
  Type,
} from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

/** The beginning of the text that the specification shows; companies write their own. */
export const DEFAULT_DIRECTORY_TEXT = 'Find and connect with certified consultants...';
export const DEFAULT_PARTNER_TEXT = 'Award for meeting bronze level partner status';

export const tileSizes = sayable([
  { value: 'small', label: 'Small (4 per row)' },
  { value: 'medium', label: 'Medium (3 per row)' },
  { value: 'large', label: 'Large (2 per row)' },
] as const);
export const layouts = sayable([
  { value: 'vertical', label: 'Logo above the text' },
  { value: 'horizontal', label: 'Logo beside the text' },
] as const);
export const sizes = sayable([
  { value: 'small', label: 'Small' },
  { value: 'middle', label: 'Middle' },
  { value: 'large', label: 'Large' },
] as const);
export const alignments = sayable([
  { value: 'start', label: 'Start' },
  { value: 'center', label: 'Center' },
  { value: 'end', label: 'End' },
] as const);
export const variants = sayable([
  { value: 'outlined', label: 'Outlined' },
  { value: 'filled', label: 'Filled' },
  { value: 'borderless', label: 'Borderless' },
] as const);
const sorts = sayable([
  { value: 'featured', label: 'Featured first' },
  { value: 'tier', label: 'Tier' },
  { value: 'rating', label: 'Rating' },
  { value: 'fair', label: 'Fair rotation' },
  { value: 'name', label: 'Name' },
] as const);
export const directoryLanguages = sayable([
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
  { value: 'fr', label: 'French' },
  { value: 'es', label: 'Spanish' },
] as const);
export type DirectoryLanguage = (typeof directoryLanguages)[number]['value'];
const contactModes = sayable([
  { value: 'form', label: 'Contact form' },
  { value: 'link', label: 'Link to the website' },
  { value: 'none', label: 'No contact' },
] as const);

/** A part of an address. Never an id, so that the two cannot be confused. */
export const Slug = Type.String({
  pattern: '^(?![0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$)[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$',
  description: 'lowercase letters, digits and hyphens',
});

/** Every field of a directory that is a single value, in the order of its form. */
export const directoryFields = defineFields({
  name: field.text({
    label: 'Name',
    section: 'Directory',
    required: true,
    max: 120,
    list: 'shown',
    sort: true,
    search: true,
    audit: 'the name',
  }),
  slug: field.text({
    label: 'Address',
    help: 'The last part of the page’s address. Defaults to the name.',
    section: 'Directory',
    notNull: true,
    max: 60,
    input: Slug,
    list: 'hidden',
    search: true,
    placeholder: 'find-a-partner',
    audit: 'the address',
  }),
  description: field.longText({
    label: 'Description',
    help: `Shown under the name. Without one, visitors read “${DEFAULT_DIRECTORY_TEXT}”.`,
    section: 'Directory',
  }),
  language: field.choice({
    label: 'Language',
    help: 'Language of buttons and labels on the page.',
    section: 'Directory',
    options: directoryLanguages,
    notNull: true,
    list: 'hidden',
  }),
  sort_by: field.choice({
    label: 'Sort by',
    help: 'Fair rotation changes the order every day. Featured partners come first with every order but the name.',
    section: 'Directory',
    options: sorts,
    notNull: true,
  }),
  featured_partner_ids: field.references('partners', {
    label: 'Featured partners',
    help: 'Shown first and marked as featured.',
    section: 'Directory',
    wide: true,
    filter: 'api',
  }),
  is_published: field.boolean({
    label: 'Published',
    help: 'Anyone with the address can read a published directory.',
    section: 'Directory',
    notNull: true,
    list: 'shown',
    filter: true,
    audit: 'whether it is published',
  }),

  include_region_filter: field.boolean({ label: 'Filter by region', section: 'Filters', notNull: true }),
  include_partner_type_filter: field.boolean({ label: 'Filter by partner type', section: 'Filters', notNull: true }),
  include_custom_field_filter: field.boolean({ label: 'Filter by custom fields', section: 'Filters', notNull: true }),
  filter_custom_fields: field.references('custom_fields', {
    label: 'Custom fields to filter by',
    help: 'Multi-select fields of partners.',
    section: 'Filters',
    wide: true,
    form: false,
  }),
  display_custom_fields: field.references('custom_fields', {
    label: 'Custom fields to show',
    help: 'Visitors see only the custom fields you choose here.',
    section: 'Contents',
    wide: true,
    form: false,
  }),
  show_custom_fields_values: field.boolean({
    label: 'Show custom fields on tiles',
    help: 'Off: only on the partner’s page.',
    section: 'Contents',
    notNull: true,
  }),
  shown_tag_ids: field.references('tags', {
    label: 'Tags to show',
    help: 'Shown as partner types. Other tags stay internal.',
    section: 'Contents',
    wide: true,
    form: false,
  }),
  show_tiers: field.boolean({ label: 'Show tiers', section: 'Contents', notNull: true }),
  show_locations: field.boolean({ label: 'Show locations', section: 'Contents', notNull: true }),
  show_ratings: field.boolean({ label: 'Show ratings and reviews', section: 'Contents', notNull: true }),

  tile_size: field.choice({
    label: 'Tile size',
    section: 'Appearance',
    options: tileSizes,
    notNull: true,
    list: 'hidden',
  }),
  logo_url: field.picture({ label: 'Logo', help: 'Defaults to your company’s logo.', section: 'Appearance' }),

  contact_mode: field.choice({
    label: 'Contact',
    help: 'The contact form creates a lead for the partner.',
    section: 'Contact',
    options: contactModes,
    notNull: true,
  }),
  has_match_form: field.boolean({
    label: 'Match form',
    help: 'Visitors describe what they need and get up to three partners.',
    section: 'Contact',
    notNull: true,
  }),

  page_title: field.text({
    label: 'Title for search engines',
    help: 'Defaults to the name.',
    section: 'Search engines',
    max: 120,
  }),
  page_summary: field.longText({
    label: 'Summary for search engines',
    help: 'Defaults to the description.',
    section: 'Search engines',
    max: 300,
  }),
  is_indexed: field.boolean({
    label: 'Let search engines list the pages',
    section: 'Search engines',
    notNull: true,
  }),
});

export const PageStyles = closed({
  layout: oneOf('vertical', 'horizontal'),
  size: oneOf('small', 'middle', 'large'),
  align: oneOf('start', 'center', 'end'),
  variant: oneOf('outlined', 'filled', 'borderless'),
});
export type PageStyles = Static<typeof PageStyles>;
export const defaultStyles: PageStyles = { layout: 'vertical', size: 'middle', align: 'start', variant: 'outlined' };

const Origin = Type.String({
  pattern: '^https://[a-z0-9.-]+(:\\d{1,5})?$|^http://localhost(:\\d{1,5})?$',
  maxLength: 260,
  description: 'an origin such as https://www.example.com',
});
const origins = Type.Array(Origin, { maxItems: 50 });

export const PartnersDirectory = Type.Object({
  ...Stored,
  ...rowOf(directoryFields),
  page_styles: PageStyles,
  /** Pages of other sites that may embed the directory. */
  allowed_origins: Type.Array(Type.String()),
  archived_at: nullable(Instant),
  published_listings: Type.Integer(),
  waiting_changes: Type.Integer(),
});
export type PartnersDirectory = Static<typeof PartnersDirectory>;

const further: TProperties = {
  page_styles: Type.Optional(Type.Partial(PageStyles, { additionalProperties: false })),
  allowed_origins: Type.Optional(origins),
};
export const PartnersDirectoryCreate = closed({ ...createOf(directoryFields), ...further });
export type PartnersDirectoryCreate = Partial<PartnersDirectory> & { name: string };
export const PartnersDirectoryUpdate = changes(
  closed({ ...updateOf(directoryFields), ...further, archived_at: Type.Optional(Type.Null()) }),
);

export const ListPartners = closed({
  partner_ids: Type.Optional(Type.Array(Id, { maxItems: 1000 })),
  /** All members of an audience of partners. */
  audience_id: Type.Optional(Id),
  state: oneOf('hidden', 'draft', 'published'),
});
export type ListPartners = Static<typeof ListPartners>;
export const ListPartnersResult = Type.Object({ added: Type.Integer(), skipped: Type.Integer() });

/** Visits of a directory, a day each, and what the partners got. */
export const DirectoryFigures = Type.Object({
  days: Type.Array(
    Type.Object({
      day: Type.String(),
      visitors: Type.Integer(),
      views: Type.Integer(),
      searches: Type.Integer(),
      contacts: Type.Integer(),
    }),
  ),
  partners: Type.Array(
    Type.Object({
      partner_id: Id,
      partner_name: Type.String(),
      views: Type.Integer(),
      links: Type.Integer(),
      contacts: Type.Integer(),
    }),
  ),
  terms: Type.Array(Type.Object({ term: Type.String(), count: Type.Integer() })),
});
export type DirectoryFigures = Static<typeof DirectoryFigures>;
