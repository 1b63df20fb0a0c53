import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { LedgerVerification } from '../schema.ts';
import { sampleJournalEntry } from './sample.ts';
import { asDatabaseOwner } from './testing/tamper.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  company = await world.company();
  for (let at = 0; at < 5; at += 1) await company.within((call) => sampleJournalEntry(call));
});
afterAll(() => world.close());

const tamper = (sql: string, ...values: unknown[]) => asDatabaseOwner(world, sql, [company.id, ...values]);
const difference = async () => {
  const { is_intact, checks } = await company.owner.post<LedgerVerification>('/ledger/verify');
  expect(is_intact).toBe(checks.every(({ ok }) => ok));
  return checks.find(({ ok }) => !ok)?.detail;
};
const WITHOUT = (seq: string) => `
  delete from postings p using journal_entries e where p.organization_id = $1 and e.organization_id = $1 and e.id = p.entry_id and e.seq = ${seq};
  delete from journal_entries where organization_id = $1 and seq = ${seq}`;

test('accepts an unchanged ledger', async () => {
  expect(await difference()).toBeUndefined();
});

test('detects a changed entry', async () => {
  await tamper("update journal_entries set memo = 'Something else' where organization_id = $1 and seq = 3");
  expect(await difference()).toBe('entry 3 was changed after it was posted');
});

test('detects a removed entry, even when the numbers close up', async () => {
  await tamper(WITHOUT('3'));
  expect(await difference()).toBe('entry 3 is missing');
  await tamper(`update journal_entries set seq = 103 where organization_id = $1 and seq = 4;
    update journal_entries set seq = 3 where organization_id = $1 and seq = 103;
    update journal_entries set seq = 4 where organization_id = $1 and seq = 5`);
  expect(await difference()).toBe('entry 3 was changed after it was posted');
});

test('detects an inserted entry', async () => {
  await tamper(
    `update journal_entries set seq = seq + 100 where organization_id = $1 and seq > 2;
     update journal_entries set seq = seq - 99 where organization_id = $1 and seq > 100;
     insert into journal_entries (organization_id, id, seq, kind, effective_on, posted_at, source_table, source_id, idempotency_key, memo, postings, prev_hash, hash)
       select organization_id, '${newId()}', 3, kind, effective_on, posted_at, source_table, source_id, 'put in between', memo, postings, hash, hash
       from journal_entries where organization_id = $1 and seq = 2`,
  );
  expect(await difference()).toBe('entry 3 was changed after it was posted');
});

test('detects two swapped entries', async () => {
  await tamper(`update journal_entries set seq = 102 where organization_id = $1 and seq = 2;
    update journal_entries set seq = 2 where organization_id = $1 and seq = 3;
    update journal_entries set seq = 3 where organization_id = $1 and seq = 102`);
  expect(await difference()).toBe('entry 2 was changed after it was posted');
});

test('detects a truncated end that the head still records', async () => {
  await tamper(WITHOUT('5'));
  expect(await difference()).toBe("the chain ends at entry 4, not where the ledger's head says");
});
