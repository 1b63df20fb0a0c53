import type { Database, Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';

const FILLED = [
  'opportunity_types',
  'opportunity_stages',
  'partner_statuses',
  'partners',
  'accounts',
  'opportunities',
  'opportunity_participants',
];

/**
 * Fills the only company of a database with deals, 50 partners and 500 accounts. Triggers are off, because these rows have
 * no history.
 */
export async function fillCompany(admin: Database, organization_id: string, opportunities: number): Promise<void> {
  await admin.unscoped(async (tx) => {
    for (const table of FILLED) await tx.run(sql`alter table ${sql.raw(table)} disable trigger user`);
    const restore = await dropIndexes(tx, ['opportunities', 'opportunity_participants']);
    const [type] = await tx.rows<{ id: string }>(sql`
      insert into opportunity_types (organization_id, name, is_default) values (${organization_id}, 'Resale', true)
      returning id`);
    const [stage] = await tx.rows<{ id: string }>(sql`
      insert into opportunity_stages (organization_id, type_id, name, category)
      values (${organization_id}, ${type!.id}, 'Open', 'open') returning id`);
    const [lost] = await tx.rows<{ id: string }>(sql`
      insert into opportunity_stages (organization_id, type_id, name, category)
      values (${organization_id}, ${type!.id}, 'Lost', 'lost') returning id`);
    const [status] = await tx.rows<{ id: string }>(sql`
      insert into partner_statuses (organization_id, name, category, is_default)
      values (${organization_id}, 'Active', 'active', true) returning id`);
    await tx.run(sql`
      insert into partners (organization_id, name, name_key, status_id)
      select ${organization_id}, 'Partner ' || n, 'partner ' || n, ${status!.id} from generate_series(1, 50) n`);
    await tx.run(sql`
      insert into accounts (organization_id, name, name_key) select ${organization_id}, 'Account ' || n, 'account ' || n
      from generate_series(1, 500) n`);
    await tx.run(sql`
      insert into opportunities (organization_id, number, name, account_id, type_id, stage_id, status, closed_on,
        partner_id, amount_minor, created_at)
      select ${organization_id}, n, 'Deal ' || n || ' ' || md5(n::text), a[1 + n % 500], ${type!.id},
        case when n % 500 = 0 then ${lost!.id}::uuid else ${stage!.id} end,
        case when n % 500 = 0 then 'lost' else 'open' end, case when n % 500 = 0 then current_date end,
        p[1 + n % 50], (n::bigint * 7919) % 10000000, now() - n * interval '1 minute'
      from generate_series(1, ${opportunities}) n, (select array_agg(id) a
        from accounts) accounts, (select array_agg(id) p from partners) partners`);
    await tx.run(sql`
      insert into opportunity_participants (organization_id, opportunity_id, partner_id)
      select organization_id, id, partner_id from opportunities`);
    await tx.run(sql`
      insert into number_series (organization_id, key, next)
      values (${organization_id}, 'opportunities', 1 + ${opportunities})`);
    await restore();
    for (const table of FILLED) await tx.run(sql`alter table ${sql.raw(table)} enable trigger user`);
  });
  // As in a new company, tables without rows have not been counted.
  await admin.pool.query(`vacuum analyze ${FILLED.join(', ')}`);
}

/**
 * Drops secondary indexes and foreign keys, because creating them at once is ten times faster than maintaining them row
 * by row.
 * @returns a function that creates them again
 */
async function dropIndexes(tx: Tx, tables: readonly string[]): Promise<() => Promise<void>> {
  const secondary = await tx.rows<{ drop: string; make: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${tables})
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid) from pg_index
    where indrelid::regclass::text = any(${tables})
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { drop } of secondary) await tx.run(drop);
  return async () => {
    // Indexes are created first, because they speed up the check of the foreign keys.
    for (const { make } of secondary.toReversed()) await tx.run(make);
  };
}
