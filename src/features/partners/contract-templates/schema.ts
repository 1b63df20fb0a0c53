import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, Instant, nullable, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import {
  ContractTerms,
  kindOptions,
  orderOptions,
  ReminderDays,
  renewalOptions,
  SignerFields,
  SignerRoles,
  sourceOptions,
} from './content.schema.ts';
import { nouns } from './nouns.ts';

const statusOptions = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'published', label: 'Published', tone: 'green' },
  { value: 'retired', label: 'Retired', tone: 'gray' },
] as const);

const optionalContent = {
  roles: Type.Optional(SignerRoles),
  fields: Type.Optional(SignerFields),
  reminder_days: Type.Optional(ReminderDays),
  terms: Type.Optional(ContractTerms),
  body: Type.Optional(nullable(Type.String({ maxLength: 100_000 }))),
};

/** The single values of a template, in the order of its form, and what it consists of. */
export const contractTemplate = defineNoun('contract_templates', nouns.contract_templates, {
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Template',
      required: true,
      list: 'shown',
      sort: true,
      search: true,
      audit: 'the name',
    }),
    kind: field.choice({
      label: 'Kind',
      section: 'Template',
      options: kindOptions,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    source: field.choice({
      label: 'Document',
      section: 'New',
      options: sourceOptions,
      notNull: true,
      write: 'create',
      list: 'hidden',
      filter: true,
    }),
    status: field.choice({
      label: 'Status',
      options: statusOptions,
      notNull: true,
      write: 'never',
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    language: field.text({
      label: 'Language',
      section: 'Template',
      help: 'Two letters, such as en or de.',
      notNull: true,
      max: 2,
      input: Type.String({ pattern: '^[a-z]{2}$', description: 'two lowercase letters' }),
      list: 'hidden',
    }),
    audience_id: field.reference('audiences', {
      label: 'Required for',
      section: 'Template',
      help: 'Partners in this audience need this contract. Differences lists who has not signed it.',
      named: 'audience_name',
      list: 'hidden',
      filter: 'api',
    }),
    signing_order: field.choice({
      label: 'Signing order',
      section: 'Signing',
      options: orderOptions,
      notNull: true,
    }),
    expires_days: field.number({
      label: 'Days to sign',
      section: 'Signing',
      help: 'Unsigned contracts expire after this time.',
      notNull: true,
      min: 1,
      max: 365,
    }),
    blocks_portal: field.boolean({
      label: 'Block the partner portal until it is signed',
      section: 'Signing',
      help: 'From the moment it is sent, people of the partner see only this contract.',
      notNull: true,
    }),
    term_months: field.number({
      label: 'Term in months',
      section: 'Term',
      help: 'Leave it empty for no end date.',
      min: 1,
      max: 600,
    }),
    renewal: field.choice({ label: 'Renewal', section: 'Term', options: renewalOptions, notNull: true }),
    renewal_months: field.number({
      label: 'Renewal term in months',
      section: 'Term',
      help: 'Defaults to the first term.',
      min: 1,
      max: 600,
    }),
    notice_days: field.number({
      label: 'Notice period in days',
      section: 'Term',
      help: 'A contract is expiring from this many days before its end.',
      notNull: true,
      min: 0,
      max: 730,
    }),
    version: field.number({ label: 'Version', notNull: true, write: 'never', list: 'shown', sort: true }),
    sent: field.number({ label: 'Sent', notNull: true, write: 'never', list: 'shown', sort: true }),
    published_at: field.instant({
      label: 'Published',
      write: 'never',
      relative: true,
      list: 'shown',
      sort: true,
    }),
  },
  columns: {
    roles: SignerRoles,
    fields: SignerFields,
    reminder_days: ReminderDays,
    terms: ContractTerms,
    body: nullable(Type.String()),
    file_id: nullable(Id),
    file_name: nullable(Type.String()),
    pages: nullable(Type.Integer()),
    /** Changed since the latest version was published. */
    has_changes: Type.Boolean(),
  },
  input: optionalContent,
  archive: 'restorable',
});
export type ContractTemplate = RowOf<typeof contractTemplate>;
export type ContractTemplateCreate = CreateOf<typeof contractTemplate>;
export type ContractTemplateUpdate = UpdateOf<typeof contractTemplate>;

export const TemplateVersion = closed({
  id: Id,
  version: Type.Integer(),
  published_at: Instant,
  published_by_name: Type.String(),
});
export type TemplateVersion = Static<typeof TemplateVersion>;
