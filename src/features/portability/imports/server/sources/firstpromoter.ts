import type { SourceFile } from './model.ts';
import { entryColumns, entryOf, joinedName, personColumns } from './parts.ts';

const source = 'FirstPromoter';
const promoter = ['promoteremail', 'promoterid', 'promotercustid'];

/** The objects that its interface documents: promoters and payouts. */
export const firstPromoter: readonly SourceFile[] = [
  {
    source,
    label: 'promoters',
    target: 'partners',
    all: ['id', 'email', 'custid'],
    some: [
      ['state', 'status'],
      ['profilefirstname', 'firstname', 'defaultrefid', 'joinedat', 'name'],
    ],
    none: ['amount', 'promoterid'],
    columns: {
      ...personColumns,
      external_ref: ['id'],
      other_ref: ['defaultrefid', 'custid'],
      joined_on: ['joinedat', 'createdat'],
      country: ['profilecountry', 'country'],
      domain: ['profilewebsite', 'website'],
    },
    state: ['state', 'status'],
    adds: [joinedName],
    existing: 'fill',
  },
  {
    source,
    label: 'payouts',
    target: 'imported_earnings',
    all: ['id', 'status', 'amount', 'datepaid', 'duedate'],
    some: [promoter],
    columns: {
      ...entryColumns,
      external_id: ['id'],
      partner_id: promoter,
      amount_minor: ['amount'],
      currency: ['currency'],
      earned_on: ['createdat', 'duedate'],
      state: ['status'],
      status: ['status'],
      paid_on: ['datepaid'],
      reference: ['campaignname'],
    },
    cents: ['amount_minor'],
    state: ['status'],
    adds: entryOf(source, 'Payout'),
  },
];
