import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { CrmRecord, CrmValue } from '#server/ports/crm.ts';
import type { LocalField } from '../../schema.ts';
import type { FieldRule, Merged, References, Values } from '../plan.ts';
import type { LocalRecord } from '../tables/local-table.ts';
import { canonicalValue, isEmptyValue } from '../values.ts';
import type { Settled } from './issues.ts';
import type { Link } from './links.ts';
import type { Sync } from './sync.ts';

/** A change that is sent to the CRM after the transaction that decided it. */
export interface Outgoing {
  link_id: string;
  record: LocalRecord;
  remote_id: string;
  values: Record<string, CrmValue>;
  /** The rules that the values come from. */
  rules: FieldRule[];
  chosen: Merged['chosen'];
  before: Values;
  /** Rules by key on which both sides never agreed. */
  open_keys: readonly string[];
  /** The issues of the record that are still the case, as kind and field. */
  open: readonly string[];
}

/** The context of one transaction. */
export interface Ground {
  call: Call;
  sync: Sync;
  references: References;
  links: Map<string, Link>;
  linksByRecord: Map<string, Link>;
  records: Map<string, LocalRecord>;
  /** Records of ours that CRM records were recognized as, by the id of the CRM. */
  adopted: ReadonlyMap<string, string>;
  outgoing: Outgoing[];
  /** Records of ours by the value of the identifying field, in lower case. */
  matches: Map<string, string[]>;
  /** Records that are synchronized now, with their issues that are still the case. */
  settled: Settled[];
  /** CRM records that no record here has to do with any more. */
  unconcerned: string[];
  /** Why fields of the record at hand were left out. */
  leftOut: string[];
  /** Our record of the one at hand. */
  subject?: { id: string | null; name: string } | undefined;
}

/** Reads the records of ours that have the same value of the identifying field as records of the CRM. */
export async function matchesOf(
  call: Call,
  { mapping, fields, local, job }: Sync,
  records: readonly CrmRecord[],
): Promise<Map<string, string[]>> {
  const matches = new Map<string, string[]>();
  const { match_local, match_remote } = mapping;
  const field = fields.find(({ name }) => name === match_local);
  const { columns } = await job.kernel.tables.of(local.table);
  if (!field || !match_remote || !columns.has(field.name) || !columns.has('archived_at')) return matches;
  const wanted = records.flatMap(({ values }) => matchKey(field, values[match_remote]) ?? []);
  if (wanted.length === 0) return matches;
  const rows = await call.rows<{ id: string; value: string }>(sql`
    select t.id, lower(t.${sql.identifier(field.name)}::text) as value from ${sql.identifier(local.table)} t
    where t.organization_id = ${call.organization_id} and lower(t.${sql.identifier(field.name)}::text) = any(${wanted})
      and t.archived_at is null order by t.id`);
  for (const { id, value } of rows) matches.set(value, [...(matches.get(value) ?? []), id]);
  return matches;
}

const matchKey = (field: LocalField, value: CrmValue | undefined): string | undefined =>
  isEmptyValue(value) ? undefined : String(canonicalValue(field.type, value)).toLowerCase();

/** The value of a CRM record by which it is recognized here; undefined if it has none. */
export function matchKeyOf({ fields, mapping }: Sync, { values }: CrmRecord): string | undefined {
  const field = fields.find(({ name }) => name === mapping.match_local);
  return field && mapping.match_remote ? matchKey(field, values[mapping.match_remote]) : undefined;
}

/** A second CRM record with the same value finds the record that was just created. */
export function rememberMatch({ sync, matches }: Ground, { id, values }: LocalRecord): void {
  const field = sync.fields.find(({ name }) => name === sync.mapping.match_local);
  const key = field && matchKey(field, values[field.name]);
  if (key !== undefined) matches.set(key, [...(matches.get(key) ?? []), id]);
}

export const skipRecord = (sync: Sync): void => {
  sync.counts.skipped += 1;
};

/** Leaves out a record that is linked to none here, so that earlier issues about it are settled. */
export function passOver({ sync, unconcerned }: Ground, { id }: CrmRecord): void {
  unconcerned.push(id);
  skipRecord(sync);
}
