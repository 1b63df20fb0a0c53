/** The objects of the mock organization, in the form of "sObject Describe". */
export interface MockField {
  name: string;
  label: string;
  type: string;
  length: number;
  nillable: boolean;
  createable: boolean;
  updateable: boolean;
  defaultedOnCreate: boolean;
  externalId: boolean;
  unique: boolean;
  restrictedPicklist: boolean;
  picklistValues: readonly { value: string; label: string; active: boolean }[];
  referenceTo: readonly string[];
}

type Given = Partial<MockField> & { required?: true };

const field = (name: string, label: string, type: string, { required, ...given }: Given = {}): MockField => ({
  name,
  label,
  type,
  length: type === 'string' ? 255 : type === 'textarea' ? 32_000 : type === 'email' ? 80 : 0,
  nillable: !required,
  createable: true,
  updateable: true,
  defaultedOnCreate: false,
  externalId: false,
  unique: false,
  restrictedPicklist: false,
  picklistValues: [],
  referenceTo: [],
  ...given,
});

const system: Given = { createable: false, updateable: false, nillable: false };
const picklist = (...values: string[]): Given => ({
  restrictedPicklist: true,
  picklistValues: values.map((value) => ({
    value: value.replace('!', ''),
    label: value.replace('!', ''),
    active: !value.startsWith('!'),
  })),
});

const common = (hasMaster: boolean) => [
  field('Id', 'Record ID', 'id', { ...system, length: 18 }),
  field('IsDeleted', 'Deleted', 'boolean', system),
  ...(hasMaster ? [field('MasterRecordId', 'Master Record ID', 'reference', { ...system, nillable: true })] : []),
  field('SystemModstamp', 'System Modstamp', 'datetime', system),
  field('OwnerId', 'Owner ID', 'reference', { nillable: false, defaultedOnCreate: true, referenceTo: ['User'] }),
];

export const externalIdField = field('Tandem_Id__c', 'Tandem Id', 'string', {
  length: 36,
  externalId: true,
  unique: true,
});

export interface MockObject {
  name: string;
  label: string;
  prefix: string;
  fields: readonly MockField[];
}

export const objects: readonly MockObject[] = [
  {
    name: 'Account',
    label: 'Accounts',
    prefix: '001',
    fields: [
      ...common(true),
      field('Name', 'Account Name', 'string', { required: true }),
      field('Website', 'Website', 'url', { length: 255 }),
      field('Type', 'Account Type', 'picklist', picklist('Customer', 'Partner', '!Reseller')),
      field('Services__c', 'Services', 'multipicklist', picklist('Consulting', 'Support', 'Training')),
      field('AnnualRevenue', 'Annual Revenue', 'currency'),
      field('NumberOfEmployees', 'Employees', 'int'),
      field('Active__c', 'Active', 'boolean', { nillable: false, defaultedOnCreate: true }),
      field('BillingAddress', 'Billing Address', 'address', { createable: false, updateable: false }),
      externalIdField,
    ],
  },
  {
    name: 'Contact',
    label: 'Contacts',
    prefix: '003',
    fields: [
      ...common(true),
      field('LastName', 'Last Name', 'string', { required: true, length: 80 }),
      field('FirstName', 'First Name', 'string', { length: 40 }),
      field('Email', 'Email', 'email'),
      field('AccountId', 'Account ID', 'reference', { referenceTo: ['Account'] }),
      externalIdField,
    ],
  },
  {
    name: 'Opportunity',
    label: 'Opportunities',
    prefix: '006',
    fields: [
      ...common(false),
      field('Name', 'Name', 'string', { required: true, length: 120 }),
      field('StageName', 'Stage', 'picklist', {
        ...picklist('Prospecting', 'Negotiation', 'Closed Won', 'Closed Lost'),
        required: true,
      }),
      field('CloseDate', 'Close Date', 'date', { required: true }),
      field('Amount', 'Amount', 'currency'),
      field('AccountId', 'Account ID', 'reference', { referenceTo: ['Account'] }),
      externalIdField,
    ],
  },
];
