import { CUSTOMER, DOMAIN, type SourceFile } from './model.ts';
import { domainOfEmail, entryColumns, entryOf, joinedCustomer, joinedName, personColumns } from './parts.ts';

const source = 'Tolt';
const partner = ['partneremail', 'partnerid'];

/** The objects of its interface. It documents no object of a payout; a commission names the payout it was paid with. */
export const tolt: readonly SourceFile[] = [
  {
    source,
    label: 'partners',
    target: 'partners',
    all: ['id', 'email', 'firstname', 'lastname'],
    some: [['payoutmethod', 'payoutdetails', 'programid', 'companyname', 'groupid']],
    none: ['amount', 'visitors', 'conversions', 'partnerid'],
    columns: {
      ...personColumns,
      external_ref: ['id'],
      joined_on: ['createdat'],
      country: ['country', 'countrycode'],
    },
    state: ['status'],
    adds: [joinedName],
    existing: 'fill',
  },
  {
    source,
    label: 'customers',
    target: 'accounts',
    all: ['id', 'email', 'partnerid'],
    some: [['customerid', 'leadat', 'activeat', 'programid', 'name']],
    none: ['amount', 'revenue', 'firstname'],
    columns: { name: [CUSTOMER], domain: [DOMAIN], external_ref: ['customerid', 'id'] },
    adds: [joinedCustomer(['name'], ['email'], ['customerid', 'id']), domainOfEmail(['email'])],
  },
  {
    source,
    label: 'commissions',
    target: 'imported_earnings',
    all: ['id', 'amount', 'revenue', 'status'],
    some: [partner, ['transactionid', 'chargeid', 'customerid']],
    columns: {
      ...entryColumns,
      external_id: ['id'],
      partner_id: partner,
      customer: [CUSTOMER],
      amount_minor: ['amount'],
      currency: ['currency'],
      earned_on: ['createdat'],
      state: ['status'],
      status: ['status'],
      reference: ['payoutid', 'chargeid', 'transactionid'],
    },
    cents: ['amount_minor'],
    state: ['status'],
    adds: [
      ...entryOf(source, 'Commission'),
      joinedCustomer(['customername'], ['customeremail'], ['customercustomerid', 'customerid']),
    ],
  },
];
