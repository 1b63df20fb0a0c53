import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { isId, newId } from '#shared/ids.ts';
import type { SyncSide } from '../../schema.ts';
import type { Base, FieldRule, Origin, References, Values } from '../plan.ts';
import { isEmptyValue } from '../values.ts';
import type { Mapping, Sync } from './sync.ts';

export interface Link {
  id: string;
  object_mapping_id: string;
  record_id: string;
  remote_id: string;
  remote_url: string | null;
  base: Base;
  origins: Record<string, Origin>;
  decisions: Record<string, SyncSide>;
  remote_updated_at: string | null;
  ended_at: string | null;
  end_reason: string | null;
}

const columns =
  'id, object_mapping_id, record_id, remote_id, remote_url, base, origins, decisions, remote_updated_at, ended_at, end_reason';

export async function linksOfRemotes(call: Call, mapping: Mapping, ids: readonly string[]): Promise<Map<string, Link>> {
  const rows = await call.rows<Link>(sql`
    select ${sql.raw(columns)} from record_links
    where organization_id = ${call.organization_id} and connection_id = ${mapping.connection_id}
      and remote_object = ${mapping.remote_object} and remote_id = any(${ids})`);
  return new Map(rows.map((row) => [row.remote_id, row]));
}

export async function linksOfRecords(call: Call, mapping: Mapping, ids: readonly string[]): Promise<Map<string, Link>> {
  const rows = await call.rows<Link>(sql`
    select ${sql.raw(columns)} from record_links
    where organization_id = ${call.organization_id} and connection_id = ${mapping.connection_id}
      and local_table = ${mapping.local_table} and record_id = any(${ids.filter(isId)})`);
  return new Map(rows.map((row) => [row.record_id, row]));
}

export interface NewLink {
  record_id: string;
  remote_id: string;
  remote_url: string | null;
  base: Base;
  origins: Record<string, Origin>;
  last_origin: SyncSide;
  remote_updated_at: string | null;
}

/** Links two records. @returns undefined when one of them is linked already */
export async function insertLink(call: Call, mapping: Mapping, link: NewLink): Promise<Link | undefined> {
  return (await insertLinks(call, mapping, [link])).get(link.remote_id);
}

/** Links pairs of records. @returns the links by the id of the CRM, without those of records that are linked already */
export async function insertLinks(
  call: Call,
  mapping: Mapping,
  links: readonly NewLink[],
): Promise<ReadonlyMap<string, Link>> {
  const all = links.map(({ last_origin, ...link }) => ({
    ...link,
    id: newId(),
    remote_url: safeUrl(link.remote_url),
    last_origin,
  }));
  const rows = await call.rows<{ id: string }>(sql`
    insert into record_links (id, organization_id, connection_id, object_mapping_id, local_table, record_id,
      remote_object, remote_id,
      remote_url, base, origins, last_origin, remote_updated_at, synced_at)
    select l.id, ${call.organization_id}, ${mapping.connection_id}, ${mapping.id}, ${mapping.local_table}, l.record_id,
      ${mapping.remote_object}, l.remote_id, l.remote_url, l.base, l.origins, l.last_origin, l.remote_updated_at,
      ${call.now()}
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) l(id uuid, record_id uuid, remote_id text, remote_url text,
      base jsonb, origins jsonb, last_origin text, remote_updated_at timestamptz)
    on conflict do nothing returning id`);
  const added = new Set(rows.map(({ id }) => id));
  return new Map(
    all
      .filter(({ id }) => added.has(id))
      .map(({ last_origin: _, ...link }) => [
        link.remote_id,
        { ...link, object_mapping_id: mapping.id, decisions: {}, ended_at: null, end_reason: null },
      ]),
  );
}

/** The address of a record in the CRM, unless it is something else, because people follow it. */
const safeUrl = (url: string | null): string | null => {
  const parsed = url === null ? null : URL.parse(url);
  return parsed && ['https:', 'http:'].includes(parsed.protocol) && url!.length <= 2000 ? url : null;
};

export interface LinkUpdate {
  id: string;
  base: Base;
  origins: Record<string, Origin>;
  last_origin: SyncSide | null;
  remote_updated_at: string | null;
  /** Decisions that were carried out. */
  decided: readonly string[];
  /** The address in the CRM; what is known stays when it is missing. */
  remote_url?: string | null;
}

export async function updateLinks(call: Call, updates: readonly LinkUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  const now = call.now();
  const safe = updates.map((update) => ({ ...update, remote_url: safeUrl(update.remote_url ?? null) }));
  await call.run(sql`
    update record_links l
    set base = l.base || u.base, origins = l.origins || u.origins,
      last_origin = coalesce(u.last_origin, l.last_origin),
      remote_updated_at = greatest(l.remote_updated_at, u.remote_updated_at), synced_at = ${now},
      decisions = l.decisions - u.decided, updated_at = ${now}, remote_url = coalesce(u.remote_url, l.remote_url)
    from jsonb_to_recordset(${JSON.stringify(safe)}::jsonb) u(id uuid, base jsonb, origins jsonb, last_origin text,
      remote_updated_at timestamptz, decided text[], remote_url text)
    where l.organization_id = ${call.organization_id} and l.id = u.id`);
}

export async function endLink(call: Call, id: string, reason: string): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update record_links set ended_at = ${now}, end_reason = ${reason}, updated_at = ${now}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

export async function reviveLink(call: Call, id: string): Promise<void> {
  await call.run(sql`
    update record_links set ended_at = null, end_reason = null, updated_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Reads the links of everything that these records refer to. */
export async function referencesOf(
  call: Call,
  { mapping, rules }: Pick<Sync, 'mapping' | 'rules'>,
  locals: readonly Values[],
  remotes: readonly Values[],
): Promise<References> {
  const pairs = rules.filter(isReference);
  if (pairs.length === 0) return { has: () => false, toRemote: () => undefined, toLocal: () => undefined };
  const idsIn = (values: readonly Values[], names: readonly string[]) => [
    ...new Set(values.flatMap((one) => names.flatMap((name) => (isEmptyValue(one[name]) ? [] : [String(one[name])])))),
  ];
  const ours = idsIn(
    locals,
    pairs.map(({ local }) => local!.name),
  ).filter(isId);
  const theirs = idsIn(
    remotes,
    pairs.map(({ remote }) => remote!.name),
  );
  const rows = await call.rows<{
    local_table: string;
    record_id: string;
    remote_object: string;
    remote_id: string;
  }>(sql`
    select local_table, record_id, remote_object, remote_id from record_links
    where organization_id = ${call.organization_id} and connection_id = ${mapping.connection_id} and ended_at is null
      and (record_id = any(${ours}) or remote_id = any(${theirs}))`);
  const mapped = new Set(
    (
      await call.rows<{ local_table: string }>(sql`
        select distinct local_table from object_mappings
        where organization_id = ${call.organization_id} and connection_id = ${mapping.connection_id}`)
    ).map(({ local_table }) => local_table),
  );
  return {
    has: (table) => mapped.has(table),
    toRemote: (table, id) => rows.find((row) => row.local_table === table && row.record_id === id)?.remote_id,
    toLocal(table, object, id) {
      const found = rows.filter((row) => row.remote_id === id && (!object || row.remote_object === object));
      const own = found.find((row) => row.local_table === table);
      return own ? own.record_id : found.length > 0 ? null : undefined;
    },
  };
}

const isReference = ({ local, remote }: FieldRule): boolean =>
  local?.references !== undefined && remote?.type === 'reference';
