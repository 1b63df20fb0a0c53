import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { LOADS_PER_LIST, LOADS_PER_SIDE, MOST_ROWS } from '../../schema.ts';
import { hashed, type MappingRow, ownerHasher, plainKeys, recordHasher, rowSealer } from '../keys.ts';
import type { StoredPopulation } from '../populations.ts';

const DAY_MS = 86_400_000;
/** Encrypting many rows at once would keep the process from other requests. */
const AT_ONCE = 500;
const pause = () => new Promise((resume) => setImmediate(resume));

/** The loads that are left within 24 hours. The limit keeps a side from finding out rows by changing one at a time. */
export async function loadsLeft(
  call: Call,
  { id, partner_id }: Pick<StoredPopulation, 'id' | 'partner_id'>,
): Promise<number> {
  const { own, all } = await call.one<{ own: number; all: number }>(sql`
    select count(*) filter (where population_id = ${id})::int as own, count(*)::int as all from mapping_refreshes
    where organization_id = ${call.organization_id} and partner_id is not distinct
    from ${partner_id} and at > ${new Date(call.now().getTime() - DAY_MS)}`);
  return Math.max(0, Math.min(LOADS_PER_LIST - own, LOADS_PER_SIDE - all));
}

/** Notes a load. Callers hold the lock of the list, and of the side, so that concurrent loads count one after the other. */
export async function countLoad(
  call: Call,
  { id, partner_id }: Pick<StoredPopulation, 'id' | 'partner_id'>,
): Promise<void> {
  await call.run(sql`
    insert into mapping_refreshes (organization_id, partner_id, population_id, at)
    values (${call.organization_id}, ${partner_id}, ${id}, ${call.now()})`);
}

export const lockSide = (call: Call, partner_id: string | null): Promise<unknown> =>
  call.rows(sql`
    select pg_advisory_xact_lock(hashtextextended(${`${call.organization_id} mapping ${partner_id ?? 'company'}`}, 67))`);

/**
 * Replaces the rows of a list. A row that was there before keeps its id and its matches.
 * @param options.adds keeps the other rows, for lists that grow
 * @returns the number of rows stored and of rows that cannot be compared
 */
export async function storeRows(
  call: Call,
  population: Pick<StoredPopulation, 'id' | 'partner_id'>,
  rows: readonly MappingRow[],
  { adds = false }: { adds?: boolean } = {},
): Promise<{ stored: number; skipped: number }> {
  const { id, partner_id } = population;
  const hash = ownerHasher(call, partner_id);
  const recordHash = recordHasher(call, id);
  const sealer = rowSealer(call, id);
  const known = new Map<string, object>();
  let skipped = 0;
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await pause();
    const keys = plainKeys(row);
    if (keys.domain === null && keys.name === null) {
      skipped += 1;
      continue;
    }
    if (known.size >= MOST_ROWS) throw new Error(`A list has at most ${MOST_ROWS} rows.`);
    const record_key = recordHash(keys.domain ? `d:${keys.domain}` : `n:${keys.name}`).toString('hex');
    const { domain, name } = hashed(hash, keys);
    known.set(record_key, {
      id: newId(),
      record_key,
      domain_key: domain,
      name_key: name,
      sealed: sealer.seal({ ...row, domain: keys.domain }, record_key),
      account_id: row.account_id ?? null,
    });
  }
  const loaded_at = call.now();
  const list = [...known.values()];
  for (let from = 0; from < list.length; from += 5000) {
    await call.run(sql`
      insert into mapping_records (organization_id, id, population_id, partner_id, record_key, domain_key, name_key,
        sealed, account_id, loaded_at)
      select ${call.organization_id}, r.id, ${id}, ${partner_id}, decode(r.record_key, 'hex'),
        decode(r.domain_key, 'hex'), decode(r.name_key, 'hex'), decode(r.sealed, 'hex'),
        r.account_id, ${loaded_at}
      from jsonb_to_recordset(${JSON.stringify(list.slice(from, from + 5000))}::jsonb) r(id uuid, record_key text,
        domain_key text, name_key text, sealed text, account_id uuid)
      on conflict (organization_id, population_id, record_key) do update set domain_key = excluded.domain_key,
        name_key = excluded.name_key, sealed = excluded.sealed, account_id = excluded.account_id,
          loaded_at = excluded.loaded_at`);
  }
  if (!adds) {
    // Compared by the keys of this load, because two loads can happen at the same instant of the clock.
    await call.run(sql`
      delete from mapping_records r where r.organization_id = ${call.organization_id} and r.population_id = ${id}
      and not exists (select from unnest(${[...known.keys()]}::text[]) k(record_key)
        where decode(k.record_key, 'hex') = r.record_key)`);
  }
  await call.run(sql`
    update mapping_populations
    set status = 'ready', last_error = null, refreshed_at = ${loaded_at}, skipped_count = ${skipped},
      row_count = (select count(*) from mapping_records r
        where r.organization_id = ${call.organization_id} and r.population_id = ${id})
    where organization_id = ${call.organization_id} and id = ${id}`);
  return { stored: known.size, skipped };
}
