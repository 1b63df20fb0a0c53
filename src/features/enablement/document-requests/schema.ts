import { defineNoun, type PartnerRowOf, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Day, Id, Instant, nullable, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

const statusOptions = sayable([
  { value: 'requested', label: 'Requested', tone: 'amber' },
  { value: 'uploaded', label: 'To review', tone: 'blue' },
  { value: 'approved', label: 'Approved', tone: 'green' },
  { value: 'rejected', label: 'Rejected', tone: 'red' },
  { value: 'expiring', label: 'Expiring', tone: 'amber' },
  { value: 'expired', label: 'Expired', tone: 'red' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
] as const);
export type RequestStatus = (typeof statusOptions)[number]['value'];

export const requestKinds = sayable([
  { value: 'insurance', label: 'Insurance certificate' },
  { value: 'tax_form', label: 'Tax form' },
  { value: 'certificate', label: 'Professional certificate' },
  { value: 'incorporation', label: 'Certificate of incorporation' },
  { value: 'iso', label: 'ISO certificate' },
  { value: 'other', label: 'Other document' },
] as const);

const consequenceOptions = sayable([
  { value: 'none', label: 'Nothing' },
  { value: 'payouts', label: 'Payouts to the partner' },
  { value: 'entitlements', label: 'Benefits of the partner' },
] as const);

const read = { write: 'never', partner: 'read' } as const;

/** A request for a document, with every field in the order of its form. */
export const documentRequest = defineNoun('document_requests', nouns.document_requests, {
  views: [
    { key: 'review', name: 'To review', where: { status: 'uploaded' } },
    {
      key: 'overdue',
      name: 'Overdue',
      where: { status: ['requested', 'rejected'], due_on_lte: '@today-1' },
      by: 'due_on',
    },
  ],
  sharedColumns: {
    document_id: nullable(Id),
    document_version: nullable(Type.Integer()),
    file_name: nullable(Type.String()),
    file_kind: nullable(Type.String()),
    decision_reason: nullable(Type.String()),
    /** The time since which no valid document exists. */
    lapsed_at: nullable(Instant),
    pauses_payouts: Type.Boolean(),
  },
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Request',
      facts: false,
      required: true,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
      wide: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: statusOptions,
      notNull: true,
      facts: false,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      card: 'Request',
      named: 'partner_name',
      write: 'never',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    kind: field.choice({
      label: 'Kind',
      section: 'Request',
      options: requestKinds,
      required: true,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    instructions: field.longText({
      label: 'Instructions',
      section: 'Request',
      help: 'The partner reads them before it uploads the file.',
      facts: false,
      partner: 'read',
      wide: true,
    }),
    due_on: field.date({
      label: 'Due',
      section: 'Request',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    valid_until: field.date({
      ...read,
      label: 'Valid until',
      card: 'Request',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    reviewer_user_id: field.reference('people', {
      label: 'Reviewer',
      section: 'Review',
      help: 'Without one, everyone who manages document requests is notified.',
      named: 'reviewer_name',
      list: 'hidden',
      filter: true,
    }),
    folder_id: field.reference('document_folders', {
      label: 'Folder for approved files',
      section: 'Review',
      help: 'Approved files are filed in this folder. Leave it empty to keep them with the partner.',
      named: 'folder_name',
    }),
    needs_expiry: field.boolean({
      label: 'Has an expiry date',
      section: 'Expiry',
      help: 'The partner states until when the document is valid.',
      notNull: true,
      partner: 'read',
    }),
    renewal_days: field.number({
      label: 'Ask for renewal (days before expiry)',
      section: 'Expiry',
      min: 1,
      max: 365,
      notNull: true,
      partner: 'read',
    }),
    consequence: field.choice({
      label: 'Paused while expired',
      section: 'Expiry',
      options: consequenceOptions,
      notNull: true,
      partner: 'read',
      list: 'hidden',
      filter: true,
    }),
    expires_on: field.date({ ...read, label: 'Expiry date of the latest file', card: 'Latest file' }),
    uploaded_at: field.instant({
      ...read,
      label: 'Uploaded',
      card: 'Latest file',
      relative: true,
      list: 'hidden',
      sort: true,
    }),
    uploaded_by_name: field.text({ ...read, label: 'Uploaded by', card: 'Latest file' }),
    decided_at: field.instant({ ...read, label: 'Decided', card: 'Latest file', relative: true }),
    decided_by_name: field.text({ label: 'Decided by', card: 'Latest file', write: 'never' }),
  },
});
export type DocumentRequest = RowOf<typeof documentRequest>;
export type DocumentRequestUpdate = UpdateOf<typeof documentRequest>;
export type DocumentRequestForPartner = PartnerRowOf<typeof documentRequest>;

/** One request for each named partner and each partner in the audience. */
export const RequestDocuments = closed({
  ...documentRequest.create.properties,
  partner_ids: Type.Optional(Type.Array(Id, { maxItems: 500 })),
  audience_id: Type.Optional(nullable(Id)),
});
export type RequestDocuments = Static<typeof RequestDocuments>;
export const RequestedDocuments = closed({
  requested: Type.Integer(),
  /** Partners that already have an open request of this kind and name. */
  skipped: Type.Integer(),
  ids: Type.Array(Id),
});
export type RequestedDocuments = Static<typeof RequestedDocuments>;

export const RequestUpload = closed({ expires_on: Type.Optional(Day) });

/** Whether a file can be uploaded now: the first one, a corrected one, or the next one before or after the expiry. */
export const takesUpload = (status: RequestStatus) => status !== 'canceled';
