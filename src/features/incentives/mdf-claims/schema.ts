import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { CurrencyCode, closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const claimStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'submitted', label: 'Submitted', tone: 'blue' },
  { value: 'returned', label: 'Changes requested', tone: 'amber' },
  { value: 'approved', label: 'Approved', tone: 'violet' },
  { value: 'declined', label: 'Declined', tone: 'red' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
  { value: 'paid', label: 'Paid', tone: 'green' },
  { value: 'reversed', label: 'Reversed', tone: 'red' },
] as const);

const spent = { partner: 'write' } as const;
const read = { write: 'never', partner: 'read' } as const;
const counted = { ...read, notNull: true, card: 'Results', list: 'hidden', sort: true } as const;

/** A partner's claim for the cost of an approved request. Its files are uploaded one by one. */
export const mdfClaim = defineNoun('mdf_claims', nouns.mdf_claims, {
  by: '-number',
  fields: {
    request_number: field.number({ ...read, label: 'Request number' }),
    claim_by: field.date({ ...read, label: 'Claim by' }),
    /** The commission that pays it. */
    line_id: field.reference('commission_lines', { ...read, label: 'Line', filter: 'api' }),
    line_number: field.number({ ...read, label: 'Line number' }),
    invoices: field.number({ ...read, label: 'Invoices', notNull: true }),
    proofs: field.number({ ...read, label: 'Proofs', notNull: true }),
    number: field.number({
      ...read,
      label: 'No.',
      notNull: true,
      list: 'shown',
      width: 80,
      sort: true,
      filter: 'api',
      search: true,
    }),
    request_id: field.reference('mdf_requests', {
      label: 'Request',
      section: 'Claim',
      named: 'request_title',
      required: true,
      write: 'create',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
      form: false,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: claimStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      write: 'never',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    fund_id: field.reference('mdf_funds', {
      ...read,
      label: 'Fund',
      named: 'fund_name',
      card: 'Claim',
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    spent_minor: field.money({
      ...spent,
      label: 'Amount spent',
      section: 'Claim',
      required: true,
      positive: true,
      list: 'hidden',
      sort: true,
      help: 'What the activity cost in total, as on your invoices.',
    }),
    amount_minor: field.money({
      ...spent,
      label: 'Claimed amount',
      section: 'Claim',
      notNull: true,
      positive: true,
      list: 'shown',
      sort: true,
      filter: true,
      help: 'Defaults to the company’s share of what was spent, up to the approved amount.',
    }),
    invoice_number: field.text({
      ...spent,
      label: 'Invoice number',
      section: 'Claim',
      max: 100,
      list: 'hidden',
      search: true,
    }),
    summary: field.longText({
      ...spent,
      label: 'What took place',
      section: 'Results',
      card: 'Claim',
      max: 5000,
      wide: true,
      facts: false,
    }),
    leads_text: field.longText({
      ...spent,
      label: 'Leads',
      section: 'Results',
      help: 'One lead per line: company, email or website. Later registrations of these companies count as results.',
      placeholder: 'Brenner Logistics, anna@brenner.example',
      max: 20_000,
      wide: true,
      facts: false,
    }),
    currency: field.currency({ ...read, label: 'Currency', notNull: true, facts: false, filter: true }),
    approved_minor: field.money({ ...read, label: 'Approved amount', card: 'Decision', list: 'shown', sort: true }),
    decision_note: field.longText({ ...read, label: 'Note on the decision', card: 'Decision' }),
    decided_at: field.instant({
      ...read,
      label: 'Decided',
      card: 'Decision',
      relative: true,
      sort: true,
      filter: true,
    }),
    paid_at: field.instant({
      ...read,
      label: 'Paid',
      card: 'Decision',
      relative: true,
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    submitted_by_name: field.text({ ...read, label: 'Submitted by', card: 'Claim' }),
    submitted_at: field.instant({
      ...read,
      label: 'Submitted',
      card: 'Claim',
      relative: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    leads: field.number({ ...counted, label: 'Leads' }),
    registered: field.number({ ...counted, label: 'Leads registered' }),
    won: field.number({ ...counted, label: 'Deals won' }),
    pipeline_minor: field.money({ ...counted, label: 'Registered pipeline' }),
    won_minor: field.money({ ...counted, label: 'Revenue won' }),
    partner_owner_user_id: field.reference('people', {
      label: 'Partner owner',
      write: 'never',
      filter: true,
      facts: false,
    }),
  },
  columns: { decided_by: nullable(Id) },
});
export type ClaimStatus = (typeof claimStatuses)[number]['value'];

const NullableText = nullable(Type.String());
export type MdfClaim = RowOf<typeof mdfClaim>;
export type MdfClaimCreate = CreateOf<typeof mdfClaim>;
export type MdfClaimUpdate = UpdateOf<typeof mdfClaim>;

export const FilePurpose = oneOf('invoice', 'proof');
export const MdfClaimFile = Type.Object({
  id: Id,
  created_at: Instant,
  claim_id: Id,
  purpose: FilePurpose,
  file_name: Type.String(),
  kind: Type.String(),
  media_type: Type.String(),
  size: Type.Integer(),
  uploaded_by_name: Type.String(),
});
export type MdfClaimFile = Static<typeof MdfClaimFile>;
export const MdfClaimUpload = closed({ claim_id: Id, purpose: FilePurpose });
export type MdfClaimUpload = Static<typeof MdfClaimUpload>;

export const MdfClaimLead = Type.Object({
  id: Id,
  created_at: Instant,
  claim_id: Id,
  position: Type.Integer(),
  company_name: Type.String(),
  contact: NullableText,
  domain: NullableText,
  registration_id: nullable(Id),
  registration_number: nullable(Type.Integer()),
  registration_account: NullableText,
  registration_status: NullableText,
  matched_at: nullable(Instant),
  opportunity_id: nullable(Id),
  opportunity_name: NullableText,
  opportunity_status: NullableText,
  opportunity_amount_minor: nullable(Type.Integer()),
  opportunity_currency: nullable(CurrencyCode),
});
export type MdfClaimLead = Static<typeof MdfClaimLead>;
