import { closed, Instant, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

/** The systems that run inside Tandem for trying the synchronization out. */
export const demoSystems = sayable([
  { value: 'hubspot', label: 'Demo CRM', connector: 'demo_crm' },
  { value: 'salesforce', label: 'Demo Salesforce', connector: 'demo_salesforce' },
  { value: 'pipedrive', label: 'Demo Pipedrive', connector: 'demo_pipedrive' },
  { value: 'rest', label: 'Demo REST system', connector: 'demo_rest' },
] as const);
export type DemoSystem = (typeof demoSystems)[number]['value'];

const objects = [
  'companies',
  'contacts',
  'deals',
  'accounts',
  'account_contacts',
  'opportunities',
  'organizations',
  'persons',
  'organization_deals',
  'customers',
] as const;
export type DemoObject = (typeof objects)[number];

interface DemoObjectInfo {
  system: DemoSystem;
  /** The name of the provider. */
  of: string;
  label: string;
  one: string;
  /** The fields that make up its name. */
  named: readonly string[];
  /** The object of its companies. */
  companies?: DemoObject;
  /** The value that means won. */
  won?: { field: string; value: string };
}

export const demoObjects: Readonly<Record<DemoObject, DemoObjectInfo>> = sayable({
  companies: { system: 'hubspot', of: 'companies', label: 'Companies', one: 'company', named: ['name'] },
  contacts: {
    system: 'hubspot',
    of: 'contacts',
    label: 'Contacts',
    one: 'contact',
    named: ['firstname', 'lastname'],
    companies: 'companies',
  },
  deals: {
    system: 'hubspot',
    of: 'deals',
    label: 'Deals',
    one: 'deal',
    named: ['dealname'],
    companies: 'companies',
    won: { field: 'dealstage', value: 'closedwon' },
  },
  accounts: { system: 'salesforce', of: 'Account', label: 'Accounts', one: 'account', named: ['Name'] },
  account_contacts: {
    system: 'salesforce',
    of: 'Contact',
    label: 'Contacts',
    one: 'contact',
    named: ['FirstName', 'LastName'],
    companies: 'accounts',
  },
  opportunities: {
    system: 'salesforce',
    of: 'Opportunity',
    label: 'Opportunities',
    one: 'opportunity',
    named: ['Name'],
    companies: 'accounts',
    won: { field: 'StageName', value: 'Closed Won' },
  },
  organizations: {
    system: 'pipedrive',
    of: 'organizations',
    label: 'Organizations',
    one: 'organization',
    named: ['name'],
  },
  persons: {
    system: 'pipedrive',
    of: 'persons',
    label: 'People',
    one: 'person',
    named: ['name'],
    companies: 'organizations',
  },
  organization_deals: {
    system: 'pipedrive',
    of: 'deals',
    label: 'Deals',
    one: 'deal',
    named: ['title'],
    companies: 'organizations',
    won: { field: 'status', value: 'won' },
  },
  customers: { system: 'rest', of: 'customers', label: 'Customers', one: 'customer', named: ['title'] },
});

export const demoObjectsOf = (system: DemoSystem): { value: DemoObject; label: string }[] =>
  objects.flatMap((value) =>
    demoObjects[value].system === system ? [{ value, label: demoObjects[value].label }] : [],
  );

/** A property that the screen of Demo CRM shows. */
export interface DemoField {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'day' | 'choice' | 'company';
  is_required?: true;
  /** A column of the list, too. */
  is_listed?: true;
  options?: readonly { value: string; label: string }[];
  /** The place in the stored record, where it is not the name. */
  path?: string;
  /** A list of entries of which this is the primary one, or a number that the screen shows by its option. */
  stored?: 'entries' | 'number';
}

export const demoTypes = sayable([
  { value: 'PARTNER', label: 'Partner' },
  { value: 'CUSTOMER', label: 'Customer' },
  { value: 'PROSPECT', label: 'Prospect' },
  { value: 'OTHER', label: 'Other' },
] as const);

export const demoStages = sayable([
  { value: 'appointmentscheduled', label: 'Appointment scheduled' },
  { value: 'qualifiedtobuy', label: 'Qualified to buy' },
  { value: 'presentationscheduled', label: 'Presentation scheduled' },
  { value: 'decisionmakerboughtin', label: 'Decision maker bought in' },
  { value: 'contractsent', label: 'Contract sent' },
  { value: 'closedwon', label: 'Closed won' },
  { value: 'closedlost', label: 'Closed lost' },
] as const);

/** The key of the custom field by which Demo Pipedrive tells partners and customers apart. */
export const PIPEDRIVE_KIND = '4d5e6f708192a3b4c5d6e7f809a1b2c3d4e5f607';

const optionsOf = (...values: string[]) => values.map((value) => ({ value, label: value }));

export const demoFields: Readonly<Record<DemoObject, readonly DemoField[]>> = sayable({
  companies: [
    { name: 'name', label: 'Company name', kind: 'text', is_required: true, is_listed: true },
    { name: 'domain', label: 'Domain', kind: 'text', is_listed: true },
    { name: 'type', label: 'Type', kind: 'choice', options: demoTypes, is_listed: true },
    { name: 'city', label: 'City', kind: 'text', is_listed: true },
    { name: 'country', label: 'Country', kind: 'text', is_listed: true },
    { name: 'phone', label: 'Phone', kind: 'text' },
    { name: 'numberofemployees', label: 'Number of employees', kind: 'number' },
  ],
  contacts: [
    { name: 'firstname', label: 'First name', kind: 'text', is_listed: true },
    { name: 'lastname', label: 'Last name', kind: 'text', is_required: true, is_listed: true },
    { name: 'email', label: 'Email', kind: 'text', is_required: true, is_listed: true },
    { name: 'jobtitle', label: 'Job title', kind: 'text', is_listed: true },
    { name: 'phone', label: 'Phone', kind: 'text' },
    { name: 'company', label: 'Company', kind: 'company', is_listed: true },
  ],
  deals: [
    { name: 'dealname', label: 'Deal name', kind: 'text', is_required: true, is_listed: true },
    { name: 'company', label: 'Company', kind: 'company', is_listed: true },
    { name: 'amount', label: 'Amount (USD)', kind: 'number', is_listed: true },
    { name: 'dealstage', label: 'Stage', kind: 'choice', options: demoStages, is_required: true, is_listed: true },
    { name: 'closedate', label: 'Close date', kind: 'day', is_listed: true },
  ],
  accounts: [
    { name: 'Name', label: 'Account name', kind: 'text', is_required: true, is_listed: true },
    { name: 'Website', label: 'Website', kind: 'text', is_listed: true },
    { name: 'Type', label: 'Account type', kind: 'choice', options: optionsOf('Customer', 'Partner'), is_listed: true },
    { name: 'NumberOfEmployees', label: 'Employees', kind: 'number', is_listed: true },
  ],
  account_contacts: [
    { name: 'FirstName', label: 'First name', kind: 'text', is_listed: true },
    { name: 'LastName', label: 'Last name', kind: 'text', is_required: true, is_listed: true },
    { name: 'Email', label: 'Email', kind: 'text', is_listed: true },
    { name: 'company', path: 'AccountId', label: 'Account', kind: 'company', is_listed: true },
  ],
  opportunities: [
    { name: 'Name', label: 'Name', kind: 'text', is_required: true, is_listed: true },
    { name: 'company', path: 'AccountId', label: 'Account', kind: 'company', is_listed: true },
    { name: 'Amount', label: 'Amount', kind: 'number', is_listed: true },
    {
      name: 'StageName',
      label: 'Stage',
      kind: 'choice',
      options: optionsOf('Prospecting', 'Negotiation', 'Closed Won', 'Closed Lost'),
      is_required: true,
      is_listed: true,
    },
    { name: 'CloseDate', label: 'Close date', kind: 'day', is_required: true, is_listed: true },
  ],
  organizations: [
    { name: 'name', label: 'Name', kind: 'text', is_required: true, is_listed: true },
    {
      name: 'kind',
      path: `custom_fields.${PIPEDRIVE_KIND}`,
      stored: 'number',
      label: 'Kind',
      kind: 'choice',
      options: [
        { value: '1', label: 'Customer' },
        { value: '2', label: 'Partner' },
      ],
      is_listed: true,
    },
    { name: 'website', label: 'Website', kind: 'text', is_listed: true },
  ],
  persons: [
    { name: 'name', label: 'Name', kind: 'text', is_required: true, is_listed: true },
    { name: 'email', path: 'emails', stored: 'entries', label: 'Email', kind: 'text', is_listed: true },
    { name: 'company', path: 'org_id', stored: 'number', label: 'Organization', kind: 'company', is_listed: true },
  ],
  organization_deals: [
    { name: 'title', label: 'Title', kind: 'text', is_required: true, is_listed: true },
    { name: 'company', path: 'org_id', stored: 'number', label: 'Organization', kind: 'company', is_listed: true },
    { name: 'value', label: 'Value (USD)', kind: 'number', is_listed: true },
    {
      name: 'stage_id',
      stored: 'number',
      label: 'Stage',
      kind: 'choice',
      options: [
        { value: '1', label: 'Lead in' },
        { value: '2', label: 'Proposal' },
      ],
      is_required: true,
      is_listed: true,
    },
    {
      name: 'status',
      label: 'Status',
      kind: 'choice',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'won', label: 'Won' },
        { value: 'lost', label: 'Lost' },
      ],
      is_required: true,
      is_listed: true,
    },
  ],
  customers: [
    { name: 'title', label: 'Name', kind: 'text', is_required: true, is_listed: true },
    { name: 'email', path: 'contact.email', label: 'Email', kind: 'text', is_listed: true },
    { name: 'size', label: 'Size', kind: 'number', is_listed: true },
    {
      name: 'level',
      label: 'Level',
      kind: 'choice',
      options: [
        { value: 'gold', label: 'Gold' },
        { value: 'silver', label: 'Silver' },
      ],
      is_listed: true,
    },
  ],
});

export const DemoObjectQuery = closed({ object: oneOf(...objects) });
export const DemoRecordParams = Type.Object({
  object: oneOf(...objects),
  id: Type.String({ pattern: '^[0-9A-Za-z]{1,20}$', description: 'the id of a record' }),
});

/** Properties by name; empty text clears one. `company` is the id of a company. */
const Values = Type.Record(Type.String({ pattern: '^[A-Za-z_]{1,60}$' }), text(2000), { maxProperties: 30 });
export const DemoRecordCreate = closed({ object: oneOf(...objects), values: Values });
export type DemoRecordCreate = Static<typeof DemoRecordCreate>;
export const DemoRecordUpdate = closed({ values: Values });
export const DemoMerge = closed({
  into: Type.String({ pattern: '^[0-9A-Za-z]{1,20}$', description: 'the id of a record' }),
});

/** Defaults to Demo CRM. */
export const DemoReset = closed({ system: Type.Optional(oneOf('hubspot', 'salesforce', 'pipedrive', 'rest')) });

/** The answers of a demo system to the synchronization: people see what happens when a CRM fails. */
export const demoFaults = sayable([
  { value: 'none', label: 'Works' },
  { value: 'busy', label: 'Limits the number of requests' },
  { value: 'down', label: 'Is not available' },
  { value: 'expired', label: 'Refuses the credentials' },
  { value: 'refuse', label: 'Refuses every change' },
] as const);
export type DemoFault = (typeof demoFaults)[number]['value'];
export const DemoFaultChange = closed({
  system: oneOf('hubspot', 'salesforce', 'pipedrive', 'rest'),
  fault: oneOf(...demoFaults.map(({ value }) => value)),
});
export type DemoFaultChange = Static<typeof DemoFaultChange>;

export const DemoRecord = Type.Object({
  id: Type.String(),
  values: Type.Record(Type.String(), Type.String()),
  company_name: nullable(Type.String()),
  updated_at: Instant,
});
export type DemoRecord = Static<typeof DemoRecord>;

export const DemoList = Type.Object({
  /** Whether Demo CRM is connected, so that changes are synchronized. */
  is_connected: Type.Boolean(),
  fault: oneOf(...demoFaults.map(({ value }) => value)),
  records: Type.Array(DemoRecord),
});
export type DemoList = Static<typeof DemoList>;
