/** A property of the mock, in the words of HubSpot's API. */
export interface MockProperty {
  name: string;
  label: string;
  type: 'string' | 'number' | 'enumeration' | 'date' | 'datetime' | 'bool' | 'phone_number';
  fieldType: string;
  groupName: string;
  description: string;
  options: readonly { value: string; label: string; hidden: boolean; displayOrder: number }[];
  hidden: boolean;
  calculated: boolean;
  hasUniqueValue: boolean;
  showCurrencySymbol: boolean;
  formField: boolean;
  hubspotDefined: boolean;
  displayOrder: number;
  modificationMetadata: { archivable: boolean; readOnlyDefinition: boolean; readOnlyValue: boolean };
}

const fieldTypes = {
  string: 'text',
  number: 'number',
  enumeration: 'select',
  date: 'date',
  datetime: 'date',
  bool: 'booleancheckbox',
  phone_number: 'phonenumber',
} as const;

export const mockHubspotOptions = (labels: Readonly<Record<string, string>>): MockProperty['options'] =>
  Object.entries(labels).map(([value, label], displayOrder) => ({ value, label, hidden: false, displayOrder }));

export function property(
  name: string,
  label: string,
  type: MockProperty['type'] = 'string',
  more: Partial<MockProperty> = {},
): MockProperty {
  const isCalculated = more.calculated === true;
  return {
    name,
    label,
    type,
    fieldType: fieldTypes[type],
    groupName: 'information',
    description: '',
    options: [],
    hidden: false,
    calculated: false,
    hasUniqueValue: false,
    showCurrencySymbol: false,
    formField: true,
    hubspotDefined: true,
    displayOrder: -1,
    modificationMetadata: { archivable: false, readOnlyDefinition: true, readOnlyValue: isCalculated },
    ...more,
  };
}

const calculated = { calculated: true };
const system = (modified: string) => [
  property('hs_object_id', 'Record ID', 'number', calculated),
  property('createdate', 'Create Date', 'datetime', calculated),
  property(modified, 'Last Modified Date', 'datetime', calculated),
  property('hs_merged_object_ids', 'Merged record IDs', 'enumeration', {
    ...calculated,
    fieldType: 'checkbox',
    hidden: true,
  }),
];

/** A selection of the properties that every account of HubSpot has. */
export const defaultProperties: Readonly<Record<string, readonly MockProperty[]>> = {
  companies: [
    property('name', 'Company name'),
    property('domain', 'Company Domain Name'),
    property('website', 'Website URL'),
    property('phone', 'Phone Number', 'string', { fieldType: 'phonenumber' }),
    property('description', 'Description', 'string', { fieldType: 'textarea' }),
    property('address', 'Street Address'),
    property('city', 'City'),
    property('state', 'State/Region'),
    property('zip', 'Postal Code'),
    property('country', 'Country/Region'),
    property('type', 'Type', 'enumeration', {
      fieldType: 'radio',
      options: mockHubspotOptions({
        PROSPECT: 'Prospect',
        PARTNER: 'Partner',
        CUSTOMER: 'Customer',
        RESELLER: 'Reseller',
        VENDOR: 'Vendor',
        OTHER: 'Other',
      }),
    }),
    property('industry', 'Industry', 'enumeration', {
      options: mockHubspotOptions({
        COMPUTER_SOFTWARE: 'Computer Software',
        FINANCIAL_SERVICES: 'Financial Services',
        HOSPITAL_HEALTH_CARE: 'Hospital & Health Care',
        INFORMATION_TECHNOLOGY_AND_SERVICES: 'Information Technology and Services',
        LOGISTICS_AND_SUPPLY_CHAIN: 'Logistics and Supply Chain',
        MACHINERY: 'Machinery',
        RETAIL: 'Retail',
      }),
    }),
    property('numberofemployees', 'Number of Employees', 'number'),
    property('annualrevenue', 'Annual Revenue', 'number', { showCurrencySymbol: true }),
    property('is_public', 'Is Public', 'bool'),
    ...system('hs_lastmodifieddate'),
  ],
  contacts: [
    property('firstname', 'First Name'),
    property('lastname', 'Last Name'),
    property('email', 'Email', 'string', { hasUniqueValue: true }),
    property('jobtitle', 'Job Title'),
    property('phone', 'Phone Number', 'string', { fieldType: 'phonenumber' }),
    property('mobilephone', 'Mobile Phone Number', 'string', { fieldType: 'phonenumber' }),
    property('company', 'Company Name'),
    property('hs_language', 'Preferred language', 'enumeration', {
      options: mockHubspotOptions({ de: 'German', en: 'English', es: 'Spanish', fr: 'French' }),
    }),
    property('date_of_birth', 'Date of birth'),
    property('lifecyclestage', 'Lifecycle Stage', 'enumeration', {
      fieldType: 'radio',
      options: mockHubspotOptions({ lead: 'Lead', opportunity: 'Opportunity', customer: 'Customer', other: 'Other' }),
    }),
    property('associatedcompanyid', 'Primary Associated Company ID', 'number', { ...calculated, hidden: true }),
    ...system('lastmodifieddate'),
  ],
  deals: [
    property('dealname', 'Deal Name'),
    property('amount', 'Amount', 'number', { showCurrencySymbol: true }),
    property('deal_currency_code', 'Currency', 'enumeration', {
      options: mockHubspotOptions({ USD: 'US Dollar', EUR: 'Euro' }),
    }),
    property('closedate', 'Close Date', 'datetime'),
    property('pipeline', 'Pipeline', 'enumeration', { options: mockHubspotOptions({ default: 'Sales Pipeline' }) }),
    property('dealstage', 'Deal Stage', 'enumeration', { fieldType: 'radio' }),
    property('dealtype', 'Deal Type', 'enumeration', {
      fieldType: 'radio',
      options: mockHubspotOptions({ newbusiness: 'New Business', existingbusiness: 'Existing Business' }),
    }),
    property('description', 'Deal Description', 'string', { fieldType: 'textarea' }),
    property('hs_next_step', 'Next step'),
    property('hs_priority', 'Priority', 'enumeration', {
      options: mockHubspotOptions({ low: 'Low', medium: 'Medium', high: 'High' }),
    }),
    property('hs_is_closed_won', 'Is Closed Won', 'bool', calculated),
    ...system('hs_lastmodifieddate'),
  ],
};

/** The stages of the pipeline that a new account has. */
export const stages = [
  { id: 'appointmentscheduled', label: 'Appointment Scheduled', isClosed: false, probability: '0.2' },
  { id: 'qualifiedtobuy', label: 'Qualified To Buy', isClosed: false, probability: '0.4' },
  { id: 'presentationscheduled', label: 'Presentation Scheduled', isClosed: false, probability: '0.6' },
  { id: 'decisionmakerboughtin', label: 'Decision Maker Bought-In', isClosed: false, probability: '0.8' },
  { id: 'contractsent', label: 'Contract Sent', isClosed: false, probability: '0.9' },
  { id: 'closedwon', label: 'Closed Won', isClosed: true, probability: '1.0' },
  { id: 'closedlost', label: 'Closed Lost', isClosed: true, probability: '0.0' },
] as const;
