import type { Merge, MergeChoices } from '#shared/nouns/merging.ts';
import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { caughtRefusal, runAndRollBack } from '../dry-run.ts';
import { conflict, invalid } from '../errors.ts';
import type { Resource } from './define.ts';
import { isDescendant } from './hierarchy.ts';
import { lockedRow, updateRow } from './verbs.ts';

/** The columns that a record needs to be merged. The merged record stays archived and refers to the kept one. */
export interface MergeableRow {
  id: string;
  name: string;
  tags: string[];
  custom: Row;
  external_ref: string | null;
  archived_at: string | null;
  merged_into_id: string | null;
}

/** The rules for merging records of one kind. */
export interface Mergeable<T extends MergeableRow, M> {
  resource: Resource;
  /** The noun for messages. */
  noun: string;
  choices: MergeChoices;
  /** The column that refers to the parent record. */
  parent: keyof T & string;
  /** Refuses a merge for reasons of this kind of record. */
  refuse?: (call: Call, survivor: T, other: T) => Promise<void>;
  /** Values that are computed from both records, or that follow from those `taken` from the other. */
  united?: (survivor: T, other: T, taken: Row) => Row;
  /**
   * Moves the records that belong to the other record to the kept one; `children` is the number of child records moved.
   */
  move: (call: Call, survivor: T, other: T, children: number) => Promise<M>;
}

/**
 * Merges two records. `id` is kept, with the other's values for the fields in `take` and for empty fields; records that
 * belong to the other are moved. The other is archived and refers to the kept one. A second call finds nothing to do.
 * Announces `<resource>.merged`.
 * @throws 404; 409 when one of them was changed, archived or merged in the meantime
 */
export async function mergeRecords<T extends MergeableRow, M>(
  call: Call,
  kind: Mergeable<T, M>,
  id: string,
  { other_id, take, row_version }: Merge,
): Promise<M> {
  const { resource, parent } = kind;
  const table = resource.name;
  if (id === other_id) throw invalid({ other_id: [`must be another ${kind.noun}`] });
  // Records are locked in a fixed order, so that simultaneous merges never deadlock.
  const locked: T[] = [];
  for (const one of [id, other_id].sort()) locked.push(await lockedRow<T>(call, resource, one));
  const survivor = locked.find((record) => record.id === id)!;
  const other = locked.find((record) => record.id === other_id)!;
  if (other.merged_into_id === id) return kind.move(call, survivor, other, 0);
  for (const { name, archived_at } of locked) if (archived_at) throw conflict(`${name} is archived.`);
  await kind.refuse?.(call, survivor, other);
  await call.because(`${other.name} was merged into ${survivor.name}`);

  // A unique value can only be in one of the records.
  if (other.external_ref) await set(call, table, other_id, 'external_ref = null');
  const taken = valuesOf(kind.choices, survivor, other, new Set<string>(take));
  await clearUniqueValues(call, resource, other_id, Object.keys(taken.custom ?? {}));
  // The kept record would become its own ancestor if it is below the other, so it takes the other's place.
  if (await isDescendant(call, table, parent, id, other_id))
    await set(call, table, id, `${parent} = $3`, other[parent]);
  await updateRow(call, resource, id, { ...taken, ...kind.united?.(survivor, other, taken), row_version });
  const children = await call.run(
    `update ${table} set ${parent} = $3 where organization_id = $1 and ${parent} = $2 and id <> $3`,
    [call.organization_id, other_id, id],
  );
  const moved = await kind.move(call, survivor, other, children);
  await call.run(sql`
    update ${sql.identifier(table)} set merged_into_id = ${id}
    where organization_id = ${call.organization_id} and merged_into_id = ${other_id}`);
  await set(call, table, other_id, `${parent} = null, merged_into_id = $3, archived_at = $4`, id, call.now());
  await call.announce(`${table}.merged`, id, { merged_id: other_id });
  return moved;
}

/** Runs a merge and rolls it back, to show its result or its refusal. @throws 404 */
export function previewMerge<M>(
  call: Call,
  merge: (trial: Call) => Promise<M>,
): Promise<{ refusal: string | null; merged: M | null }> {
  return runAndRollBack(call, async (trial) => {
    let merged: M | null = null;
    const refusal = await caughtRefusal(trial, async () => {
      merged = await merge(trial);
    });
    if (refusal?.statusCode === 404) throw refusal;
    return { refusal: refusal?.message ?? null, merged };
  });
}

function set(call: Call, table: string, id: string, assignments: string, ...values: unknown[]): Promise<number> {
  return call.run(`update ${table} set ${assignments} where organization_id = $1 and id = $2`, [
    call.organization_id,
    id,
    ...values,
  ]);
}

async function clearUniqueValues(call: Call, resource: Resource, id: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await call.run(sql`
    update ${sql.identifier(resource.name)} set custom = custom - array(select key from custom_fields
      where organization_id = ${call.organization_id} and entity = ${resource.custom ?? null} and is_unique
        and key = any(${keys}))
    where organization_id = ${call.organization_id} and id = ${id}`);
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function valuesOf<T extends MergeableRow>(
  choices: MergeChoices,
  survivor: T,
  other: T,
  take: ReadonlySet<string>,
): Row & { custom?: Row } {
  const values: Row & { custom?: Row } = {};
  const [mine, theirs] = [survivor as unknown as Row, other as unknown as Row];
  for (const [choice, columns] of Object.entries(choices)) {
    const [isMine, isTheirs] = [mine, theirs].map((row) => columns.some((column) => !isEmpty(row[column])));
    if (!isTheirs || (isMine && !take.has(choice))) continue;
    for (const column of columns) values[column] = theirs[column];
  }
  const custom = Object.entries(other.custom).filter(
    ([key, value]) => !isEmpty(value) && (take.has(`custom.${key}`) || isEmpty(survivor.custom[key])),
  );
  if (custom.length > 0) values.custom = Object.fromEntries(custom);
  values.tags = [...new Set([...survivor.tags, ...other.tags])];
  return values;
}
