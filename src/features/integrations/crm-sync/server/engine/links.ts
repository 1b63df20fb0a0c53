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
  const id = newId();
  const added = await call.run(sql`
    insert into record_links (id, organization_id, connection_id, object_mapping_id, local_table, record_id,
      remote_object, remote_id,
      remote_url, base, origins, last_origin, remote_updated_at, synced_at)
    values (${id}, ${call.organization_id}, ${mapping.connection_id}, ${mapping.id}, ${mapping.local_table},
      ${link.record_id}, ${mapping.remote_object}, ${link.remote_id}, ${safeUrl(link.remote_url)},
      ${JSON.stringify(link.base)}, ${JSON.stringify(link.origins)}, ${link.last_origin}, ${link.remote_updated_at},
      ${call.now()}) on conflict do nothing`);
  if (added === 0) return undefined;
  return {
    id,
    object_mapping_id: mapping.id,
    decisions: {},
    ended_at: null,
    end_reason: null,
    record_id: link.record_id,
    remote_id: link.remote_id,
    remote_url: safeUrl(link.remote_url),
    base: link.base,
    origins: link.origins,
    remote_updated_at: link.remote_updated_at,
  };
}

/** The address of a record in the CRM, unless it is something else, because people follow it. */
const safeUrl = (url: string | null): string | null => {
  const parsed = url === null ? null : URL.parse(url);
  return parsed && ['https:', 'http:'].includes(parsed.protocol) && url!.length <= 2000 ? url : null;
};

interface LinkUpdate {
  base: Base;
  origins: Record<string, Origin>;
  last_origin: SyncSide | null;
  remote_updated_at: string | null;
  /** Decisions that were carried out. */
  decided: readonly string[];
  /** The address in the CRM; what is known stays when it is missing. */
  remote_url?: string | null;
}

export async function updateLink(call: Call, id: string, update: LinkUpdate): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update record_links
    set base = base || ${JSON.stringify(update.base)}, origins = origins || ${JSON.stringify(update.origins)},
      last_origin = coalesce(${update.last_origin}, last_origin),
      remote_updated_at = greatest(remote_updated_at, ${update.remote_updated_at}), synced_at = ${now},
        decisions = decisions - ${update.decided}::text[], updated_at = ${now},
      remote_url = coalesce(${safeUrl(update.remote_url ?? null)}, remote_url)
    where organization_id = ${call.organization_id} and id = ${id}`);
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
