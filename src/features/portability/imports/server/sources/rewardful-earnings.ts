import { CUSTOMER, type SourceFile } from './model.ts';
import { entryColumns, entryOf, joinedCustomer } from './parts.ts';

const source = 'Rewardful';
const affiliate = [
  'saleaffiliateemail',
  'affiliateemail',
  'saleaffiliateid',
  'affiliateid',
  'saleaffiliatename',
  'affiliatename',
];
const customerName = ['salereferralcustomername', 'referralcustomername', 'customername'];
const customerEmail = ['salereferralcustomeremail', 'referralcustomeremail', 'customeremail'];
const customerKey = [
  'salereferralcustomerid',
  'salereferralstripecustomerid',
  'customerid',
  'stripecustomerid',
  'salereferralid',
];

/** The commissions and payouts of its interface. */
export const rewardfulEarnings: readonly SourceFile[] = [
  {
    source,
    label: 'commissions',
    target: 'imported_earnings',
    all: ['id', 'amount', 'currency', 'state', 'dueat'],
    some: [affiliate],
    columns: {
      ...entryColumns,
      external_id: ['id'],
      partner_id: affiliate,
      customer: [CUSTOMER],
      amount_minor: ['amount'],
      currency: ['currency'],
      earned_on: ['salechargedat', 'createdat'],
      state: ['state'],
      status: ['state'],
      paid_on: ['paidat'],
      reference: ['salestripechargeid', 'campaignname'],
    },
    cents: ['amount_minor'],
    state: ['state'],
    adds: [...entryOf(source, 'Commission'), joinedCustomer(customerName, customerEmail, customerKey)],
  },
  {
    source,
    label: 'payouts',
    target: 'imported_earnings',
    all: ['id', 'amount', 'currency', 'state', 'paidat'],
    some: [affiliate],
    none: ['dueat', 'voidedat'],
    columns: {
      ...entryColumns,
      external_id: ['id'],
      partner_id: affiliate,
      amount_minor: ['amount'],
      currency: ['currency'],
      earned_on: ['createdat', 'paidat'],
      state: ['state'],
      status: ['state'],
      paid_on: ['paidat'],
    },
    cents: ['amount_minor'],
    state: ['state'],
    adds: entryOf(source, 'Payout'),
  },
];
