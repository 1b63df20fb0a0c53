import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { languages, type resourceKinds } from './model.schema.ts';
import { nouns } from './nouns.ts';

const kindOptions = sayable([
  { value: 'file', label: 'File' },
  { value: 'link', label: 'Link' },
  { value: 'article', label: 'Article' },
  { value: 'template', label: 'Template' },
  { value: 'video', label: 'Video' },
] as const satisfies readonly { value: (typeof resourceKinds)[number]; label: string }[]);

const stageOptions = sayable([
  { value: 'awareness', label: 'Awareness' },
  { value: 'consideration', label: 'Consideration' },
  { value: 'decision', label: 'Decision' },
  { value: 'onboarding', label: 'Onboarding' },
  { value: 'growth', label: 'Growth' },
] as const);

const visibilityOptions = sayable([
  { value: 'everyone', label: 'All partners', tone: 'green' },
  { value: 'audience', label: 'An audience', tone: 'blue' },
  { value: 'internal', label: 'Only your company', tone: 'gray' },
] as const);

export const fileTypes = ['pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other'] as const;

const WebAddress = Type.String({
  maxLength: 500,
  pattern: '^https?://\\S+$',
  description: 'a web address that starts with https://',
});
const content = { section: 'Content', partner: 'read' } as const;
const finding = { section: 'Finding it', partner: 'read', list: 'hidden', filter: true } as const;
const computed = { write: 'never', list: 'hidden', sort: true } as const;

export type FileType = (typeof fileTypes)[number];

const fraction = Type.Number({ minimum: 0, maximum: 1 });
/** An area on a page, in fractions of it from the top left, that is filled from the partner's profile. */
export const CobrandArea = closed({
  page: Type.Integer({ minimum: 1, maximum: 500 }),
  kind: oneOf('logo', 'text'),
  x: fraction,
  y: fraction,
  width: fraction,
  height: fraction,
  /** The text of the area, with placeholders such as {name}. */
  text: Type.Optional(Type.String({ maxLength: 300 })),
  /** The font size in points. */
  size: Type.Optional(Type.Integer({ minimum: 6, maximum: 72 })),
  align: Type.Optional(oneOf('left', 'center', 'right')),
  color: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'a color such as #c2410c' })),
});
export type CobrandArea = Static<typeof CobrandArea>;

/** A resource, with every field in the order of its form. Files are added as versions. */
export const resource = defineNoun('resources', nouns.resources, {
  sharedColumns: {
    media_type: nullable(Type.String()),
    /** The size in bytes. */
    size: nullable(Type.Integer()),
    /** A picture of the first page of the file, where no other was chosen. */
    page_picture_url: nullable(Type.String()),
    is_cobranded: Type.Boolean(),
    is_favorite: Type.Boolean(),
  },
  columns: {
    /** Partners can see it today. */
    is_shown: Type.Boolean(),
    cobrand_areas: Type.Array(CobrandArea),
    /** Whether search has the text of the file; null while a job reads it. */
    text_status: nullable(oneOf('read', 'partly', 'empty', 'failed')),
    archived_at: nullable(Instant),
    archive_reason: nullable(Type.String()),
  },
  archive: 'restorable',
  fields: {
    name: field.text({
      ...content,
      label: 'Name',
      content: true,
      required: true,
      wide: true,
      facts: false,
      list: 'shown',
      sort: true,
      search: true,
    }),
    kind: field.choice({
      ...content,
      label: 'Kind',
      options: kindOptions,
      required: true,
      write: 'create',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    folder_id: field.reference('resource_folders', {
      ...content,
      label: 'Folder',
      named: 'folder_name',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    description: field.longText({
      ...content,
      label: 'Description',
      content: true,
      facts: false,
      list: 'hidden',
      search: true,
    }),
    url: field.url({ ...content, label: 'Address', input: WebAddress, facts: false }),
    content: field.richText({ ...content, label: 'Text', content: true, max: 50_000, facts: false }),
    thumbnail_url: field.picture({ ...content, label: 'Picture', help: 'Shown on the card.', facts: false }),

    visibility: field.choice({
      label: 'Visible to',
      section: 'Who sees it',
      options: visibilityOptions,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    audience_id: field.reference('audiences', {
      label: 'Audience',
      section: 'Who sees it',
      named: 'audience_name',
      list: 'hidden',
      filter: true,
    }),
    is_for_customers: field.boolean({
      label: 'For customers',
      section: 'Who sees it',
      help: 'Partners can send it to their customers as a link.',
      notNull: true,
      partner: 'read',
      facts: false,
      list: 'hidden',
      filter: true,
    }),
    valid_from: field.date({
      label: 'Valid from',
      section: 'Who sees it',
      help: 'Hidden from partners before.',
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    valid_until: field.date({
      label: 'Valid until',
      section: 'Who sees it',
      help: 'Hidden from partners afterwards.',
      partner: 'read',
      list: 'hidden',
      sort: true,
      filter: true,
    }),

    product_id: field.reference('products', { ...finding, label: 'Product', named: 'product_name' }),
    language: field.choice({ ...finding, label: 'Language', options: languages }),
    funnel_stage: field.choice({ ...finding, label: 'Funnel stage', options: stageOptions }),
    tags: field.tags('resources', { ...finding, label: 'Tags' }),
    keywords: field.text({
      label: 'Keywords',
      section: 'Finding it',
      help: 'Other words that search finds it by. Partners don’t see them.',
      max: 500,
      wide: true,
      search: true,
    }),

    owner_user_id: field.reference('people', {
      label: 'Owner',
      section: 'Upkeep',
      named: 'owner_name',
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    review_on: field.date({
      label: 'Review by',
      section: 'Upkeep',
      help: 'The owner is reminded on this day.',
      list: 'hidden',
      sort: true,
      filter: true,
    }),

    status: field.choice({
      label: 'Status',
      card: 'Upkeep',
      options: [
        { value: 'draft', label: 'Draft', tone: 'gray' },
        { value: 'published', label: 'Published', tone: 'green' },
      ],
      notNull: true,
      write: 'never',
      facts: false,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    published_at: field.instant({
      label: 'Published',
      card: 'Upkeep',
      write: 'never',
      partner: 'read',
      list: 'hidden',
      relative: true,
      sort: true,
      filter: true,
    }),
    version: field.number({ label: 'Version', card: 'File', notNull: true, write: 'never', partner: 'read' }),
    file_name: field.text({ label: 'File', card: 'File', write: 'never', partner: 'read' }),
    file_kind: field.choice({
      label: 'File type',
      card: 'File',
      options: [
        { value: 'pdf', label: 'PDF' },
        { value: 'image', label: 'Image' },
        { value: 'text', label: 'Plain text' },
        { value: 'markup', label: 'HTML, SVG or script' },
        { value: 'word', label: 'Text document' },
        { value: 'sheet', label: 'Spreadsheet' },
        { value: 'slides', label: 'Presentation' },
        { value: 'archive', label: 'Archive' },
        { value: 'other', label: 'Other' },
      ],
      write: 'never',
      partner: 'read',
      filter: true,
    }),
    views: field.number({ ...computed, label: 'Views', notNull: true }),
    downloads: field.number({ ...computed, label: 'Downloads', notNull: true }),
    partners: field.number({ ...computed, label: 'Partners that opened it', notNull: true, list: 'shown', width: 130 }),
    external_opens: field.number({ ...computed, label: 'External opens', notNull: true }),
    last_opened_at: field.instant({ ...computed, label: 'Last opened', relative: true }),
  },
});
export type Resource = RowOf<typeof resource>;
export type ResourceCreate = CreateOf<typeof resource>;
export type ResourceUpdate = UpdateOf<typeof resource>;
export type ResourceForPartner = PartnerRowOf<typeof resource>;

export const ResourceMove = closed({ ids: Type.Array(Id, { minItems: 1, maxItems: 500 }), folder_id: nullable(Id) });

/** One file of a resource. */
export const ResourceVersion = Type.Object({
  id: Id,
  created_at: Instant,
  resource_id: Id,
  version: Type.Integer(),
  file_name: Type.String(),
  kind: oneOf(...fileTypes),
  media_type: Type.String(),
  size: Type.Integer(),
  sha256: Type.String(),
  uploaded_by_name: Type.String(),
});
export type ResourceVersion = Static<typeof ResourceVersion>;

/** One opening of a resource, visible to the company only. */
export const ResourceEvent = Type.Object({
  id: Id,
  created_at: Instant,
  resource_id: Id,
  resource_name: nullable(Type.String()),
  version: Type.Integer(),
  kind: oneOf('viewed', 'downloaded', 'shared'),
  is_cobranded: Type.Boolean(),
  user_id: nullable(Id),
  user_name: Type.String(),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
});
export type ResourceEvent = Static<typeof ResourceEvent>;
