import { CUSTOMER, DOMAIN, type SourceFile } from './model.ts';
import { domainOfEmail, entryColumns, entryOf, joinedCustomer, joinedName, personColumns } from './parts.ts';

const source = 'PartnerStack';
const partnerRefs = [
  'partnershippartnerkey',
  'partnerkey',
  'partnershipemail',
  'partneremail',
  'partnershipkey',
  'partnershipid',
];

/** The objects of its interface, as connectors and its own exports flatten them into columns. */
export const partnerStack: readonly SourceFile[] = [
  {
    source,
    label: 'partners',
    target: 'partners',
    all: ['partnerkey', 'email'],
    some: [['firstname', 'lastname', 'teamname', 'joinedat', 'approvedstatus']],
    none: ['customerkey', 'amount', 'rewardstatus', 'providerkey'],
    columns: {
      ...personColumns,
      external_ref: ['partnerkey'],
      other_ref: ['key', 'id'],
      joined_on: ['joinedat', 'createdat'],
      country: ['country', 'addresscountry'],
    },
    state: ['approvedstatus', 'status'],
    adds: [joinedName],
    existing: 'fill',
  },
  {
    source,
    label: 'rewards',
    target: 'imported_earnings',
    all: ['amount'],
    some: [['key', 'id', 'rewardkey'], ['rewardstatus'], partnerRefs],
    columns: {
      ...entryColumns,
      external_id: ['rewardkey', 'key', 'id'],
      partner_id: partnerRefs,
      customer: [CUSTOMER],
      amount_minor: ['amount'],
      currency: ['currency', 'transactioncurrency'],
      earned_on: ['createdat'],
      state: ['rewardstatus'],
      status: ['rewardstatus'],
      paid_on: ['invoicepaymentdate', 'invoicepaidat', 'paidat'],
      reference: ['invoicekey', 'transactionkey'],
    },
    cents: ['amount_minor'],
    state: ['rewardstatus'],
    adds: [
      ...entryOf(source, 'Commission'),
      joinedCustomer(['customername'], ['customeremail'], ['customercustomerkey', 'customerkey']),
    ],
  },
  {
    source,
    label: 'customers',
    target: 'accounts',
    all: ['customerkey', 'email'],
    some: [
      ['partnerkey', 'partnershipkey'],
      ['providerkey', 'sourcekey', 'sourcetype', 'name', 'createdat'],
    ],
    none: ['amount', 'rewardstatus'],
    columns: {
      name: [CUSTOMER],
      domain: [DOMAIN],
      external_ref: ['customerkey'],
    },
    adds: [joinedCustomer(['name'], ['email'], ['customerkey']), domainOfEmail(['email'])],
  },
];
