import type { Cell, CellKind, CellTypes, History } from '#features/commissions/commission-engine/history.ts';
import { canonicalJson } from '#features/commissions/commission-engine/receipt.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/**
 * The engine's history in the database. Missing cells are collected while the engine reads, and loaded before it tries
 * again.
 */
export interface StoredHistory extends History {
  /** Loads the named cells; missing ones are remembered as absent. */
  load(keys: Iterable<{ kind: CellKind; key: string }>): Promise<void>;
  /** Cells requested since the last call that are not loaded. */
  missing(): { kind: CellKind; key: string }[];
  keep(cells: Iterable<Cell>): void;
  /** Writes all kept cells together. */
  save(): Promise<void>;
}

export function openHistory(call: Call): StoredHistory {
  const valueByName = new Map<string, unknown>();
  const changed = new Map<string, Cell>();
  let wanted = new Map<string, { kind: CellKind; key: string }>();
  return {
    read<K extends CellKind>(kind: K, key: string) {
      const name = `${kind}:${key}`;
      if (valueByName.has(name)) return valueByName.get(name) as CellTypes[K] | undefined;
      wanted.set(name, { kind, key });
      return undefined;
    },
    async load(keys) {
      const list = [...keys].filter(({ kind, key }) => !valueByName.has(`${kind}:${key}`));
      if (list.length === 0) return;
      for (const { kind, key } of list) valueByName.set(`${kind}:${key}`, undefined);
      const cells = await call.rows<Cell>(sql`
        select c.kind, c.key, c.value
        from unnest(${list.map(({ kind }) => kind)}::text[], ${list.map(({ key }) => key)}::text[]) w(kind, key)
        join commission_cells c on c.organization_id = ${call.organization_id} and c.kind = w.kind and c.key = w.key`);
      for (const { kind, key, value } of cells) valueByName.set(`${kind}:${key}`, value);
    },
    missing() {
      const list = [...wanted.values()];
      wanted = new Map();
      return list;
    },
    keep(cells) {
      for (const cell of cells) {
        const name = `${cell.kind}:${cell.key}`;
        valueByName.set(name, cell.value);
        changed.set(name, cell);
      }
    },
    save: () => saveCells(call, [...changed.values()]),
  };
}

export async function saveCells(call: Call, cells: readonly Cell[]): Promise<void> {
  if (cells.length === 0) return;
  await call.run(sql`
    insert into commission_cells (organization_id, kind, key, value)
    select ${call.organization_id}, *
    from unnest(${cells.map(({ kind }) => kind)}::text[], ${cells.map(({ key }) => key)}::text[],
      ${cells.map(({ value }) => JSON.stringify(value))}::jsonb[])
    on conflict (organization_id, kind, key) do update set value = excluded.value`);
}

/** Replaces the stored cells by exactly these; writes only the differences. */
export async function replaceCells(call: Call, cells: readonly Cell[]): Promise<void> {
  const stored = await call.rows<Cell>(
    sql`select kind, key, value from commission_cells where organization_id = ${call.organization_id}`,
  );
  const before = new Map(stored.map((cell) => [`${cell.kind}:${cell.key}`, canonicalJson(cell.value)]));
  const after = new Set(cells.map(({ kind, key }) => `${kind}:${key}`));
  const gone = stored.filter(({ kind, key }) => !after.has(`${kind}:${key}`));
  await call.run(sql`
    delete from commission_cells c using unnest(${gone.map(({ kind }) => kind)}::text[],
      ${gone.map(({ key }) => key)}::text[]) g(kind, key)
    where c.organization_id = ${call.organization_id} and c.kind = g.kind and c.key = g.key`);
  await saveCells(
    call,
    cells.filter(({ kind, key, value }) => before.get(`${kind}:${key}`) !== canonicalJson(value)),
  );
}
