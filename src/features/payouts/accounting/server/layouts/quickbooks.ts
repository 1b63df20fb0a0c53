import type { Layout, MonthBill } from '../model.ts';
import { amountCell, csvFile, describePosting, usDay } from './texts.ts';

const accountProblem: Layout['accountProblem'] = ({ name }) => (name ? null : 'needs the name it has in QuickBooks');

/** Rows of one import of QuickBooks Online. */
const MOST_ROWS = 1_000;

const paidOf = (bills: readonly MonthBill[]) => bills.filter(({ amount_minor }) => amount_minor > 0);

/** The journal import of QuickBooks Online: one row a posting, and rows of one entry share their number. */
export const quickbooksJournal: Layout = {
  system: 'quickbooks',
  kind: 'journal',
  needsBase: false,
  accountProblem,
  mostRows: MOST_ROWS,
  rowCount: ({ postings }) => postings.length,
  lay: ({ month, postings, accounts }) => ({
    file_name: `quickbooks-journal-${month}.csv`,
    content: csvFile(
      ['Journal No.', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description', 'Name', 'Currency'],
      postings.map((posting) => {
        const amount = amountCell(posting.amount_minor, posting.currency);
        return [
          `T-${posting.seq}`,
          usDay(posting.booked_on),
          accounts.get(posting.account)!.name,
          posting.side === 'D' ? amount : null,
          posting.side === 'C' ? amount : null,
          describePosting(posting),
          posting.partner_name,
          posting.currency,
        ];
      }),
    ),
  }),
};

/** The bill import of QuickBooks Online, which accepts no negative bills. */
export const quickbooksBills: Layout = {
  system: 'quickbooks',
  kind: 'bills',
  needsBase: false,
  accountProblem,
  mostRows: MOST_ROWS,
  rowCount: ({ bills }) => paidOf(bills).length,
  lay: ({ month, bills, accounts, setup }) => ({
    file_name: `quickbooks-bills-${month}.csv`,
    content: csvFile(
      ['Bill No.', 'Vendor', 'Bill Date', 'Due Date', 'Account', 'Line Description', 'Line Amount', 'Currency'],
      paidOf(bills).map((bill) => [
        bill.number,
        bill.legal_name ?? bill.partner_name,
        usDay(bill.paid_on),
        usDay(bill.paid_on),
        accounts.get(setup.bill_account)!.name,
        `Partner payout, statement ${bill.number}`,
        amountCell(bill.amount_minor, bill.currency),
        bill.currency,
      ]),
    ),
  }),
};
