import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

interface StoredKey {
  part: string;
  key: string;
  ref_table: string;
  ref_id: string;
}

/** The keys of records, by which files name them. */
export class Keys {
  readonly #call: Call;
  readonly #byRecord = new Map<string, string>();
  readonly #taken = new Map<string, string>();
  readonly #live = new Set<string>();
  readonly #added: StoredKey[] = [];

  private constructor(call: Call, stored: readonly StoredKey[]) {
    this.#call = call;
    for (const { part, key, ref_table, ref_id } of stored) {
      this.#byRecord.set(`${ref_table}/${ref_id}`, key);
      this.#taken.set(`${part}/${key}`, ref_id);
    }
  }

  static async load(call: Call): Promise<Keys> {
    return new Keys(
      call,
      await call.rows<StoredKey>(
        sql`select part, key, ref_table, ref_id from program_keys where organization_id = ${call.organization_id}`,
      ),
    );
  }

  /** The records that exist; keys of others are free again. */
  note(ids: Iterable<string>): void {
    for (const id of ids) this.#live.add(id);
  }

  /** The key of a record: the one it has, or a free one that resembles its name. */
  of(part: string, ref_table: string, ref_id: string, base: string): string {
    const known = this.#byRecord.get(`${ref_table}/${ref_id}`);
    if (known !== undefined) return known;
    let key = base;
    for (let number = 2; this.#isTaken(`${part}/${key}`); number += 1) key = `${base}-${number}`;
    this.#taken.set(`${part}/${key}`, ref_id);
    this.#byRecord.set(`${ref_table}/${ref_id}`, key);
    this.#added.push({ part, key, ref_table, ref_id });
    return key;
  }

  /** The stored key of a record. */
  known(ref_table: string, ref_id: string): string | undefined {
    return this.#byRecord.get(`${ref_table}/${ref_id}`);
  }

  #isTaken(place: string): boolean {
    const by = this.#taken.get(place);
    return by !== undefined && this.#live.has(by);
  }

  async save(): Promise<void> {
    await storeKeys(this.#call, this.#added.splice(0));
  }
}

/** A record takes the key over from one that had it before. */
export async function storeKeys(call: Call, keys: readonly StoredKey[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = JSON.stringify(keys);
  await call.run(sql`
    delete from program_keys k using jsonb_to_recordset(${rows}::jsonb) n(part text, key text, ref_table text,
      ref_id uuid)
    where k.organization_id = ${call.organization_id}
      and ((k.part = n.part and k.key = n.key) or (k.ref_table = n.ref_table and k.ref_id = n.ref_id))`);
  await call.run(sql`
    insert into program_keys (organization_id, part, key, ref_table, ref_id)
    select ${call.organization_id}, part, key, ref_table, ref_id
    from jsonb_to_recordset(${rows}::jsonb) n(part text, key text, ref_table text, ref_id uuid)`);
}

/** Applications, diffs and exports of one company run one after the other. */
export async function oneProgramFileAtATime(call: Call): Promise<void> {
  await call.rows(
    sql`select pg_advisory_xact_lock(hashtextextended('program files ' || ${call.organization_id}::text, 0))`,
  );
}
