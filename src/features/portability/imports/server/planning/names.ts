import type { Call } from '#server/call.ts';
import type { Resource } from '#server/resource/define.ts';
import { sourceOf } from '#server/resource/referenced-names.ts';
import { hostOf, isFreeMail } from '#shared/matching.ts';

/** Names are compared without regard to case and surrounding space. */
export const normalizedName = (name: string) => name.trim().toLowerCase();

/** The key of a deal that has no number in the other system. */
export const dealKey = (name: string, account: string | null | undefined): string =>
  `= ${normalizedName(name)} ${account ?? ''}`;

/** The domain in a text, by which companies are compared; none for the mailboxes of everyone. */
export function domainIn(text: string | null | undefined): string | undefined {
  const host =
    text && /\.\w/.test(text)
      ? hostOf(text)
          ?.toLowerCase()
          .replace(/^www\./, '')
      : undefined;
  return host && !isFreeMail(host) ? host : undefined;
}

/** A row that another row names. It has an id when it is here already; until then its key stands for it. */
export interface Named {
  key: string;
  name: string;
  id?: string;
}

/** The rows of one resource by all that files call them: name, id, address, number in another system. */
export class Names {
  readonly #rows = new Map<string, Named>();
  readonly #labels = new Map<string, string>();

  add(named: Named, also: readonly (string | null)[] = []): void {
    this.#rows.set(named.key, named);
    for (const other of also) if (other) this.#rows.set(normalizedName(other), named);
    this.#labels.set(named.key, named.name);
  }

  find(text: string): Named | undefined {
    return this.#rows.get(normalizedName(text));
  }

  /** The names as spelled, for proposals and choices. */
  get labels(): IterableIterator<string> {
    return this.#labels.values();
  }
}

/** Beyond this many, a name must be spelled as it is here. */
const MOST_NAMES = 50_000;
const otherNames = ['id', 'external_ref', 'sku', 'email', 'number'];

/** The names of a resource's rows. When two rows share a name, the older one is used. */
export async function readNames(call: Call, resource: Resource): Promise<Names> {
  const { name, row } = resource;
  const columns = new Set(Object.keys(row.properties));
  const title = ['name', 'full_name', 'title'].find((column) => columns.has(column)) ?? 'id';
  const others = otherNames.filter((column) => columns.has(column) && column !== title);
  const live = [
    'organization_id = $1',
    ...(columns.has('archived_at') ? ['archived_at is null'] : []),
    ...(name === 'people' ? ["status = 'active'"] : []),
  ];
  const rows = await call.rows<{ id: string; name: string; also: (string | null)[] }>(
    `select id, "${title}"::text as name, array[${others.map((column) => `"${column}"::text`).join(', ')}] as also
     from ${sourceOf(resource)} where ${live.join(' and ')} order by ${columns.has('created_at') ? 'created_at desc, ' : ''}id desc limit ${MOST_NAMES}`,
    [call.organization_id],
  );
  const names = new Names();
  for (const { id, name: called, also } of rows) names.add({ key: normalizedName(called), name: called, id }, also);
  return names;
}

/** A value that stands for a row which this import makes; its id is known only when it is made. */
export class RowPointer {
  readonly table: string;
  readonly key: string;
  readonly name: string;
  constructor(table: string, { key, name }: Named) {
    this.table = table;
    this.key = key;
    this.name = name;
  }
}

/** Ids of rows by resource and key: those known before and those made now. */
export class Ids {
  readonly #ids = new Map<string, Map<string, string>>();

  set(table: string, key: string, id: string): void {
    const ids = this.#ids.get(table) ?? new Map<string, string>();
    this.#ids.set(table, ids.set(key, id));
  }

  get(table: string, key: string | undefined): string | null {
    return key === undefined ? null : (this.#ids.get(table)?.get(key) ?? null);
  }
}

/** Values with ids where pointers stood. Undefined: a row they point at was not made. */
export function withIds(value: unknown, ids: Ids): unknown {
  if (value instanceof RowPointer) return ids.get(value.table, value.key) ?? undefined;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withIds(one, ids)] as const);
  return entries.some(([, one]) => one === undefined) ? undefined : Object.fromEntries(entries);
}

/** For rules that only ask whether it could be an id. */
export const SOME_ID = '00000000-0000-7000-8000-000000000000';

/** The values as the rules will see them, each pointer as some id. */
export function withSomeIds(value: unknown): unknown {
  if (value instanceof RowPointer) return SOME_ID;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withSomeIds(one)]));
}

export function pointersIn(value: unknown): RowPointer[] {
  if (value instanceof RowPointer) return [value];
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(pointersIn);
}
