import { operators, relativeOperators } from '#shared/conditions/conditions.ts';
import { defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { Color, closed, Id, Instant, nameText, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import {
  type FormDefinition,
  formFieldTypes,
  formLocales,
  MOST_FIELDS,
  MOST_PAGES,
  profileProperties,
} from './definition.schema.ts';
import { nouns } from './nouns.ts';

const stateOptions = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'published', label: 'Published', tone: 'green' },
  { value: 'unpublished', label: 'Unpublished', tone: 'amber' },
] as const);

const submissionStates = sayable([
  { value: 'received', label: 'Received', tone: 'green' },
  { value: 'spam', label: 'Spam', tone: 'gray' },
] as const);

/** An origin that may show the form in a frame. */
const Origin = Type.String({
  maxLength: 200,
  pattern: '^https://[A-Za-z0-9.-]+(:[0-9]{1,5})?$',
  description: 'an origin such as https://www.example.com',
});

const Key = Type.String({
  pattern: '^[a-z][a-z0-9_]{0,59}$',
  description: 'lowercase letters, digits and underscores, starting with a letter',
});
const PartId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$', description: 'letters, digits, - and _' });
const Scalar = Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()]);
const When = closed({
  any: Type.Array(
    closed({
      all: Type.Array(
        closed({
          field: Key,
          op: oneOf(...operators, ...relativeOperators),
          value: Type.Optional(Type.Union([Scalar, Type.Array(Scalar, { maxItems: 200 })])),
        }),
        { maxItems: 20 },
      ),
    }),
    { maxItems: 20 },
  ),
});
const optional = Type.Optional;
const Count = Type.Integer({ minimum: 0, maximum: 10_000 });

export const FormFieldShape = closed({
  key: Key,
  type: oneOf(...formFieldTypes),
  label: text(1000),
  help: optional(text(500)),
  placeholder: optional(text(200)),
  required: optional(Type.Boolean()),
  required_when: optional(When),
  shown_when: optional(When),
  min: optional(Type.Union([Type.Number(), text(10)])),
  max: optional(Type.Union([Type.Number(), text(10)])),
  min_length: optional(Count),
  max_length: optional(Count),
  pattern: optional(text(200)),
  pattern_message: optional(text(200)),
  options: optional(
    Type.Array(closed({ value: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }), label: text(200) }), {
      maxItems: 500,
    }),
  ),
  table: optional(oneOf('partners', 'contacts', 'accounts', 'opportunities', 'products')),
  date_only: optional(Type.Boolean()),
  currency: optional(Type.String({ pattern: '^[A-Z]{3}$', format: 'currency', description: 'a currency code' })),
  value: optional(text(500)),
  prefill_query: optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$', description: 'the name of a parameter' })),
  prefill_profile: optional(oneOf(...(Object.keys(profileProperties) as (keyof typeof profileProperties)[]))),
  binding: optional(Type.String({ maxLength: 120, pattern: '^[a-z_]+(\\.[a-z0-9_]+)+$', description: 'a property' })),
  width: optional(oneOf('full', 'half')),
});

const Definition = closed({
  title: text(200),
  description: optional(text(2000)),
  pages: Type.Array(
    closed({
      id: PartId,
      title: optional(text(200)),
      shown_when: optional(When),
      sections: Type.Array(
        closed({
          id: PartId,
          title: optional(text(200)),
          text: optional(text(5000)),
          shown_when: optional(When),
          fields: Type.Array(FormFieldShape, { maxItems: MOST_FIELDS }),
        }),
        { maxItems: 50 },
      ),
    }),
    { minItems: 1, maxItems: MOST_PAGES },
  ),
  submit_label: optional(text(60)),
  finish: Type.Union([
    closed({ kind: oneOf('text'), text: text(5000) }),
    closed({ kind: oneOf('redirect'), url: text(500) }),
  ]),
  branding: optional(closed({ logo_url: optional(text(500)), color: optional(Color) })),
  locale: oneOf(...(Object.keys(formLocales) as (keyof typeof formLocales)[])),
  translations: optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String({ maxLength: 5000 })))),
  verify_email: optional(Key),
});
/** The shape of a definition, which may be incomplete; `problemsOf` checks it when the form is published. */
export const DefinitionShape = Type.Unsafe<FormDefinition>(Definition);

const settings = {
  definition: Type.Optional(DefinitionShape),
  allowed_origins: Type.Optional(Type.Array(Origin, { maxItems: 50, uniqueItems: true })),
  recipient_ids: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
};

export const formNoun = defineNoun('forms', nouns.forms, {
  columns: {
    archived_at: nullable(Instant),
    definition: DefinitionShape,
    allowed_origins: Type.Array(Type.String()),
    recipient_ids: Type.Array(Id),
    copied_from_id: nullable(Id),
  },
  input: settings,
  archive: 'restorable',
  by: '-updated_at',
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Form',
      help: 'For your team. The title that people see is in the builder.',
      required: true,
      wide: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    purpose: field.text({
      label: 'Purpose',
      section: 'Form',
      help: 'Decides what is created from a submission.',
      required: true,
      max: 60,
      write: 'create',
      form: false,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    state: field.choice({
      label: 'Status',
      options: stateOptions,
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
    }),
    submission_count: field.number({
      label: 'Submissions',
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 120,
      sort: true,
      filter: 'api',
    }),
    last_submission_at: field.instant({
      label: 'Last submission',
      write: 'never',
      relative: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    published_version: field.number({ label: 'Version', write: 'never', list: 'hidden', sort: true }),
    published_at: field.instant({ label: 'Published', write: 'never', relative: true, list: 'hidden', sort: true }),
    has_changes: field.boolean({ label: 'Unpublished changes', notNull: true, write: 'never', filter: true }),
    created_at: field.timestamp({ label: 'Created', list: 'hidden' }),
    updated_at: field.timestamp({ label: 'Last changed', list: 'hidden' }),
  },
});
export type Form = RowOf<typeof formNoun>;
export type FormUpdate = UpdateOf<typeof formNoun>;

export const FormCreate = closed({
  ...formNoun.create.properties,
  purpose: Type.Optional(nameText(60)),
  /** Another form whose draft, purpose and settings are copied. */
  copy_of: Type.Optional(Id),
});
export type FormCreate = Static<typeof FormCreate>;

export const FormVersion = Type.Object({
  id: Id,
  created_at: Instant,
  form_id: Id,
  version: Type.Integer(),
  name: Type.String(),
  purpose: Type.String(),
  definition: DefinitionShape,
  published_by_name: Type.String(),
  submission_count: Type.Integer(),
});
export type FormVersion = Static<typeof FormVersion>;

export const formSubmission = defineNoun('form_submissions', nouns.form_submissions, {
  columns: {
    ref_id: nullable(Id),
    user_id: nullable(Id),
    verified_email: nullable(Type.String()),
    answers: Type.Record(Type.String(), Type.Unknown()),
    /** Exactly as sent. */
    sent: Type.Unknown(),
    context: Type.Record(Type.String(), Type.Unknown()),
    files: Type.Array(
      Type.Object({
        id: Id,
        field_key: Type.String(),
        file_name: Type.String(),
        kind: Type.String(),
        size: Type.Integer(),
      }),
    ),
  },
  fields: {
    form_id: field.reference('forms', {
      label: 'Form',
      named: 'form_name',
      notNull: true,
      write: 'never',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    email: field.email({ label: 'Email', write: 'never', list: 'shown', sort: true, filter: true, search: true }),
    state: field.choice({
      label: 'Status',
      options: submissionStates,
      notNull: true,
      write: 'never',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    version: field.number({
      label: 'Version',
      notNull: true,
      write: 'never',
      list: 'hidden',
      sort: true,
      filter: 'api',
    }),
    purpose: field.text({ label: 'Purpose', notNull: true, write: 'never', list: 'hidden', filter: true }),
    locale: field.text({ label: 'Language', notNull: true, write: 'never', list: 'hidden', filter: 'api' }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      write: 'never',
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    ref_table: field.text({ label: 'Record type', write: 'never', filter: 'api' }),
  },
});
export type FormSubmission = RowOf<typeof formSubmission>;

/** A purpose and its bindings, as offered in the builder. */
export const PurposeRow = Type.Object({
  key: Type.String(),
  label: Type.String(),
  description: Type.String(),
  has_own_page: Type.Boolean(),
  bindings: Type.Array(
    Type.Object({
      key: Type.String(),
      label: Type.String(),
      types: Type.Array(oneOf(...formFieldTypes)),
      required: Type.Optional(Type.Boolean()),
    }),
  ),
});
export type PurposeRow = Static<typeof PurposeRow>;

/** Statistics of one version: its views, starts, submissions and answers. */
export const FormFigures = Type.Object({
  version: Type.Integer(),
  viewed: Type.Integer(),
  started: Type.Integer(),
  submitted: Type.Integer(),
  fields: Type.Array(
    Type.Object({ key: Type.String(), label: Type.String(), page: Type.Integer(), answered: Type.Integer() }),
  ),
});
export type FormFigures = Static<typeof FormFigures>;
