import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { postEntries } from './journal.ts';
import { cashClearing, writeOffExpense } from './service.ts';

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
    sql`select id from journal_entries where organization_id = ${call.organization_id} and source_id = ${source_id}`,
  );
  return id;
}

/** @returns the id of the account it was taken from */
export async function sampleLedgerAccount(call: Call): Promise<string> {
  await sampleJournalEntry(call);
  const { id } = await call.one<{ id: string }>(
    sql`select id from ledger_accounts where organization_id = ${call.organization_id} and code = ${cashClearing.code}`,
  );
  return id;
}

/** @returns the id of a nightly checkpoint */
export async function sampleCheckpoint(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    insert into checkpoints (organization_id, taken_on, taken_at, ledger_seq, ledger_hash, audit_seq, audit_hash)
    values (${call.organization_id}, (select coalesce(max(taken_on), '2020-01-01') + 1 from checkpoints
      where organization_id = ${call.organization_id}), ${call.now()}, 0, '', 0, '') returning id`);
  return id;
}
