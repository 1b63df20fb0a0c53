import { createOf, defineFields, field, rowOf, updateOf } from '#shared/fields.ts';
import { changes, closed, Id, Instant, nullable, type Static, Stored, Type } from '#shared/schema.ts';
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

const statusOptions = [
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'published', label: 'Published', tone: 'green' },
  { value: 'retired', label: 'Retired', tone: 'gray' },
] as const;

/** The single values of a template, in the order of its form. */
export const templateFields = defineFields({
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
});

const content = { roles: SignerRoles, fields: SignerFields, reminder_days: ReminderDays, terms: ContractTerms };

export const ContractTemplate = Type.Object({
  ...Stored,
  ...rowOf(templateFields),
  ...content,
  body: nullable(Type.String()),
  file_id: nullable(Id),
  file_name: nullable(Type.String()),
  pages: nullable(Type.Integer()),
  /** Changed since the latest version was published. */
  has_changes: Type.Boolean(),
  archived_at: nullable(Instant),
});
export type ContractTemplate = Static<typeof ContractTemplate>;

const Body = nullable(Type.String({ maxLength: 100_000 }));
const optionalContent = {
  roles: Type.Optional(SignerRoles),
  fields: Type.Optional(SignerFields),
  reminder_days: Type.Optional(ReminderDays),
  terms: Type.Optional(ContractTerms),
  body: Type.Optional(Body),
};
export const ContractTemplateCreate = closed({ ...createOf(templateFields), ...optionalContent });
export type ContractTemplateCreate = Static<typeof ContractTemplateCreate>;
export const ContractTemplateUpdate = changes(
  closed({ ...updateOf(templateFields), ...optionalContent, archived_at: Type.Optional(Type.Null()) }),
);
export type ContractTemplateUpdate = Static<typeof ContractTemplateUpdate>;

export const TemplateVersion = closed({
  id: Id,
  version: Type.Integer(),
  published_at: Instant,
  published_by_name: Type.String(),
});
export type TemplateVersion = Static<typeof TemplateVersion>;
