import { defineResource } from '#server/resource/define.ts';
import { checkpointNight } from '../checkpoints.schema.ts';
import { ExportedPosting, JournalEntry, LedgerAccount } from '../schema.ts';

export const ledgerAccounts = defineResource({
  name: 'ledger_accounts',
  noun: 'ledger account',
  row: LedgerAccount,
  view: 'ledger_account_rows',
  list: {
    sort: ['code', 'currency', 'balance_minor', 'created_at'],
    filter: ['code', 'kind', 'partner_id', 'currency', 'balance_minor'],
    search: ['code', 'partner_name'],
    by: 'code',
  },
});

export const journalEntries = defineResource({
  name: 'journal_entries',
  noun: 'journal entry',
  row: JournalEntry,
  view: 'journal_entry_rows',
  exported: { view: 'exported_posting_rows', row: ExportedPosting, within: 'position' },
  list: {
    sort: ['seq', 'effective_on', 'posted_at'],
    filter: ['seq', 'kind', 'effective_on', 'posted_at', 'source_table', 'source_id'],
    search: ['memo', 'idempotency_key'],
    by: '-seq',
  },
});

export const checkpoints = defineResource(checkpointNight, {
  create: false,
  update: false,
  view: 'checkpoint_rows',
  guardedBy: 'journal_entries',
});
