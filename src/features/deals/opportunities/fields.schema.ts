import { defineFields, field } from '#shared/nouns/fields.ts';

export const statusOptions = [
  { value: 'open', label: 'Open', tone: 'blue' },
  { value: 'won', label: 'Won', tone: 'green' },
  { value: 'lost', label: 'Lost', tone: 'red' },
] as const;

/** Sourced: a partner brought it. Influenced: the company found it and a partner works on it. Direct: no partner. */
export const companyAttributions = [
  { value: 'sourced', label: 'Sourced by partner' },
  { value: 'influenced', label: 'Influenced by partner' },
  { value: 'direct', label: 'Direct' },
] as const;
/** A partner also sees deals that it takes part in without leading them; nobody is told who does. */
const attributionOptions = [...companyAttributions, { value: 'assisted', label: 'Assisted by partner' }] as const;

const sourceOptions = [
  { value: 'company', label: 'Your company' },
  { value: 'partner', label: 'Partner' },
  { value: 'referral_page', label: 'Referral page' },
  { value: 'link', label: 'Referral link' },
  { value: 'api', label: 'Another system' },
  { value: 'import', label: 'Import' },
] as const;

/** Why a deal was lost. `not_recorded` is for rows of other systems that never asked. */
export const lostReasonOptions = [
  { value: 'price', label: 'Price' },
  { value: 'competitor', label: 'Chose a competitor' },
  { value: 'no_budget', label: 'No budget' },
  { value: 'no_decision', label: 'No decision' },
  { value: 'timing', label: 'Bad timing' },
  { value: 'product_fit', label: 'Product did not fit' },
  { value: 'unresponsive', label: 'Customer stopped answering' },
  { value: 'duplicate', label: 'Duplicate of another deal' },
  { value: 'not_recorded', label: 'Not recorded' },
  { value: 'other', label: 'Other' },
] as const;

/** Every field of an opportunity, in the order of its form. */
export const opportunityFields = defineFields({
  name: field.text({
    label: 'Name',
    section: 'Deal',
    facts: false,
    required: true,
    wide: true,
    partner: 'read',
    list: 'shown',
    sort: true,
    filter: 'api',
    search: true,
  }),
  number: field.number({
    label: 'No.',
    notNull: true,
    write: 'never',
    partner: 'read',
    sort: true,
    filter: 'api',
    search: true,
  }),
  account_id: field.reference('accounts', {
    label: 'Account',
    help: 'The end customer.',
    section: 'Deal',
    facts: false,
    wide: true,
    named: 'account_name',
    partner: 'read',
    list: 'shown',
    sort: true,
    filter: true,
    search: true,
  }),
  type_id: field.reference('opportunity_types', {
    label: 'Type',
    section: 'Deal',
    wide: true,
    notNull: true,
    named: 'type_name',
    partner: 'read',
    list: 'hidden',
    sort: true,
    filter: true,
    import: false,
  }),
  /** Defaults to the first open stage of the type. */
  stage_id: field.reference('opportunity_stages', {
    label: 'Stage',
    notNull: true,
    write: 'create',
    named: 'stage_name',
    color: 'stage_color',
    status: true,
    partner: 'read',
    list: 'shown',
    sort: true,
    filter: true,
  }),
  /** The lead partner: the first participant. Given instead of `participants` when there is only one partner. */
  partner_id: field.reference('partners', {
    label: 'Partner',
    help: 'The lead partner. You can add more partners on the opportunity.',
    write: 'create',
    named: 'partner_name',
    list: 'shown',
    sort: true,
    filter: true,
    search: true,
    audit: 'the lead partner',
  }),
  /** The sum of the lines where there are any. */
  amount_minor: field.money({
    label: 'Amount',
    help: 'Calculated from the lines if there are any.',
    section: 'Deal',
    facts: false,
    positive: true,
    withCurrency: true,
    partner: 'read',
    list: 'shown',
    sort: true,
    filter: true,
  }),
  currency: field.currency({ label: 'Currency', notNull: true, partner: 'read', filter: true }),
  expected_close_on: field.date({
    label: 'Expected close',
    section: 'Deal',
    facts: false,
    partner: 'read',
    list: 'shown',
    sort: true,
    filter: true,
  }),

  owner_user_id: field.reference('people', {
    label: 'Owner',
    section: 'Owner and source',
    facts: false,
    named: 'owner_name',
    list: 'shown',
    sort: true,
    filter: true,
  }),
  primary_contact_id: field.reference('contacts', {
    label: 'Contact',
    section: 'Owner and source',
    facts: false,
    named: 'primary_contact_name',
  }),
  source: field.choice({
    label: 'Source',
    section: 'Owner and source',
    options: sourceOptions,
    notNull: true,
    list: 'hidden',
    filter: true,
    import: false,
  }),
  opened_on: field.date({
    label: 'Opened',
    section: 'Owner and source',
    notNull: true,
    partner: 'read',
    sort: true,
    filter: true,
    audit: 'the opening date',
  }),
  /** Set for a deal that is already closed. Default: today. */
  closed_on: field.date({
    label: 'Closed',
    card: 'Owner and source',
    write: 'create',
    partner: 'read',
    list: 'hidden',
    sort: true,
    filter: true,
    audit: 'the closing date',
  }),
  external_ref: field.text({
    label: 'External ID',
    help: 'The deal’s ID in another system, such as your CRM.',
    section: 'Owner and source',
    wide: true,
    list: 'hidden',
    filter: 'api',
  }),

  next_step: field.text({
    label: 'Next step',
    section: 'Next steps',
    facts: false,
    max: 500,
    partner: 'read',
    list: 'hidden',
  }),
  next_step_on: field.date({
    label: 'Next step date',
    section: 'Next steps',
    facts: false,
    partner: 'read',
    list: 'hidden',
    filter: 'api',
    audit: 'the date of the next step',
  }),
  description: field.longText({ label: 'Description', section: 'Next steps', facts: false, max: 20_000 }),

  lost_reason: field.choice({
    label: 'Lost reason',
    options: lostReasonOptions,
    write: 'create',
    list: 'hidden',
    filter: true,
    audit: 'the reason it was lost',
  }),
  lost_reason_text: field.longText({
    label: 'Lost reason details',
    write: 'create',
    audit: 'the reason it was lost',
  }),
  probability: field.number({ label: 'Probability', write: 'never', sort: true }),
  /** The category of the stage. */
  status: field.choice({
    label: 'Status',
    options: statusOptions,
    notNull: true,
    write: 'never',
    partner: 'read',
    list: 'hidden',
    filter: true,
  }),
  attribution: field.choice({
    label: 'Attribution',
    options: attributionOptions,
    notNull: true,
    write: 'never',
    partner: 'read',
    filter: true,
  }),
  partner_type_id: field.reference('partner_types', { label: 'Partner type', write: 'never', filter: true }),
  partner_region_id: field.reference('partner_regions', { label: 'Partner region', write: 'never', filter: true }),
  last_activity_at: field.instant({
    label: 'Last activity',
    card: 'Owner and source',
    notNull: true,
    write: 'never',
    relative: true,
    list: 'hidden',
    sort: true,
    filter: 'api',
  }),
  /** Open and without activity for longer than the program allows. */
  is_at_risk: field.boolean({
    label: 'At risk',
    notNull: true,
    write: 'never',
    partner: 'read',
    sort: true,
    filter: true,
  }),
  created_at: field.timestamp({ label: 'Added', relative: true, list: 'hidden' }),
});
