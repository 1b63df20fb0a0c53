import { defineFields, field } from '#shared/nouns/fields.ts';
import { Name, Type } from '#shared/schema.ts';

/** Submitted and screening last only as long as the submission itself, so they are never shown. */
export const statusOptions = [
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'submitted', label: 'Submitted', tone: 'blue' },
  { value: 'screening', label: 'Screening', tone: 'blue' },
  { value: 'pending_review', label: 'In review', tone: 'blue' },
  { value: 'info_requested', label: 'Question asked', tone: 'amber' },
  { value: 'approved', label: 'Protected', tone: 'green' },
  { value: 'rejected', label: 'Not approved', tone: 'red' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'gray' },
  { value: 'converted', label: 'Won', tone: 'green' },
  { value: 'expired', label: 'Expired', tone: 'gray' },
  { value: 'released', label: 'Released', tone: 'gray' },
  { value: 'revoked', label: 'Revoked', tone: 'red' },
] as const;

export const severityOptions = [
  { value: 'block', label: 'Blocked', tone: 'red' },
  { value: 'warn', label: 'Contested', tone: 'violet' },
  { value: 'info', label: 'To check', tone: 'gray' },
] as const;

const sourceOptions = [
  { value: 'partner', label: 'Partner' },
  { value: 'company', label: 'Your company' },
  { value: 'exchange', label: 'Partner’s system' },
] as const;

export const RegistrationGroup = Type.String({
  pattern: '^(\\*|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$',
  description: 'A product category, or * for all products',
});

/** The form has its own sections and the two lists their own columns, because partners and the company do different work. */
export const registrationFields = defineFields({
  account_name: field.text({
    label: 'Account',
    required: true,
    partner: 'write',
    sort: true,
    filter: 'api',
    search: true,
    import: ['company', 'customer'],
  }),
  account_domain: field.text({
    label: 'Website',
    max: 253,
    partner: 'write',
    filter: 'api',
    search: true,
    import: ['Account domain', 'domain', 'company domain'],
  }),
  has_no_website: field.boolean({ label: 'No website', notNull: true, partner: 'write' }),
  country: field.country({ label: 'Country', partner: 'write', filter: 'api' }),
  type_id: field.reference('opportunity_types', {
    label: 'Deal type',
    notNull: true,
    named: 'type_name',
    partner: 'write',
    filter: 'api',
  }),
  /** The id of a product category, or `*`. */
  product_family: field.text({
    label: 'Products',
    notNull: true,
    input: RegistrationGroup,
    partner: 'write',
    filter: 'api',
  }),
  product_id: field.reference('products', { label: 'Product', named: 'product_name', partner: 'write', filter: 'api' }),
  /** The association with the distributor that supplies the partner; the view names the distributor. */
  distribution_id: field.reference('distributions', {
    label: 'Distributor',
    named: 'distributor_name',
    partner: 'write',
    filter: 'api',
    import: false,
  }),
  title: field.text({ label: 'Title', notNull: true, input: Name, partner: 'write', sort: true, search: true }),
  contact_name: field.text({ label: 'Contact', partner: 'write', search: true }),
  contact_email: field.email({ label: 'Email', partner: 'write' }),
  contact_phone: field.phone({ label: 'Phone', partner: 'write' }),
  description: field.longText({ label: 'Description', max: 10_000, partner: 'write' }),
  amount_minor: field.money({ label: 'Amount', positive: true, partner: 'write', sort: true, filter: 'api' }),
  currency: field.currency({ label: 'Currency', notNull: true, partner: 'write', filter: 'api' }),
  expected_close_on: field.date({ label: 'Expected close', partner: 'write', sort: true, filter: 'api' }),

  number: field.number({
    label: 'No.',
    notNull: true,
    write: 'never',
    partner: 'read',
    width: 80,
    sort: true,
    filter: 'api',
    search: true,
  }),
  partner_id: field.reference('partners', {
    label: 'Partner',
    required: true,
    write: 'create',
    named: 'partner_name',
    partner: 'read',
    filter: 'api',
  }),
  status: field.choice({
    label: 'Status',
    options: statusOptions,
    notNull: true,
    write: 'never',
    partner: 'read',
    sort: true,
    filter: 'api',
  }),
  source: field.choice({
    label: 'Registered by',
    options: sourceOptions,
    notNull: true,
    write: 'never',
    partner: 'read',
    filter: 'api',
  }),
  submitted_by: field.reference('people', {
    label: 'Submitted by',
    write: 'never',
    named: 'submitted_by_name',
    partner: 'name',
    filter: 'api',
  }),
  submitted_at: field.instant({ label: 'Submitted', write: 'never', partner: 'read', sort: true, filter: 'api' }),
  /** Stated by the device on which the partner captured the deal; null for all others. It counts for nothing. */
  captured_at: field.instant({ label: 'Captured (device time)', write: 'never', partner: 'read', filter: 'api' }),
  review_due_at: field.instant({ label: 'Decision due', write: 'never', partner: 'read', sort: true, filter: 'api' }),
  decided_by: field.reference('people', {
    label: 'Decided by',
    write: 'never',
    named: 'decided_by_name',
    partner: 'name',
    filter: 'api',
  }),
  decided_at: field.instant({ label: 'Decided', write: 'never', partner: 'read', sort: true, filter: 'api' }),
  expires_at: field.instant({ label: 'Protection ends', write: 'never', partner: 'read', sort: true, filter: 'api' }),
  /** An open request of the partner; answered ones are in the timeline. */
  extension_asked_at: field.instant({
    label: 'Extension requested',
    write: 'never',
    partner: 'read',
    sort: true,
    filter: 'api',
  }),
  opportunity_id: field.reference('opportunities', {
    label: 'Opportunity',
    write: 'never',
    named: 'opportunity_name',
    partner: 'read',
    filter: 'api',
  }),
  /** A draft whose account is held for the partner. */
  is_held: field.boolean({ label: 'Held', notNull: true, write: 'never', partner: 'read', filter: 'api' }),
  /** Approved and without activity for longer than the program allows. */
  is_at_risk: field.boolean({
    label: 'At risk',
    notNull: true,
    write: 'never',
    partner: 'read',
    sort: true,
    filter: 'api',
  }),
  conflict_severity: field.choice({ label: 'Conflict', options: severityOptions, write: 'never', filter: 'api' }),
  partner_type_id: field.reference('partner_types', { label: 'Partner type', write: 'never', filter: 'api' }),
  partner_region_id: field.reference('partner_regions', { label: 'Partner region', write: 'never', filter: 'api' }),
  partner_owner_user_id: field.reference('people', { label: 'Partner owner', write: 'never', filter: 'api' }),
});
