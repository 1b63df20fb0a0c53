import type { Layout } from '../model.ts';
import { amountCell, britishDay, csvFile, describePosting } from './texts.ts';

const accountProblem: Layout['accountProblem'] = ({ number }) => {
  if (!number) return 'needs its code in Xero';
  return number.length > 10 ? 'needs a code of at most 10 characters for Xero' : null;
};

/**
 * The manual journals of Xero: rows with the same narration and date are one journal, a positive amount is a debit. They
 * exist in the base currency only.
 */
export const xeroJournal: Layout = {
  system: 'xero',
  kind: 'journal',
  needsBase: true,
  accountProblem,
  mostRows: 300,
  rowCount: ({ postings }) => postings.length,
  lay: ({ month, postings, accounts, setup }) => ({
    file_name: `xero-journal-${month}.csv`,
    content: csvFile(
      [
        ...['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
        ...['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'],
      ],
      postings.map((posting) => {
        const { side, currency, base_minor, amount_minor } = posting;
        const original =
          currency === setup.base_currency ? '' : `, ${currency} ${amountCell(amount_minor, currency).text}`;
        return [
          `Tandem entry ${posting.seq}`,
          britishDay(posting.booked_on),
          describePosting(posting) + original,
          accounts.get(posting.account)!.number,
          setup.xero_tax_rate,
          amountCell(side === 'D' ? base_minor : -base_minor, setup.base_currency),
          ...['', '', '', ''],
        ];
      }),
    ),
  }),
};

const billColumns = [
  ...['*ContactName', 'EmailAddress', 'POAddressLine1', 'POAddressLine2', 'POAddressLine3', 'POAddressLine4'],
  ...['POCity', 'PORegion', 'POPostalCode', 'POCountry', '*InvoiceNumber', '*InvoiceDate', '*DueDate', 'Total'],
  ...['InventoryItemCode', 'Description', '*Quantity', '*UnitAmount', '*AccountCode', '*TaxType', 'TaxAmount'],
  ...['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2', 'Currency'],
];

/** The bill import of Xero, which turns a negative bill into a credit note. */
export const xeroBills: Layout = {
  system: 'xero',
  kind: 'bills',
  needsBase: false,
  accountProblem,
  mostRows: 500,
  rowCount: ({ bills }) => bills.length,
  lay: ({ month, bills, accounts, setup }) => ({
    file_name: `xero-bills-${month}.csv`,
    content: csvFile(
      billColumns,
      bills.map((bill) => [
        bill.legal_name ?? bill.partner_name,
        ...['', '', '', '', '', '', '', '', ''],
        bill.number,
        britishDay(bill.paid_on),
        britishDay(bill.paid_on),
        ...['', ''],
        `Partner payout, statement ${bill.number}`,
        1,
        amountCell(bill.amount_minor, bill.currency),
        accounts.get(setup.bill_account)!.number,
        setup.xero_tax_rate,
        ...['', '', '', '', ''],
        bill.currency,
      ]),
    ),
  }),
};
