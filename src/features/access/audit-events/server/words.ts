import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import type { AuditEvent, AuditWords } from '../schema.ts';

interface Column {
  name: string;
  type: string;
  /** The table it points to, by foreign key or declaration, and the column there that its value is. */
  target: string | null;
  target_column: string | null;
}

/**
 * Describes an event field by field. Ids become the names of the records they refer to, following the declared fields and
 * the database's foreign keys.
 */
export async function auditWords(
  call: Call,
  event: Pick<AuditEvent, 'ref_table' | 'action' | 'changes'>,
): Promise<AuditWords[]> {
  const { fields: declared, references } = declaredResources().get(event.ref_table) ?? {};
  const columns = new Map(
    (await columnsOf(call, event.ref_table)).map((column) => [
      column.name,
      // Lists of ids have no foreign key.
      {
        ...column,
        target: column.target ?? declared?.[column.name]?.resource ?? references?.[column.name]?.of ?? null,
      },
    ]),
  );
  const lines = Object.entries(event.changes).map(([field, value]) => {
    const [before, after] =
      event.action === 'deleted'
        ? [value, null]
        : Array.isArray(value) && event.action !== 'created'
          ? value
          : [null, value];
    return { field, before: before ?? null, after: after ?? null, column: columns.get(field) };
  });
  const names = await namesOf(call, lines);
  const named = (column: Column | undefined, value: unknown): unknown => {
    if (Array.isArray(value) && targetOf(column)) return value.map((one) => named(column, one));
    return typeof value === 'string' ? (names.get(`${targetOf(column)} ${value}`) ?? value) : value;
  };
  const currency = lines.find(({ field }) => field === 'currency');
  return lines
    .filter(
      ({ field, before, after }) => field !== 'id' && !field.endsWith('_key') && !(isEmpty(before) && isEmpty(after)),
    )
    .map(({ field, before, after, column }) => ({
      field,
      label: declared?.[field]?.label ?? labelOf(field),
      kind: kindOf(field, column?.type),
      before: named(column, before),
      after: named(column, after),
      currency: (currency?.after ?? currency?.before ?? null) as string | null,
    }));
}

function columnsOf(call: Call, table: string): Promise<Column[]> {
  return call.rows<Column>(sql`
    select a.attname as name, format_type(a.atttypid, null) as type, f.target, f.target_column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join lateral (
      select k.confrelid::regclass::text as target, t.attname as target_column from pg_constraint k
      join unnest(k.conkey, k.confkey) as pair(here, there) on pair.here = a.attnum
      join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.there
      where k.conrelid = c.oid and k.contype = 'f' and a.attname <> 'organization_id' order by cardinality(k.conkey)
      limit 1) f on true
    where n.nspname = 'public' and c.relname = ${table} and a.attnum > 0 and not a.attisdropped`);
}

/** People are named through the one window there is; columns that name people without a reference end alike. */
function targetOf(column: Column | undefined): string | null {
  if (column?.type === 'uuid[]') return column.target;
  if (column?.type !== 'uuid') return null;
  const isPerson =
    column.target === 'memberships' ||
    column.target === 'identity.users' ||
    /(_by|_user_id|^user_id)$/.test(column.name);
  return isPerson ? 'people' : column.target;
}

async function namesOf(
  call: Call,
  lines: readonly { before: unknown; after: unknown; column: Column | undefined }[],
): Promise<Map<string, string>> {
  const wanted = new Map<string, Set<string>>();
  for (const { before, after, column } of lines) {
    const target = targetOf(column);
    if (!target || !allNouns().get(target)?.title) continue;
    const ids = wanted.get(target) ?? new Set();
    wanted.set(target, ids);
    for (const id of [before, after].flat()) if (typeof id === 'string') ids.add(id);
  }
  const names = new Map<string, string>();
  for (const [target, ids] of wanted) {
    const found = await call.rows<{ id: string; name: string }>(
      `select id, ${allNouns().get(target)!.title} as name from "${target}" where organization_id = $1 and id = any($2::uuid[])`,
      [call.organization_id, [...ids]],
    );
    for (const { id, name } of found) names.set(`${target} ${id}`, name);
  }
  return names;
}

/** "owner_user_id" is the owner, "other_region_ids" the other regions, "amount_minor" the amount. */
function labelOf(field: string): string {
  const words = field
    .replace(/_(user_id|id|minor|ppm|at|on)$/, '')
    .replace(/_ids$/, 's')
    .replaceAll('_', ' ')
    .replace(/^(is|has) /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function kindOf(field: string, type = 'text'): AuditWords['kind'] {
  if (field.endsWith('_minor')) return 'money';
  if (field.endsWith('_ppm')) return 'rate';
  if (type === 'date') return 'date';
  if (type.startsWith('timestamp')) return 'instant';
  if (type === 'boolean') return 'bool';
  if (type.endsWith('[]')) return 'list';
  return ['integer', 'bigint', 'smallint', 'numeric'].includes(type) ? 'number' : 'text';
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0);
