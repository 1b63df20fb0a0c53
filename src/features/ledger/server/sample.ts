import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import { cashClearing, postEntries, writeOffExpense } from './service.ts';

/** @returns the id of a journal entry between two accounts of the company */
export async function sampleJournalEntry(call: Call): Promise<string> {
  const source_id = newId();
  await postEntries(call, [
    {
      kind: 'manual',
      effective_on: call.today(),
      source_table: 'organizations',
      source_id,
      idempotency_key: `sample:${source_id}`,
      memo: 'A sample',
      currency: 'USD',
      debit: writeOffExpense,
      credit: cashClearing,
      amount_minor: 100,
    },
  ]);
  const { id } = await call.one<{ id: string }>(
    'select id from journal_entries where organization_id = $1 and source_id = $2',
    [call.organization_id, source_id],
  );
  return id;
}

/** @returns the id of the account it was taken from */
export async function sampleLedgerAccount(call: Call): Promise<string> {
  await sampleJournalEntry(call);
  const { id } = await call.one<{ id: string }>(
    'select id from ledger_accounts where organization_id = $1 and code = $2',
    [call.organization_id, cashClearing.code],
  );
  return id;
}
