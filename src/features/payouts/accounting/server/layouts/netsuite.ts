import type { Layout } from '../model.ts';
import { amountCell, csvFile, describePosting, usDay } from './texts.ts';

/** The journal import of NetSuite: rows with the same external id are one entry, and a second import of it is refused. */
export const netsuiteJournal: Layout = {
  system: 'netsuite',
  kind: 'journal',
  needsBase: false,
  accountProblem: ({ number, name }) => (number || name ? null : 'needs its number or name in NetSuite'),
  mostRows: 25_000,
  rowCount: ({ postings }) => postings.length,
  lay: ({ month, postings, accounts, setup }) => ({
    file_name: `netsuite-journal-${month}.csv`,
    content: csvFile(
      ['External ID', 'Date', 'Subsidiary', 'Currency', 'Memo', 'Account', 'Debit', 'Credit', 'Line Memo'],
      postings.map((posting) => {
        const { number, name } = accounts.get(posting.account)!;
        const amount = amountCell(posting.amount_minor, posting.currency);
        return [
          `TANDEM-${month}-${posting.seq}`,
          usDay(posting.booked_on),
          setup.netsuite_subsidiary,
          posting.currency,
          `Tandem entry ${posting.seq}`,
          [number, name].filter(Boolean).join(' '),
          posting.side === 'D' ? amount : null,
          posting.side === 'C' ? amount : null,
          describePosting(posting),
        ];
      }),
    ),
  }),
};
