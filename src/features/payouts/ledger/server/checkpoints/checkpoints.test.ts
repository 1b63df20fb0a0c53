import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AuditVerification } from '#features/access/audit-events/schema.ts';
import type { Call } from '#server/call.ts';
import { type Sql, sql } from '#server/db/sql.ts';
import { jobOf } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Checkpoint, CheckpointComparison, CheckpointNight } from '../../checkpoints.schema.ts';
import { nextHash } from '../chain.ts';
import { sampleJournalEntry } from '../sample.ts';
import { asDatabaseOwner } from '../testing/tamper.ts';
import { verifyLedger } from '../verify.ts';
import { runNightlyCheckpoint } from './jobs.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-01T02:45:00Z');
  company = await world.company();
});
afterAll(() => world.close());

const post = () => company.within((call) => sampleJournalEntry(call));
const night = (day: string) => {
  world.clock.set(`${day}T02:45:00Z`);
  return runNightlyCheckpoint(jobOf(world, company), {});
};
const nights = () => company.owner.get<CheckpointNight[]>('/checkpoints?_sort=taken_on');
const documentOf = ({ id }: CheckpointNight) => company.owner.get<Checkpoint>(`/checkpoints/${id}/document`);
const compare = (checkpoint: Checkpoint) =>
  company.owner.post<CheckpointComparison>('/checkpoints/compare', checkpoint);
const notices = async () => {
  const told = await company.owner.get<{ kind: string; text: string }[]>('/in_app_notifications');
  return told.flatMap(({ kind, text }) => (kind === 'books_broken' ? [text] : []));
};

const tamper = (statement: string, values: unknown[] = [company.id]) => asDatabaseOwner(world, statement, values);

/** Removes the last entry and all its traces: the head, the balances, the nights. */
async function cutOffTheEnd(): Promise<void> {
  await tamper(`
    delete from checkpoints where organization_id = $1;
    delete from postings p using journal_entries e where p.organization_id = $1 and e.organization_id = $1 and e.id = p.entry_id
      and e.seq = (select max(seq) from journal_entries where organization_id = $1);
    delete from journal_entries where organization_id = $1 and seq = (select max(seq) from journal_entries where organization_id = $1);
    update ledger_heads h set seq = e.seq, hash = e.hash from (select seq, hash from journal_entries where organization_id = $1
      order by seq desc limit 1) e where h.organization_id = $1;
    update account_balances b set debit_minor = coalesce(p.d, 0), credit_minor = coalesce(p.c, 0) from (select account_id,
      sum(amount_minor) filter (where side = 'D') as d, sum(amount_minor) filter (where side = 'C') as c from postings
      where organization_id = $1 group by 1) p where b.organization_id = $1 and b.account_id = p.account_id`);
}

test('verifies the ledger and the log each night and signs their ends, once', async () => {
  await post();
  await night('2026-03-02');
  await night('2026-03-02');
  await post();
  await night('2026-03-03');
  const [first, second, ...more] = await nights();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ taken_on: '2026-03-02', is_intact: true, difference: null, ledger_seq: 1 });
  expect(second).toMatchObject({ taken_on: '2026-03-03', is_intact: true, ledger_seq: 2 });
  const document = await documentOf(first!);
  expect(document).toMatchObject({ kind: 'tandem-checkpoint/1', company: { id: company.id }, ledger: { seq: 1 } });
  expect(await compare(document)).toEqual({ agrees: true, problems: [] });
  expect(await compare({ ...document, ledger: { ...document.ledger, seq: 2 } })).toEqual({
    agrees: false,
    problems: ['The signature does not match: the content was changed.'],
  });
  expect(await notices()).toEqual([]);
});

test('detects a truncated end the next night and notifies once', async () => {
  await post();
  await post();
  await night('2026-03-02');
  const document = await documentOf((await nights())[0]!);
  await cutOffTheEnd();
  // The chain alone does not reveal it.
  expect((await company.within((call) => verifyLedger(call))).is_intact).toBe(true);
  expect(await compare(document)).toEqual({ agrees: false, problems: ['Entry 2 is missing.'] });
  await night('2026-03-03');
  await night('2026-03-04');
  const difference = 'Checkpoint of 2026-03-02: Entry 2 is missing.';
  expect(await nights()).toMatchObject([
    { taken_on: '2026-03-03', is_intact: false, difference },
    { taken_on: '2026-03-04', is_intact: false, difference },
  ]);
  expect(await notices()).toEqual([`The nightly check found a difference. ${difference}`]);
  const [broken] = await nights();
  expect((await company.owner.request('GET', `/checkpoints/${broken!.id}/document`)).statusCode).toBe(404);
});

test('detects a ledger or log rewritten from an entry on', async () => {
  await post();
  await night('2026-03-02');
  const [entry] = await company.within((call) =>
    call.rows<Parameters<typeof nextHash>[1]>(sql`select * from journal_entries where organization_id = ${company.id}`),
  );
  const hash = nextHash(Buffer.alloc(0), { ...entry!, memo: 'Nothing happened' });
  await tamper(
    `update journal_entries set memo = 'Nothing happened', hash = $2 where organization_id = $1;
     update ledger_heads set hash = $2 where organization_id = $1`,
    [company.id, hash],
  );
  expect((await company.within((call) => verifyLedger(call))).is_intact).toBe(true);
  await night('2026-03-03');
  expect((await nights()).at(-1)).toMatchObject({
    difference: 'Checkpoint of 2026-03-02: Entry 1 was changed.',
  });
  // Open transactions delay sealing for a moment.
  await vi.waitFor(async () => {
    expect((await company.owner.post<AuditVerification>('/audit_events/verify', {})).seals).toBeGreaterThan(0);
  }, 10_000);
  await tamper("update audit_seals set hash = '\\x00' where organization_id = $1 and seq = 1");
  await night('2026-03-04');
  expect((await nights()).at(-1)!.difference).toMatch(/^Audit log: the events under seal 1/);
});

test('writes a copy missed in a crash the next night', async () => {
  await post();
  await night('2026-03-02');
  const key = `checkpoint_${company.id.replaceAll('-', '')}_20260302`;
  await world.kernel.documents.remove(key);
  await night('2026-03-03');
  expect(await world.kernel.documents.find(key)).toBeDefined();
});

test('allows postings during verification', async () => {
  await post();
  const verification = await company.within(async (call) => {
    let posts = 1;
    // An entry is posted between the last entry that is read and the head of the books.
    const late: Call = Object.create(call, {
      maybe: {
        value: async (statement: Sql | string, values?: unknown[]) => {
          const text = typeof statement === 'string' ? statement : statement.text;
          if (text.includes('from ledger_heads') && posts-- > 0) await post();
          return typeof statement === 'string' ? call.maybe(statement, values) : call.maybe(statement);
        },
      },
    });
    return verifyLedger(late);
  });
  expect(verification).toMatchObject({ is_intact: true, entries: 2 });
});

test('hides checkpoints from other companies and people without ledger access', async () => {
  await post();
  await night('2026-03-02');
  const [own] = await nights();
  const stranger = (await world.company('Other')).owner;
  expect(await stranger.get('/checkpoints')).toEqual([]);
  expect((await stranger.request('GET', `/checkpoints/${own!.id}/document`)).statusCode).toBe(404);
  const compared = await stranger.request('POST', '/checkpoints/compare', await documentOf(own!));
  expect([compared.statusCode, compared.json().errors]).toEqual([422, { company: ['belongs to another company'] }]);
  const manager = await company.member('partner_manager');
  expect((await manager.request('GET', '/checkpoints')).statusCode).toBe(403);
});
