import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { type Account, commissionExpense, partnerAccount } from './accounts.ts';
import { postEntries } from './journal.ts';
import { sampleJournalEntry } from './sample.ts';

/** Postings that the database rejects, whoever sends them. */
let world: World;
let company: Company;
let partner_id: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
});
afterAll(() => world.close());

function post(call: Call, debit: Account, credit: Account, amount_minor: number) {
  const source_id = newId();
  const said = { kind: 'manual', effective_on: call.today(), source_table: 'organizations', source_id } as const;
  return postEntries(call, [
    { ...said, idempotency_key: `test:${source_id}`, currency: 'USD', debit, credit, amount_minor },
  ]);
}

test('rejects negative balances on hold or in payout', async () => {
  const onHold = partnerAccount(partner_id, 'on_hold');
  const inTransit = partnerAccount(partner_id, 'in_transit');
  const payable = partnerAccount(partner_id, 'payable');
  await expect(company.within((call) => post(call, onHold, commissionExpense, 1))).rejects.toThrow(/below zero/);
  await company.within((call) => post(call, commissionExpense, onHold, 100));
  await expect(company.within((call) => post(call, onHold, payable, 101))).rejects.toThrow(
    /on_hold USD would be below/,
  );
  await expect(company.within((call) => post(call, inTransit, payable, 1))).rejects.toThrow(/in_transit USD would be/);
  await company.within((call) => post(call, onHold, payable, 100));
});

test('allows a partner debt, and negative balances within one transaction', async () => {
  const onHold = partnerAccount(partner_id, 'on_hold');
  await company.within((call) => post(call, partnerAccount(partner_id, 'payable'), commissionExpense, 100));
  await company.within(async (call) => {
    await post(call, onHold, commissionExpense, 5);
    await post(call, commissionExpense, onHold, 5);
  });
  const accounts = await company.owner.get<{ balance_minor: number }[]>('/ledger_accounts?_end=50');
  expect(accounts.map(({ balance_minor }) => Math.abs(balance_minor)).filter((minor) => minor > 0)).toEqual([100, 100]);
});

test('requires at least two postings, added with the entry', async () => {
  const entry = await company.within((call) => sampleJournalEntry(call));
  const again = (how: string) => company.within((call) => call.run(how, [call.organization_id, entry, newId()]));
  const copied = `insert into journal_entries (organization_id, id, seq, kind, effective_on, posted_at, source_table, source_id, idempotency_key, postings, prev_hash, hash)
    select organization_id, $3, seq + 1, kind, effective_on, posted_at, source_table, source_id, 'again', '[]', hash, hash
    from journal_entries where organization_id = $1 and id = $2`;
  await expect(again(copied)).rejects.toThrow(/journal_entries_two_sides/);
  const added = `insert into postings (organization_id, entry_id, position, account_id, side, amount_minor, currency)
    select organization_id, entry_id, position + 2, account_id, side, amount_minor, currency from postings
    where organization_id = $1 and entry_id = $2 and $3::uuid is not null`;
  await expect(again(added)).rejects.toThrow(/says other postings/);
});
