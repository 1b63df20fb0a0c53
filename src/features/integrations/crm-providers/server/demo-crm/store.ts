import { type Call, scopeOf, systemActor } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { retryDeadlocks } from '#server/db/deadlock.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { Rejected } from '../mocks/hubspot/records.ts';
import type { MockStore, StoredRecord, StoreView } from '../mocks/kit/store.ts';

/** Demo CRM is for trying things out, and each of its searches reads all records. */
const MOST_RECORDS = 12_000;
const FIRST_ID = 1001;

/** The owner of a Demo CRM: a partner, or the company. */
export interface Owner {
  organization_id: string;
  partner_id: string | null;
}

/** The records of the caller's Demo CRM, within the transaction of a request. */
export const storeWithin = (call: Call): MockStore => ({
  transaction: (work) => runInTurn(call.tx, call.actor, work),
});

/** The same records in transactions of their own, for the synchronization. */
export const storeOf = (kernel: Kernel, owner: Owner): MockStore => ({
  transaction: (work) =>
    retryDeadlocks(() =>
      kernel.db.transaction(scopeOf(systemActor(owner.organization_id)), (tx) => runInTurn(tx, owner, work)),
    ),
});

interface Row extends Omit<StoredRecord, 'id' | 'values'> {
  remote_id: string;
  fields: Record<string, unknown>;
}

const columns = 'object, remote_id, fields, links, is_deleted, merged_into, created_at, updated_at';
const recordOf = ({ remote_id, fields, ...rest }: Row): StoredRecord => ({
  ...rest,
  id: remote_id,
  values: fields,
  created_at: new Date(rest.created_at).toISOString(),
  updated_at: new Date(rest.updated_at).toISOString(),
});

/** One transaction of a Demo CRM runs after the other, so that unique values and numbers stay unique. */
async function runInTurn<T>(
  tx: Tx,
  { organization_id, partner_id }: Owner,
  work: (view: StoreView) => Promise<T>,
): Promise<T> {
  await tx.rows(
    sql`select pg_advisory_xact_lock(hashtextextended('demo_crm ' || ${partner_id ?? organization_id}, 0))`,
  );
  const loaded = new Map<string, Map<string, StoredRecord>>();
  const changed = new Map<string, StoredRecord>();
  let lastId: number | undefined;

  async function load(object: string): Promise<Map<string, StoredRecord>> {
    const known = loaded.get(object);
    if (known) return known;
    const rows = await tx.rows<Row>(sql`
      select ${sql.raw(columns)} from demo_crm_records
      where organization_id = ${organization_id} and partner_id is not distinct
      from ${partner_id} and object = ${object}
      order by length(remote_id), remote_id`);
    const records = new Map(rows.map((row) => [row.remote_id, recordOf(row)]));
    loaded.set(object, records);
    return records;
  }

  const result = await work({
    list: async (object) => [...(await load(object)).values()],
    async get(object, ids) {
      const records = await load(object);
      return ids.flatMap((id) => records.get(id) ?? []);
    },
    async put(records) {
      for (const record of records) {
        (await load(record.object)).set(record.id, record);
        changed.set(`${record.object} ${record.id}`, record);
      }
    },
    async nextId() {
      if (lastId === undefined) {
        const [found] = await tx.rows<{ last: string | null; count: number }>(sql`
          select max(coalesce(part[1], part[2])::bigint)::text as last, count(*)::int as count from demo_crm_records,
            regexp_match(remote_id, '^(?:[0-9A-Z]{3}([0-9]{12})AAA|([0-9]{1,18}))$') as part
          where organization_id = ${organization_id} and partner_id is not distinct from ${partner_id}`);
        if ((found?.count ?? 0) >= MOST_RECORDS)
          throw new Rejected(400, 'VALIDATION_ERROR', `Demo CRM has room for ${MOST_RECORDS} records.`);
        lastId = Number(found?.last ?? FIRST_ID - 1);
      }
      lastId += 1;
      return String(lastId);
    },
  });

  if (changed.size > 0) {
    const rows = [...changed.values()].map(({ id, values, ...rest }) => ({ ...rest, remote_id: id, fields: values }));
    await tx.run(sql`
      insert into demo_crm_records (organization_id, partner_id, ${sql.raw(columns)})
      select ${organization_id}, ${partner_id}, ${sql.raw(columns)}
      from jsonb_to_recordset(${JSON.stringify(rows)}) as r (object text, remote_id text, fields jsonb, links jsonb,
        is_deleted boolean, merged_into text, created_at timestamptz, updated_at timestamptz)
      on conflict (organization_id, partner_id, object, remote_id) do update
      set fields = excluded.fields, links = excluded.links,
        is_deleted = excluded.is_deleted, merged_into = excluded.merged_into, updated_at = excluded.updated_at`);
  }
  return result;
}
