import { CUSTOMER, DOMAIN, type SourceFile } from './model.ts';
import { domainOfEmail, joinedCustomer, joinedName, personColumns } from './parts.ts';

const source = 'Rewardful';
/** The objects of its interface: affiliates, links, coupons and referrals. */
export const rewardful: readonly SourceFile[] = [
  {
    source,
    label: 'affiliates',
    target: 'partners',
    all: ['id', 'email', 'firstname', 'lastname', 'state'],
    some: [['visitors', 'leads', 'conversions', 'confirmedat', 'paypalemail', 'wiseemail']],
    none: ['amount', 'conversionstate'],
    columns: { ...personColumns, external_ref: ['id'], joined_on: ['confirmedat', 'createdat'] },
    state: ['state'],
    adds: [joinedName],
    existing: 'fill',
  },
  {
    source,
    label: 'affiliate links',
    target: 'referral_links',
    all: ['token', 'url'],
    some: [['affiliateid', 'affiliateemail']],
    columns: {
      name: ['token'],
      code: ['token'],
      destination_url: ['url'],
      partner_id: ['affiliateemail', 'affiliateid'],
    },
  },
  {
    source,
    label: 'affiliate coupons',
    target: 'coupon_codes',
    all: ['token', 'externalid'],
    some: [['affiliateid', 'affiliateemail']],
    none: ['url'],
    columns: { code: ['token'], partner_id: ['affiliateemail', 'affiliateid'] },
  },
  {
    source,
    label: 'referrals',
    target: 'accounts',
    all: ['conversionstate'],
    some: [['customername', 'customeremail', 'stripecustomerid']],
    none: ['amount'],
    columns: { name: [CUSTOMER], domain: [DOMAIN], external_ref: ['stripecustomerid', 'customerid', 'id'] },
    adds: [
      joinedCustomer(['customername'], ['customeremail'], ['stripecustomerid', 'id']),
      domainOfEmail(['customeremail']),
    ],
  },
];
