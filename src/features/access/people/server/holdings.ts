import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { allNouns, type Noun, nounPlural } from '#shared/nouns/nouns.ts';
import type { Holdings } from '../schema.ts';

/** A table column that names the person responsible for a row. */
interface Holding {
  kind: string;
  table: string;
  column: string;
  /** The condition for rows that still need an owner; defaults to all rows. */
  where?: string;
  holds?: NonNullable<Noun['handOver']>['holds'];
}

/** Columns that name the owner of a row. Features use these names, so that no record is left without an owner. */
const OWNING = ['owner_user_id', 'assignee_user_id', 'reviewer_user_id'];

/** Unfinished work, in columns that otherwise keep history. */
const unfinished = (): Holding[] =>
  [...allNouns()].flatMap(([table, { handOver }]) =>
    handOver?.column ? [{ kind: table, table, ...handOver, column: handOver.column }] : [],
  );

/** Every table with such a column, and every column that refers to a membership, as the database knows them. */
async function allHoldings(call: Call): Promise<Holding[]> {
  const found = await call.rows<{ table: string; column: string }>(sql`
    select c.relname as table, a.attname as column from pg_attribute a
    join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not a.attisdropped and a.atttypid = 'uuid'::regtype
      and has_table_privilege(c.oid, 'UPDATE') and exists
        (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id' and not o.attisdropped)
      and (a.attname = any(${OWNING})
        or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
        and f.confrelid = 'memberships'::regclass and a.attnum = any(f.conkey) and a.attname <> 'organization_id'))
    order by 1, 2`);
  const owned = found.map(({ table, column }): Holding => {
    const isOnly = found.filter((one) => one.table === table).length === 1;
    const where = allNouns().get(table)?.handOver?.where;
    return { kind: isOnly ? table : `${table}.${column}`, table, column, ...(where && { where }) };
  });
  return [...owned, ...unfinished()];
}

/** Conditions and new values in SQL; `$2` is the person who leaves and `$3` the successor. */
const ways = {
  one: { has: (column: string) => `${column} = $2::uuid`, next: () => '$3::uuid' },
  list: {
    has: (column: string) => `$2::uuid = any(${column})`,
    next: (column: string) =>
      `(select array_agg(distinct each) from unnest(array_replace(${column}, $2::uuid, $3::uuid)) each)`,
  },
  document: {
    has: (column: string) => `strpos(${column}::text, $2::uuid::text) > 0`,
    next: (column: string) => `replace(${column}::text, $2::uuid::text, $3::uuid::text)::jsonb`,
  },
};

const conditionOf = ({ column, where = 'true', holds = 'one' }: Holding) =>
  `organization_id = $1::uuid and ${ways[holds].has(`"${column}"`)} and (${where})`;

/** The records a person is responsible for, and what moves with them. */
export async function holdingsOf(call: Call, user_id: string): Promise<Holdings> {
  const values = [call.organization_id, user_id];
  await call.one(
    sql`select 1 from memberships where organization_id = ${call.organization_id} and user_id = ${user_id}`,
    'This person',
  );
  const all = await allHoldings(call);
  const counted = await call.tx.batch(
    all.map((holding) => ({ text: `select count(*) from "${holding.table}" where ${conditionOf(holding)}`, values })),
  );
  const holdings = all
    .map(({ kind, table }, index) => ({ kind, label: labelOf(table), count: Number(counted[index]![0]) }))
    .filter(({ count }) => count > 0);
  return { holdings, alongside: await alongside(call, user_id) };
}

/** Open work that moves along with the owner of a partner. */
async function alongside(call: Call, user_id: string): Promise<Holdings['alongside']> {
  const { registrations, payments } = await call.one<{ registrations: number; payments: number }>(sql`
    select
      (select count(*)::int
        from deal_registrations r join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
       where r.organization_id = ${call.organization_id} and p.owner_user_id = ${user_id}
         and r.status in ('submitted', 'screening', 'pending_review', 'info_requested')) as registrations,
      (select count(*)::int
        from payout_items i join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
       join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
       where i.organization_id = ${call.organization_id} and p.owner_user_id = ${user_id}
         and b.status in ('draft', 'pending_approval', 'approved', 'processing')
         and i.status in ('included', 'reserved', 'held', 'processing', 'in_transit')) as payments`);
  return [
    { label: 'deal registrations under review', count: registrations },
    { label: 'payments in progress', count: payments },
  ].filter(({ count }) => count > 0);
}

/** The label of a table: "payouts" for `payout_batches`. */
const labelOf = (table: string): string => allNouns().get(table)?.handOver?.label ?? nounPlural(table);

/**
 * Transfers all records of each kind to its successor.
 * @returns the transferred records by successor
 * @throws 422 when a record would be left without an owner
 */
export async function transferHoldings(
  call: Call,
  from: string,
  successorOf: (kind: string) => string | undefined,
): Promise<{ kind: string; to: string; count: number }[]> {
  const moved: { kind: string; to: string; count: number }[] = [];
  for (const holding of await allHoldings(call)) {
    const to = successorOf(holding.kind);
    const values = [call.organization_id, from];
    if (!to) {
      const [left] = await call.rows(`select from "${holding.table}" where ${conditionOf(holding)} limit 1`, values);
      if (left) throw invalid({ successor_id: [`Choose who takes over the ${labelOf(holding.table)}.`] });
      continue;
    }
    const count = await call.run(
      `update "${holding.table}" set "${holding.column}" = ${ways[holding.holds ?? 'one'].next(`"${holding.column}"`)} where ${conditionOf(holding)}`,
      [...values, to],
    );
    if (count > 0) moved.push({ kind: holding.kind, to, count });
  }
  return moved;
}
