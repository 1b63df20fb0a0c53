import { closed, Instant, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';

export const demoObjectOptions = [
  { value: 'companies', label: 'Companies' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'deals', label: 'Deals' },
] as const;
const objects = [
  'companies',
  'contacts',
  'deals',
] as const satisfies readonly (typeof demoObjectOptions)[number]['value'][];
export type DemoObject = (typeof objects)[number];

/** A property that the screen of Demo CRM shows. */
export interface DemoField {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'day' | 'choice' | 'company';
  is_required?: true;
  /** A column of the list, too. */
  is_listed?: true;
  options?: readonly { value: string; label: string }[];
}

export const demoTypes = [
  { value: 'PARTNER', label: 'Partner' },
  { value: 'CUSTOMER', label: 'Customer' },
  { value: 'PROSPECT', label: 'Prospect' },
  { value: 'OTHER', label: 'Other' },
] as const;

export const demoStages = [
  { value: 'appointmentscheduled', label: 'Appointment scheduled' },
  { value: 'qualifiedtobuy', label: 'Qualified to buy' },
  { value: 'presentationscheduled', label: 'Presentation scheduled' },
  { value: 'decisionmakerboughtin', label: 'Decision maker bought in' },
  { value: 'contractsent', label: 'Contract sent' },
  { value: 'closedwon', label: 'Closed won' },
  { value: 'closedlost', label: 'Closed lost' },
] as const;

export const demoFields: Readonly<Record<DemoObject, readonly DemoField[]>> = {
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
};

export const DemoObjectQuery = closed({ object: oneOf(...objects) });
export const DemoRecordParams = Type.Object({
  object: oneOf(...objects),
  id: Type.String({ pattern: '^[0-9]{1,20}$', description: 'the number of a record' }),
});

/** Properties by name; empty text clears one. `company` is the id of a company. */
const Values = Type.Record(Type.String({ pattern: '^[a-z_]{1,60}$' }), text(2000), { maxProperties: 30 });
export const DemoRecordCreate = closed({ object: oneOf(...objects), values: Values });
export type DemoRecordCreate = Static<typeof DemoRecordCreate>;
export const DemoRecordUpdate = closed({ values: Values });
export const DemoMerge = closed({
  into: Type.String({ pattern: '^[0-9]{1,20}$', description: 'the number of a record' }),
});

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
  records: Type.Array(DemoRecord),
});
export type DemoList = Static<typeof DemoList>;
