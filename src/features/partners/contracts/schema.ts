import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import {
  changes,
  closed,
  Day,
  Email,
  Id,
  Instant,
  nameText,
  nullable,
  oneOf,
  type Static,
  Type,
} from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import {
  ContractTerms,
  kindOptions,
  orderOptions,
  ReminderDays,
  renewalOptions,
  SignerFields,
  SignerRoles,
  writtenFields,
} from '../contract-templates/content.schema.ts';
import { nouns } from './nouns.ts';

export const contractStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'sent', label: 'Sent', tone: 'amber' },
  { value: 'partially_signed', label: 'Partially signed', tone: 'amber' },
  { value: 'awaiting_seal', label: 'Sealing', tone: 'blue' },
  { value: 'completed', label: 'Signed, not started', tone: 'blue' },
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'expiring', label: 'Expiring', tone: 'amber' },
  { value: 'ended', label: 'Ended', tone: 'gray' },
  { value: 'renewed', label: 'Renewed', tone: 'gray' },
  { value: 'terminated', label: 'Terminated', tone: 'red' },
  { value: 'declined', label: 'Declined', tone: 'red' },
  { value: 'voided', label: 'Voided', tone: 'gray' },
  { value: 'expired', label: 'Expired unsigned', tone: 'red' },
] as const);
export type ContractStatus = (typeof contractStatuses)[number]['value'];
/** Signers are still being waited for. */
export const openStatuses: readonly ContractStatus[] = ['sent', 'partially_signed'];
/** Everybody signed and it has not ended. */
export const runningStatuses: readonly ContractStatus[] = ['completed', 'active', 'expiring'];

const NullableText = nullable(Type.String());
const read = { write: 'never', partner: 'read' } as const;

/** The single values of a contract. A sent contract no longer changes. */
export const contract = defineNoun('contracts', nouns.contracts, {
  views: [
    { key: 'signing', name: 'Waiting for signatures', where: { status: ['sent', 'partially_signed'] } },
    {
      key: 'ending',
      name: 'Ending in 90 days',
      where: { status: ['active', 'expiring'], ends_on_gte: '@today', ends_on_lte: '@today+90' },
      by: 'ends_on',
    },
    { key: 'active', name: 'Active', where: { status: ['active', 'expiring'] } },
  ],
  fields: {
    title: field.text({
      label: 'Title',
      section: 'Contract',
      facts: false,
      required: true,
      partner: 'read',
      list: 'shown',
      width: 260,
      sort: true,
      search: true,
      audit: 'the title',
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: contractStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      section: 'Parties',
      required: true,
      write: 'create',
      named: 'partner_name',
      partner: 'read',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    template_id: field.reference('contract_templates', {
      label: 'Template',
      section: 'Parties',
      required: true,
      write: 'create',
      named: 'template_name',
      list: 'hidden',
      filter: true,
    }),
    kind: field.choice({
      ...read,
      label: 'Kind',
      card: 'Contract',
      options: kindOptions,
      notNull: true,
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    waits_for: field.text({ ...read, label: 'Waiting for', leaves: 'person', list: 'shown', width: 180 }),
    effective_on: field.date({
      label: 'Effective date',
      section: 'Contract',
      card: 'Term',
      help: 'Defaults to the day on which everybody has signed.',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    ends_on: field.date({ ...read, label: 'Ends', card: 'Term', list: 'shown', sort: true, filter: true }),
    term_months: field.number({
      label: 'Term in months',
      section: 'Contract',
      card: 'Term',
      help: 'Leave it empty for no end date.',
      partner: 'read',
      min: 1,
      max: 600,
    }),
    renewal: field.choice({
      label: 'Renewal',
      section: 'Contract',
      card: 'Term',
      options: renewalOptions,
      notNull: true,
      partner: 'read',
      list: 'hidden',
      filter: true,
    }),
    notice_days: field.number({
      label: 'Notice period in days',
      section: 'Contract',
      card: 'Term',
      notNull: true,
      partner: 'read',
      min: 0,
      max: 730,
    }),
    notice_given_on: field.date({ ...read, label: 'Notice given', card: 'Term' }),
    signing_order: field.choice({
      ...read,
      label: 'Signing order',
      options: orderOptions,
      notNull: true,
      card: 'Signing',
    }),
    expires_at: field.instant({ ...read, label: 'Sign by', card: 'Signing', list: 'hidden', sort: true }),
    sent_at: field.instant({ ...read, label: 'Sent', card: 'Signing', relative: true, list: 'hidden', sort: true }),
    completed_at: field.instant({
      ...read,
      label: 'Completed',
      card: 'Signing',
      relative: true,
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    created_by_name: field.text({ label: 'Prepared by', card: 'Contract', write: 'never' }),
    amends_id: field.reference('contracts', {
      label: 'Amends',
      card: 'Contract',
      write: 'never',
      named: 'amends_title',
      partner: 'read',
      link: true,
      filter: 'api',
    }),
    renews_id: field.reference('contracts', {
      label: 'Renews',
      card: 'Contract',
      write: 'never',
      named: 'renews_title',
      partner: 'read',
      link: true,
      filter: 'api',
    }),
    end_reason: field.longText({ ...read, label: 'Reason', card: 'Term' }),
    note: field.longText({ label: 'Internal note', section: 'Contract', facts: false }),
  },
  sharedColumns: {
    number: Type.Integer(),
    template_version: Type.Integer(),
    source: oneOf('text', 'pdf'),
    body: NullableText,
    terms: ContractTerms,
    blocks_portal: Type.Boolean(),
    signers: Type.Integer(),
    signed: Type.Integer(),
    ended_at: nullable(Instant),
    document_sha256: NullableText,
    sealed_sha256: NullableText,
  },
  columns: {
    fields: SignerFields,
    file_id: nullable(Id),
    expires_days: Type.Integer(),
    renewal_months: nullable(Type.Integer()),
    reminder_days: ReminderDays,
    seal_problem: NullableText,
  },
  input: { terms: Type.Optional(ContractTerms) },
});
export type Contract = RowOf<typeof contract>;

/** The person who signs in a role. */
export const SignerInput = closed({ role: Type.String({ maxLength: 40 }), name: nameText(200), email: Email });
export type SignerInput = Static<typeof SignerInput>;
const Signers = Type.Array(SignerInput, { maxItems: 10 });

const WrittenValues = closed(
  Object.fromEntries(writtenFields.map((name) => [name, Type.Optional(Type.String({ maxLength: 500 }))])) as Record<
    (typeof writtenFields)[number],
    ReturnType<typeof Type.Optional<ReturnType<typeof Type.String>>>
  >,
);

const { title: _title, ...createFields } = contract.create.properties;
export const ContractCreate = closed({
  ...createFields,
  title: Type.Optional(nameText(200)),
  signers: Type.Optional(Signers),
  amends_id: Type.Optional(nullable(Id)),
  signing_order: Type.Optional(oneOf('sequential', 'parallel')),
  /** The days from sending until it expires unsigned. */
  expires_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  /** The text shows these in place of the partner's own data. */
  values: Type.Optional(WrittenValues),
  /** It is sent at once instead of staying a draft. */
  send: Type.Optional(Type.Boolean()),
});
export type ContractCreate = Static<typeof ContractCreate>;

const { partner_id: _partner, ...previewFields } = ContractCreate.properties;
/** A contract that does not exist yet; without a partner, its values are missing. */
export const PreviewInput = closed({ ...previewFields, partner_id: Type.Optional(nullable(Id)) });
export type PreviewInput = Static<typeof PreviewInput>;
export const ContractPreview = closed({
  title: Type.String(),
  source: oneOf('text', 'pdf'),
  /** The text with its merge fields. */
  body: NullableText,
  values: Type.Array(closed({ name: Type.String(), label: Type.String(), value: Type.String() })),
  roles: SignerRoles,
  /** Those given, and for the other roles those who probably sign. */
  signers: Signers,
  signing_order: oneOf('sequential', 'parallel'),
  effective_on: nullable(Day),
  term_months: nullable(Type.Integer()),
  expires_days: Type.Integer(),
  expires_on: Day,
  terms: ContractTerms,
  /** The contract that the partner already has from this template. */
  existing: nullable(closed({ id: Id, title: Type.String(), status: Type.String() })),
});
export type ContractPreview = Static<typeof ContractPreview>;
export const ContractUpdate = changes(
  closed({
    ...contract.update.properties,
    body: Type.Optional(nullable(Type.String({ maxLength: 100_000 }))),
  }),
);
export type ContractUpdate = Static<typeof ContractUpdate>;
export const ContractSigners = closed({ signers: Signers });
export const ContractReason = closed({ reason: nameText(2000) });
export const ContractEnd = closed({ reason: nameText(2000), ends_on: Type.Optional(Day) });
export const NoticeInput = closed({ note: Type.Optional(nullable(Type.String({ maxLength: 2000 }))) });

/** The same template to many partners at once; each gets its own contract. */
export const BulkSend = closed({
  template_id: Id,
  partner_ids: Type.Optional(Type.Array(Id, { maxItems: 500 })),
  audience_id: Type.Optional(nullable(Id)),
  company_signer: Type.Optional(closed({ name: nameText(200), email: Email })),
  effective_on: Type.Optional(nullable(Day)),
});
export type BulkSend = Static<typeof BulkSend>;
export const BulkSent = closed({
  sent: Type.Array(closed({ id: Id, partner_id: Id, partner_name: Type.String() })),
  skipped: Type.Array(closed({ partner_id: Id, partner_name: Type.String(), reason: Type.String() })),
});
export type BulkSent = Static<typeof BulkSent>;

const signingStatuses = sayable([
  { value: 'waiting', label: 'Signs later', tone: 'gray' },
  { value: 'notified', label: 'Link sent', tone: 'amber' },
  { value: 'opened', label: 'Opened', tone: 'blue' },
  { value: 'signed', label: 'Signed', tone: 'green' },
  { value: 'declined', label: 'Declined', tone: 'red' },
  { value: 'expired', label: 'Expired', tone: 'red' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
] as const);

/** A signer of a contract. */
export const signing = defineNoun('contract_signings', nouns.contract_signings, {
  fields: {
    name: field.text({ ...read, label: 'Signer', notNull: true, list: 'shown', sort: true, search: true }),
    email: field.email({ ...read, label: 'Email', notNull: true, list: 'shown', search: true }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: signingStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    contract_id: field.reference('contracts', {
      ...read,
      label: 'Contract',
      required: true,
      named: 'contract_title',
      link: true,
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      write: 'never',
      required: true,
      named: 'partner_name',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    role_name: field.text({ ...read, label: 'Role', notNull: true, list: 'hidden' }),
    side: field.choice({
      ...read,
      label: 'Signs for',
      options: [
        { value: 'partner', label: 'Partner' },
        { value: 'company', label: 'Company' },
      ],
      notNull: true,
      list: 'hidden',
      filter: true,
    }),
    position: field.number({ ...read, label: 'Position', notNull: true }),
    turn_at: field.instant({ ...read, label: 'Waiting since', relative: true, list: 'shown', sort: true }),
    last_sent_at: field.instant({ ...read, label: 'Last email', relative: true, list: 'hidden', sort: true }),
    reminders: field.number({ ...read, label: 'Reminders', notNull: true, list: 'hidden' }),
    opened_at: field.instant({ ...read, label: 'Opened', relative: true, list: 'hidden', sort: true }),
    signed_at: field.instant({ ...read, label: 'Signed', relative: true, list: 'shown', sort: true }),
    expires_at: field.instant({ ...read, label: 'Sign by', list: 'hidden', sort: true }),
    decline_reason: field.longText({ ...read, label: 'Reason' }),
  },
  sharedColumns: {
    role_key: Type.String(),
    contract_number: Type.Integer(),
    contract_status: Type.String(),
    user_id: nullable(Id),
  },
});
export type ContractSigning = RowOf<typeof signing>;
export const Delegate = closed({ name: nameText(200), email: Email });

export const SigningAddress = closed({ url: Type.String() });

/** The contracts that wait for the signature of the person who asks. */
export const ToSign = closed({ contract_ids: Type.Array(Id) });
export type ToSign = Static<typeof ToSign>;

/** An event of the chain. */
export const ContractEvent = closed({
  seq: Type.Integer(),
  kind: Type.String(),
  actor: closed({ kind: oneOf('signer', 'user', 'system'), name: Type.String(), email: Type.Optional(Type.String()) }),
  ip: NullableText,
  user_agent: NullableText,
  at: Instant,
  payload: Type.Record(Type.String(), Type.Unknown()),
  prev_hash: Type.String(),
  hash: Type.String(),
});
export type ContractEvent = Static<typeof ContractEvent>;
export const ContractTrail = closed({
  events: Type.Array(ContractEvent),
  /** Every hash follows from the one before, and the last one is the one that was signed. */
  is_intact: Type.Boolean(),
  /** False for contracts from before chains were signed. */
  is_signed: Type.Boolean(),
});
export type ContractTrail = Static<typeof ContractTrail>;

/** A partner whose rules differ from what was signed. */
export const TermMismatch = closed({
  partner_id: Id,
  partner_name: Type.String(),
  contract_id: Id,
  contract_title: Type.String(),
  term: oneOf('plan_id', 'region_id', 'protection_days', 'payment_term_days', 'is_exclusive'),
  signed: Type.String(),
  live: Type.String(),
});
export type TermMismatch = Static<typeof TermMismatch>;
/** A partner that needs a contract and has none. */
export const MissingContract = closed({
  partner_id: Id,
  partner_name: Type.String(),
  template_id: Id,
  template_name: Type.String(),
  open_contract_id: nullable(Id),
});
export type MissingContract = Static<typeof MissingContract>;
export const ContractReport = closed({
  mismatches: Type.Array(TermMismatch),
  missing: Type.Array(MissingContract),
});
export type ContractReport = Static<typeof ContractReport>;

/** The unsigned contracts that keep a partner's people out of the portal. */
export const PortalBlock = closed({
  contracts: Type.Array(closed({ id: Id, title: Type.String(), waits_for: NullableText, is_mine: Type.Boolean() })),
});
export type PortalBlock = Static<typeof PortalBlock>;
