import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { EntryKind, EntryPosting } from '../schema.ts';
import type { Account } from './accounts.ts';
import { type ChainedEntry, entryContent, nextHash } from './chain.ts';

/**
 * A movement of money from one account to another, in one currency. Amounts are above zero; the sides give the
 * direction.
 */
export interface Movement {
  kind: EntryKind;
  effective_on: string;
  source_table: string;
  source_id: string;
  /** Unique forever: a retry posts nothing, and different content under the same key is rejected. */
  idempotency_key: string;
  memo?: string | null;
  currency: string;
  debit: Account;
  credit: Account;
  amount_minor: number;
}

/**
 * Locks the company's books for writing until the transaction ends. The chain has no gaps, so there is only one writer
 * at a time anyway. Locking before the first read also guards everything that counts money (counters, ceilings,
 * budgets, payable lines), by a single lock that cannot deadlock with itself.
 */
export async function openBooks(call: Call): Promise<{ seq: number; hash: Buffer }> {
  const select = 'select seq, hash from ledger_heads where organization_id = $1 for update';
  const head = await call.maybe<{ seq: number; hash: Buffer }>(select, [call.organization_id]);
  if (head) return head;
  await call.run(
    sql`insert into ledger_heads (organization_id) values (${call.organization_id}) on conflict do nothing`,
  );
  return call.one<{ seq: number; hash: Buffer }>(select, [call.organization_id]);
}

/** Appends double entries to the chain, many at once in few statements. @returns how many were new */
export async function postEntries(call: Call, movements: readonly Movement[]): Promise<number> {
  if (movements.length === 0) return 0;
  const head = await openBooks(call);
  const fresh = await withoutRepeats(call, movements);
  if (fresh.length === 0) return 0;
  const accountIds = await accountsFor(call, fresh);
  const posted_at = call.now().toISOString();
  let { seq, hash } = head;
  const rows = fresh.map((movement) => {
    const entry: ChainedEntry = { ...spoken(movement), seq: seq + 1, posted_at };
    const row = { id: newId(), entry, movement, prev_hash: hash, hash: nextHash(hash, entry) };
    ({ hash } = row);
    seq += 1;
    return row;
  });
  await call.run(sql`
    insert into journal_entries (organization_id, id, seq, kind, effective_on, posted_at, source_table, source_id,
      idempotency_key, memo, postings, prev_hash, hash)
    select ${call.organization_id}, id, seq, kind, effective_on, ${posted_at}, source_table, source_id, idempotency_key,
      memo, postings, decode(prev_hash, 'hex'), decode(hash, 'hex')
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ entry }) => entry.seq)}::bigint[],
      ${rows.map(({ entry }) => entry.kind)}::text[], ${rows.map(({ entry }) => entry.effective_on)}::date[],
      ${rows.map(({ entry }) => entry.source_table)}::text[], ${rows.map(({ entry }) => entry.source_id)}::uuid[],
      ${rows.map(({ entry }) => entry.idempotency_key)}::text[], ${rows.map(({ entry }) => entry.memo)}::text[],
      ${rows.map(({ entry }) => JSON.stringify(entry.postings))}::jsonb[],
      ${rows.map((row) => row.prev_hash.toString('hex'))}::text[],
      ${rows.map((row) => row.hash.toString('hex'))}::text[])
      e(id, seq, kind, effective_on, source_table, source_id, idempotency_key, memo, postings, prev_hash, hash)`);
  const sides = rows.flatMap(({ id, movement }) => [
    { id, position: 1, side: 'D', account: movement.debit.code, movement },
    { id, position: 2, side: 'C', account: movement.credit.code, movement },
  ]);
  // A single statement, because the balance trigger checks each entry with both of its sides.
  await call.run(sql`
    insert into postings (organization_id, entry_id, position, account_id, side, amount_minor, currency)
    select ${call.organization_id}, *
    from unnest(${sides.map(({ id }) => id)}::uuid[], ${sides.map(({ position }) => position)}::smallint[],
      ${sides.map(({ account, movement }) => accountIds.get(accountKey(account, movement.currency)))}::uuid[],
      ${sides.map(({ side }) => side)}::text[], ${sides.map(({ movement }) => movement.amount_minor)}::bigint[],
      ${sides.map(({ movement }) => movement.currency)}::text[])`);
  await call.run(
    sql`update ledger_heads set seq = ${seq}, hash = ${hash} where organization_id = ${call.organization_id}`,
  );
  return fresh.length;
}

function spoken({ kind, effective_on, source_table, source_id, idempotency_key, memo, ...movement }: Movement) {
  return {
    kind,
    effective_on,
    source_table,
    source_id,
    idempotency_key,
    memo: memo ?? null,
    postings: postingsOf(movement),
  };
}

function postingsOf({
  debit,
  credit,
  amount_minor,
  currency,
}: Pick<Movement, 'debit' | 'credit' | 'amount_minor' | 'currency'>): EntryPosting[] {
  return [
    { account: debit.code, side: 'D', amount_minor, currency },
    { account: credit.code, side: 'C', amount_minor, currency },
  ];
}

/**
 * Leaves out entries already posted under their key. The books are locked, so no other transaction adds one meanwhile.
 */
async function withoutRepeats(call: Call, movements: readonly Movement[]): Promise<Movement[]> {
  const entries = await call.rows<Omit<ChainedEntry, 'seq' | 'posted_at'>>(sql`
    select kind, effective_on, source_table, source_id, idempotency_key, memo, postings from journal_entries
    where organization_id = ${call.organization_id}
      and idempotency_key = any(${movements.map(({ idempotency_key }) => idempotency_key)})`);
  const said = new Map(entries.map((entry) => [entry.idempotency_key, entryContent(entry)]));
  return movements.filter((movement) => {
    const earlier = said.get(movement.idempotency_key);
    const now = entryContent(spoken(movement));
    said.set(movement.idempotency_key, now);
    if (earlier === undefined) return true;
    if (earlier !== now)
      throw conflict(`The ledger already has a different entry with the key ${movement.idempotency_key}.`);
    return false;
  });
}

function accountKey(code: string, currency: string): string {
  return `${code} ${currency}`;
}

/** Finds the accounts of the movements and opens those used for the first time. */
async function accountsFor(call: Call, movements: readonly Movement[]): Promise<Map<string, string>> {
  const wanted = new Map<string, Account & { currency: string }>();
  for (const { debit, credit, currency } of movements) {
    for (const account of [debit, credit]) wanted.set(accountKey(account.code, currency), { ...account, currency });
  }
  const list = [...wanted.values()];
  const values = [call.organization_id, list.map(({ code }) => code), list.map(({ currency }) => currency)];
  const find = () =>
    call.rows<{ id: string; code: string; currency: string }>(
      `select a.id, a.code, a.currency from ledger_accounts a join unnest($2::text[], $3::text[]) w(code, currency) using (code, currency)
       where a.organization_id = $1`,
      values,
    );
  let accounts = await find();
  if (accounts.length < list.length) {
    await call.run(
      `insert into ledger_accounts (organization_id, code, currency, kind, partner_id)
       select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::uuid[]) on conflict do nothing`,
      [...values, list.map(({ kind }) => kind), list.map(({ partner_id }) => partner_id)],
    );
    accounts = await find();
  }
  return new Map(accounts.map(({ id, code, currency }) => [accountKey(code, currency), id]));
}
