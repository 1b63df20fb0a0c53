import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { caughtRefusal, runAndRollBack } from '#server/dry-run.ts';
import type { Refusal } from '#server/errors.ts';
import type { CrmRecord, CrmValue } from '#server/ports/crm.ts';
import { isId } from '#shared/ids.ts';
import type { LocalField } from '../../schema.ts';
import { moveLinks } from '../merges.ts';
import {
  type Base,
  type FieldRule,
  type Merged,
  meets,
  mergePair,
  type Origin,
  type References,
  type Values,
  valuesToCreateHere,
} from '../plan.ts';
import type { LocalRecord } from '../tables/local-table.ts';
import { readSyncRecords, rowFrom } from '../tables/records.ts';
import { canonicalValue, isEmptyValue } from '../values.ts';
import { type Problem, raiseIssue, type Settled } from './issues.ts';
import { endLink, insertLink, type Link, linksOfRecords, reviveLink, updateLink } from './links.ts';
import { queueChanges, retryLater } from './queue.ts';
import { noteSyncIssue, type Sync } from './sync.ts';

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

/** Brings one record of the CRM and ours together, as far as our side is concerned. */
export async function applyRemote(ground: Ground, record: CrmRecord): Promise<void> {
  ground.leftOut.length = 0;
  ground.subject = undefined;
  await applyOne(ground, record);
  if (ground.leftOut.length === 0) return;
  const { subject } = ground as Ground;
  noteSyncIssue(ground.sync, {
    action: 'incomplete',
    record_id: subject?.id ?? null,
    remote_id: record.id,
    record_name: subject?.name ?? nameOf(ground, record),
    before: {},
    after: {},
    message: ground.leftOut.join(' '),
  });
}

async function applyOne(ground: Ground, record: CrmRecord): Promise<void> {
  const { call, sync } = ground;
  const link = ground.links.get(record.id);
  if (record.merged_into) return followMerge(ground, record, link);
  if (record.is_deleted) return followDeletion(ground, record, link);
  if (link?.ended_at) {
    if (link.end_reason !== 'deleted_there') return skip(sync);
    await reviveLink(call, link.id);
  }
  if (link) return mergeLinked(ground, record, link, false);
  const known = ground.adopted.get(record.id) ?? (await ownRecord(ground, record));
  if (known) return linkTo(ground, record, known);
  if (!meets(sync.mapping.in_filters, record.values)) return passOver(ground, record);
  const found = await findLocal(ground, record);
  if (found === 'several') {
    await report(ground, record, {
      kind: 'duplicate',
      message: `${nameOf(ground, record)} in ${sync.mapping.connection_name} matches several records here. Merge them or link one.`,
    });
    return;
  }
  if (found) return linkTo(ground, record, found.id);
  if (!sync.mapping.creates_in || sync.local.isOutOnly) return passOver(ground, record);
  return createHere(ground, record);
}

const skip = (sync: Sync): void => {
  sync.counts.skipped += 1;
};

/** Leaves out a record that is linked to none here, so that earlier issues about it are settled. */
function passOver({ sync, unconcerned }: Ground, { id }: CrmRecord): void {
  unconcerned.push(id);
  skip(sync);
}

/** The record of ours that the CRM record was created from, when the link could not be stored any more. */
async function ownRecord({ call, sync }: Ground, { external_id }: CrmRecord): Promise<string | undefined> {
  if (!external_id || !isId(external_id)) return undefined;
  const found = await call.maybe<{ id: string }>(sql`
    select id from ${sql.identifier(sync.local.table)}
    where organization_id = ${call.organization_id} and id = ${external_id}`);
  return found?.id;
}

async function followMerge(ground: Ground, record: CrmRecord, link: Link | undefined): Promise<void> {
  const { call, sync } = ground;
  if (!link || link.ended_at) return passOver(ground, record);
  const [survivor] = await call.rows<{ id: string; record_id: string }>(sql`
    select id, record_id from record_links
    where organization_id = ${call.organization_id} and connection_id = ${sync.mapping.connection_id}
      and remote_object = ${sync.mapping.remote_object} and remote_id = ${record.merged_into}`);
  if (!survivor) {
    await call.run(sql`
      update record_links
      set remote_id = ${record.merged_into}, remote_url = null, remote_updated_at = null, updated_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${link.id}`);
  } else {
    await endLink(call, link.id, 'merged_there');
    if (survivor.record_id !== link.record_id)
      await report(ground, record, {
        kind: 'merged_there',
        record_id: link.record_id,
        message: `Two records that are linked here were merged in ${sync.mapping.connection_name}. Merge them here, too.`,
      });
  }
  await queueChanges(call, sync.mapping.id, 'there', [record.merged_into!]);
}

async function followDeletion(ground: Ground, record: CrmRecord, link: Link | undefined): Promise<void> {
  const { call, sync } = ground;
  if (!link || link.ended_at) return passOver(ground, record);
  const [local] = (await readSyncRecords(call, sync.local, sync.fields, [link.record_id])).values();
  await endLink(call, link.id, 'deleted_there');
  if (!local || local.is_archived) return;
  const entry = { record_id: local.id, remote_id: record.id, record_name: local.name, before: {}, after: {} };
  if (sync.mapping.on_remote_delete === 'archive' && !sync.local.isOutOnly) {
    const refusal = await caughtRefusal(call, () => sync.local.archive(call, local.id));
    if (refusal)
      await report(ground, record, {
        kind: 'deleted_there',
        record_id: local.id,
        record_name: local.name,
        message: `${local.name} was deleted in ${sync.mapping.connection_name}, but cannot be archived here: ${refusal.message}`,
      });
    else noteSyncIssue(sync, { ...entry, action: 'archive_here', message: null });
    return;
  }
  await report(ground, record, {
    kind: 'deleted_there',
    record_id: local.id,
    record_name: local.name,
    message: `${local.name} was deleted in ${sync.mapping.connection_name}. The record here is kept and no longer synchronized.`,
  });
}

/** Links a record that both sides have already. */
async function linkTo(ground: Ground, record: CrmRecord, record_id: string): Promise<void> {
  const { call, sync } = ground;
  const other =
    ground.linksByRecord.get(record_id) ?? (await linksOfRecords(call, sync.mapping, [record_id])).get(record_id);
  if (other && other.remote_id !== record.id && !(other.ended_at && other.end_reason === 'deleted_there')) {
    if (other.ended_at) return skip(sync);
    return reportDouble(ground, record, record_id);
  }
  // A simulation rolls its links back.
  if (!other && sync.touched.has(record_id)) return reportDouble(ground, record, record_id);
  if (other) {
    // The earlier counterpart is gone for good, so the new one takes its place.
    await call.run(sql`delete from record_links where organization_id = ${call.organization_id} and id = ${other.id}`);
  }
  const link = await insertLink(call, sync.mapping, {
    record_id,
    remote_id: record.id,
    remote_url: record.url,
    base: {},
    origins: {},
    last_origin: 'there',
    remote_updated_at: record.updated_at,
  });
  if (!link) return skip(sync);
  ground.linksByRecord.set(record_id, link);
  return mergeLinked(ground, record, link, true);
}

/** A record here belongs to one record of the CRM; each further one is an issue until they are merged. */
async function reportDouble(ground: Ground, record: CrmRecord, record_id: string): Promise<void> {
  const { connection_name } = ground.sync.mapping;
  await report(ground, record, {
    kind: 'duplicate',
    record_id,
    message: `${nameOf(ground, record)} (record ${record.id}) is in ${connection_name} more than once: another record is linked to the one here. Merge them in ${connection_name}.`,
    is_dead: true,
  });
}

/** An existing record with the same value of the identifying field, or one that the feature recognizes. */
async function findLocal(ground: Ground, record: CrmRecord): Promise<{ id: string } | 'several' | undefined> {
  const { call, sync, references } = ground;
  const { match_local, match_remote } = sync.mapping;
  const field = sync.fields.find(({ name }) => name === match_local);
  const key = field && match_remote ? matchKey(field, record.values[match_remote]) : undefined;
  const same = key === undefined ? [] : (ground.matches.get(key) ?? []);
  if (same.length > 1) return 'several';
  if (same[0]) return { id: same[0] };
  if (!sync.local.find) return undefined;
  const { values } = valuesToCreateHere(sync.rules, record.values, { references, currency: sync.currency });
  const row = await rowFrom(call, sync.fields, values).catch(() => undefined);
  return row && sync.local.find(call, row);
}

async function createHere(ground: Ground, record: CrmRecord): Promise<void> {
  const { call, sync, references } = ground;
  const given = valuesToCreateHere(sync.rules, record.values, { references, currency: sync.currency });
  if (given.waiting.length > 0 && !sync.isTrial) {
    // The related record is synchronized first.
    const again = await waitForReferences(ground, record, given.waiting);
    if (again) return;
  }
  const made = await createAccepted(ground, given.values);
  if ('refusal' in made) {
    await report(ground, record, {
      kind: 'rejected_here',
      is_dead: true,
      message: `${nameOf(ground, record)} was not created: ${refusalSentence(sync, made.refusal, given.values)}`,
      detail: detailOf(made.refusal),
    });
    return;
  }
  const { id, dropped } = made;
  const [local] = (await readSyncRecords(call, sync.local, sync.fields, [id])).values();
  rememberMatch(ground, local!);
  const keys = sync.rules.filter(
    ({ key, local: field }) => given.keys.includes(key) && !dropped.some((one) => one.field === field?.name),
  );
  const base = { ...ownBase(sync.rules, local!.values), ...baseOf(keys, local!.values, record.values) };
  const link = await insertLink(call, sync.mapping, {
    record_id: id,
    remote_id: record.id,
    remote_url: record.url,
    base,
    origins: Object.fromEntries(
      keys.map(({ key }) => [key, { side: 'there' as const, at: record.updated_at, rule: 'created' }]),
    ),
    last_origin: 'there',
    remote_updated_at: record.updated_at,
  });
  // Another synchronization was faster; its record stays and this one is undone with the savepoint.
  if (!link) throw new AlreadyLinked();
  noteSyncIssue(sync, {
    action: 'create_here',
    // A simulation rolls the record back.
    record_id: sync.isTrial ? null : id,
    remote_id: record.id,
    record_name: local!.name,
    before: {},
    after: only(
      local!.values,
      sync.rules.flatMap(({ local: field }) => field?.name ?? []),
    ),
    message: null,
  });
  const open: string[] = [];
  for (const { rule, message } of given.problems) {
    open.push(`rejected_here ${rule.local!.name}`);
    await reportField(ground, record, rule, 'rejected_here', message, local!);
  }
  for (const { field, message } of dropped) {
    open.push(`rejected_here ${field}`);
    const rule = sync.rules.find((one) => one.local?.name === field);
    if (rule) await reportField(ground, record, rule, 'rejected_here', message, local!);
  }
  const merged = mergePair(
    sync.rules.filter(({ key }) => !given.keys.includes(key)),
    {
      local: local!.values,
      remote: record.values,
      base,
      decisions: {},
      local_at: local!.updated_at,
      remote_at: record.updated_at,
      isFirst: false,
      references,
      currency: sync.currency,
    },
  );
  for (const { rule, side, message } of merged.problems) {
    if (side === 'there') continue;
    open.push(`rejected_there ${rule.local?.name ?? ''}`);
    await reportField(ground, record, rule, 'rejected_there', message, local!);
  }
  await sendLater(ground, link, local!, record, merged, open);
  ground.settled.push({ record_id: id, remote_id: record.id, open });
  // A simulation rolls the record back.
  ground.subject = { id: sync.isTrial ? null : id, name: local!.name };
}

interface Dropped {
  field: string;
  message: string;
}

/** Creates a record through its own rules. A field that they refuse is left out, and so is what depends on it. */
async function createAccepted(
  { call, sync }: Ground,
  given: Values,
): Promise<{ id: string; dropped: Dropped[] } | { refusal: Refusal }> {
  let values = given;
  const dropped: Dropped[] = [];
  for (;;) {
    const made = await attemptCreation(call, sync, values);
    if ('id' in made) return { id: made.id, dropped };
    const { refusal } = made;
    const named = refusedFields(refusal, values, sync);
    const culprits = named.length > 0 ? named : await culpritOf(call, sync, values, refusal);
    if (culprits.length === 0) return made;
    const fields = withCoupled(sync, values, culprits);
    for (const field of fields) dropped.push({ field, message: refusalSentence(sync, refusal, values, field) });
    values = without(values, fields);
  }
}

async function attemptCreation(call: Call, sync: Sync, values: Values): Promise<{ id: string } | { refusal: Refusal }> {
  let id = '';
  const refusal = await caughtRefusal(call, async () => {
    const row = await rowFrom(call, sync.fields, values);
    id = await sync.local.create(call, sync.local.prepare ? await sync.local.prepare(call, row) : row);
  });
  return refusal ? { refusal } : { id };
}

/** The database names no field for a value that does not fit its type, so each optional one is tried without. */
async function culpritOf(call: Call, sync: Sync, values: Values, { errors = {} }: Refusal): Promise<string[]> {
  if (!('value' in errors)) return [];
  const optional = Object.keys(values).filter((name) => !sync.fields.find((one) => one.name === name)?.is_required);
  for (const name of optional) {
    const isAccepted = await runAndRollBack(
      call,
      async (trial) => 'id' in (await attemptCreation(trial, sync, without(values, [name]))),
    );
    if (isAccepted) return [name];
  }
  return optional;
}

/** An amount is only right together with its currency, so one is not written without the other. */
function withCoupled({ fields }: Sync, values: Values, names: readonly string[]): string[] {
  const currencyOf = (name: string) => fields.find((one) => one.name === name)?.currency_field;
  const amounts = Object.keys(values).filter((name) => names.includes(currencyOf(name) ?? ''));
  const currencies = names.flatMap((name) => currencyOf(name) ?? []).filter((name) => name in values);
  const all = new Set([...names, ...amounts, ...currencies]);
  // Other amounts in the currency of a refused one stay out, too.
  for (const name of Object.keys(values)) if (all.has(currencyOf(name) ?? '')) all.add(name);
  return [...all];
}

/** A second CRM record with the same value finds the record that was just created. */
function rememberMatch({ sync, matches }: Ground, { id, values }: LocalRecord): void {
  const field = sync.fields.find(({ name }) => name === sync.mapping.match_local);
  const key = field && matchKey(field, values[field.name]);
  if (key !== undefined) matches.set(key, [...(matches.get(key) ?? []), id]);
}

export class AlreadyLinked extends Error {}

/** Queues the records that are referred to, and this one again. @returns false when it waited long enough */
async function waitForReferences(ground: Ground, record: CrmRecord, rules: readonly FieldRule[]): Promise<boolean> {
  const { call, sync } = ground;
  for (const rule of rules) {
    const id = record.values[rule.remote!.name];
    if (isEmptyValue(id)) continue;
    const mappings = await call.rows<{ id: string }>(sql`
      select id from object_mappings
      where organization_id = ${call.organization_id} and connection_id = ${sync.mapping.connection_id}
        and local_table = ${rule.local!.references ?? null}
        and (${rule.remote!.references ?? null}::text is null or remote_object = ${rule.remote!.references ?? null})
          and status = 'active'`);
    if (mappings.length === 0) return false;
    for (const { id: mapping_id } of mappings) await queueChanges(call, mapping_id, 'there', [String(id)]);
  }
  const { attempts } = (await call.maybe<{ attempts: number }>(sql`
    select attempts from sync_changes
    where organization_id = ${call.organization_id} and object_mapping_id = ${sync.mapping.id} and side = 'there'
      and record_key = ${record.id}`)) ?? { attempts: 0 };
  if (attempts >= 3) return false;
  return (await retryLater(call, sync.mapping.id, 'there', record.id)) !== null;
}

async function mergeLinked(ground: Ground, record: CrmRecord, link: Link, isFirst: boolean): Promise<void> {
  const { call, sync, references } = ground;
  const before =
    ground.records.get(link.record_id) ??
    (await readSyncRecords(call, sync.local, sync.fields, [link.record_id], { lock: true })).get(link.record_id);
  if (!before) return endLink(call, link.id, 'deleted_here');
  if (before.is_archived) return followArchive(call, sync, link, before);
  const merged = mergePair(sync.rules, {
    local: before.values,
    remote: record.values,
    base: link.base,
    decisions: link.decisions,
    local_at: before.updated_at,
    remote_at: record.updated_at,
    isFirst,
    references,
    currency: sync.currency,
  });
  const { local, rejected } = await writeHere(ground, record, before, merged);
  const settled = sync.rules.filter(
    ({ key }) => merged.agreed.includes(key) || (merged.chosen[key]?.side === 'there' && !rejected.has(key)),
  );
  const origins = Object.fromEntries(
    settled.flatMap(({ key }): [string, Origin][] =>
      merged.chosen[key] ? [[key, { ...merged.chosen[key], at: record.updated_at }]] : [],
    ),
  );
  await updateLink(call, link.id, {
    base: {
      ...openBase(sync.rules, merged, rejected, link.base, before.values),
      ...baseOf(settled, local.values, record.values),
    },
    origins,
    last_origin: Object.keys(origins).length > 0 ? 'there' : null,
    remote_updated_at: record.updated_at,
    remote_url: record.url,
    decided: settled.map(({ local: field }) => field?.name ?? ''),
  });
  const open = await reportMerge(ground, record, before, merged, rejected);
  if (isFirst)
    noteSyncIssue(sync, {
      action: 'link',
      record_id: before.id,
      remote_id: record.id,
      record_name: before.name,
      before: {},
      after: {},
      message: null,
    });
  else if (isQuiet(merged)) sync.counts.unchanged += 1;
  const isSent = await sendLater(ground, link, local, record, merged, open);
  ground.settled.push({ record_id: before.id, remote_id: record.id, open, is_pending: isSent });
  ground.subject = before;
}

const isQuiet = ({ toHere, toThere, conflicts, problems }: Merged): boolean =>
  Object.keys(toHere).length + Object.keys(toThere).length + conflicts.length + problems.length === 0;

/** Writes what comes from the CRM through the record's own rules. A field that they refuse is left out. */
async function writeHere(
  ground: Ground,
  record: CrmRecord,
  before: LocalRecord,
  merged: Merged,
): Promise<{ local: LocalRecord; rejected: Map<string, string> }> {
  const { call, sync } = ground;
  const rejected = new Map<string, string>();
  let values: Values = merged.toHere;
  while (Object.keys(values).length > 0) {
    const refusal = await caughtRefusal(call, async () =>
      sync.local.update(call, before.id, await rowFrom(call, sync.fields, values, before.row), before),
    );
    if (!refusal) break;
    const named = refusedFields(refusal, values, sync);
    const culprits = named.length > 0 ? named : await refusedOneByOne(ground, before, values);
    const fields = withCoupled(sync, values, culprits);
    for (const field of fields)
      for (const { key, local } of sync.rules)
        if (local?.name === field) rejected.set(key, refusalSentence(sync, refusal, values, field));
    values = without(values, fields);
  }
  const written = Object.keys(values);
  if (written.length === 0) return { local: before, rejected };
  const local = (await readSyncRecords(call, sync.local, sync.fields, [before.id])).get(before.id) ?? before;
  noteSyncIssue(sync, {
    action: 'update_here',
    record_id: before.id,
    remote_id: record.id,
    record_name: local.name,
    before: only(before.values, written),
    after: only(local.values, written),
    message: null,
  });
  return { local, rejected };
}

/** The fields that are refused also without the others; all of them when each alone is accepted. */
async function refusedOneByOne({ call, sync }: Ground, before: LocalRecord, values: Values): Promise<string[]> {
  const names = Object.keys(values);
  const refused: string[] = [];
  for (const name of names) {
    const alone = only(values, withCoupled(sync, values, [name]));
    const refusal = await runAndRollBack(call, (trial) =>
      caughtRefusal(trial, async () =>
        sync.local.update(trial, before.id, await rowFrom(trial, sync.fields, alone, before.row), before),
      ),
    );
    if (refusal) refused.push(name);
  }
  return refused.length > 0 ? refused : names;
}

/** @returns the issues that are still the case, as kind and field */
async function reportMerge(
  ground: Ground,
  record: CrmRecord,
  local: LocalRecord,
  merged: Merged,
  rejected: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { call, sync } = ground;
  const open: string[] = [];
  for (const { rule, local: ours, remote, base } of merged.conflicts) {
    open.push(`conflict ${rule.local!.name}`);
    noteSyncIssue(sync, {
      action: 'conflict',
      record_id: local.id,
      remote_id: record.id,
      record_name: local.name,
      before: { [rule.local!.name]: ours },
      after: { [rule.local!.name]: remote },
      message: null,
    });
    await raiseIssue(call, sync, {
      kind: 'conflict',
      message: `${rule.local!.label} of ${local.name} was changed here and in ${sync.mapping.connection_name}. Choose a value.`,
      field: rule.local!.name,
      record_id: local.id,
      record_name: local.name,
      remote_id: record.id,
      remote_url: record.url,
      local_value: ours,
      remote_value: remote,
      base_value: base,
    });
  }
  for (const { rule, side, message } of merged.problems) {
    const kind = side === 'there' ? 'rejected_here' : 'rejected_there';
    open.push(`${kind} ${rule.local?.name ?? ''}`);
    await reportField(ground, record, rule, kind, message, local);
  }
  for (const [key, message] of rejected) {
    const rule = sync.rules.find((one) => one.key === key)!;
    open.push(`rejected_here ${rule.local?.name ?? ''}`);
    await reportField(ground, record, rule, 'rejected_here', message, local);
  }
  for (const rule of merged.waiting) {
    const again = sync.isTrial || (await waitForReferences(ground, record, [rule]));
    if (again) continue;
    open.push(`reference ${rule.local!.name}`);
    await reportField(
      ground,
      record,
      rule,
      'reference',
      `The record that ${rule.remote!.label} leads to is not synchronized.`,
      local,
    );
  }
  return open;
}

async function reportField(
  ground: Ground,
  record: CrmRecord,
  rule: FieldRule,
  kind: Problem['kind'],
  message: string,
  local: LocalRecord | null,
): Promise<void> {
  const { call, sync } = ground;
  const label = rule.local?.label ?? rule.remote?.label ?? '';
  const name = local?.name ?? nameOf(ground, record);
  const where = kind === 'rejected_there' ? `to ${sync.mapping.connection_name}` : 'here';
  const text =
    kind === 'reference'
      ? `${label} of ${name}: ${message}`
      : `${label} of ${name} was not written ${where}. ${message}`;
  ground.leftOut.push(text);
  await raiseIssue(call, sync, {
    kind,
    message: text,
    field: rule.local?.name ?? rule.remote?.name ?? null,
    record_id: local?.id ?? null,
    record_name: name,
    remote_id: record.id,
    remote_url: record.url,
    local_value: rule.local && local ? (local.values[rule.local.name] ?? null) : null,
    remote_value: rule.remote ? (record.values[rule.remote.name] ?? null) : null,
    is_dead: true,
  });
}

async function report(ground: Ground, record: CrmRecord, problem: Problem): Promise<void> {
  const { call, sync } = ground;
  const name = problem.record_name ?? nameOf(ground, record);
  noteSyncIssue(sync, {
    action: 'failed',
    record_id: problem.record_id ?? null,
    remote_id: record.id,
    record_name: name,
    before: {},
    after: {},
    message: problem.message,
  });
  await raiseIssue(call, sync, { record_name: name, remote_id: record.id, remote_url: record.url, ...problem });
}

/** Reports a record that the database refuses for a reason that no rule foresees. */
export async function reportError(ground: Ground, record: CrmRecord, error: Error): Promise<void> {
  await report(ground, record, {
    kind: 'rejected_here',
    is_dead: true,
    message: `${nameOf(ground, record)} was not synchronized because of an error: ${error.message}`,
  });
}

/** Leaves the fields for the CRM to the step after the transaction, and durably so. */
async function sendLater(
  ground: Ground,
  link: Link,
  local: LocalRecord,
  record: CrmRecord,
  merged: Merged,
  open: readonly string[],
): Promise<boolean> {
  const { call, sync } = ground;
  if (Object.keys(merged.toThere).length === 0) return false;
  const rules = sync.rules.filter(
    ({ key, remote }) => merged.chosen[key]?.side === 'here' && remote && remote.name in merged.toThere,
  );
  await queueChanges(call, sync.mapping.id, 'here', [local.id]);
  const before = only(record.values, Object.keys(merged.toThere));
  // A change that is really sent is noted with its answer.
  if (sync.isTrial)
    noteSyncIssue(sync, {
      action: 'update_there',
      record_id: local.id,
      remote_id: record.id,
      record_name: local.name,
      before,
      after: merged.toThere,
      message: null,
    });
  ground.outgoing.push({
    link_id: link.id,
    record: local,
    remote_id: record.id,
    values: merged.toThere,
    rules,
    chosen: merged.chosen,
    before,
    open_keys: rules.flatMap(({ key }) => (link.base[key] ? [] : [key])),
    open,
  });
  return true;
}

/** Our record was archived or merged into another one. */
export async function followArchive(call: Call, sync: Sync, link: Link, local: LocalRecord): Promise<void> {
  if (local.merged_into) {
    await moveLinks(call, sync.mapping.local_table, local.merged_into, local.id);
    return;
  }
  await endLink(call, link.id, 'deleted_here');
  if (sync.mapping.on_local_delete === 'ask')
    await raiseIssue(call, sync, {
      kind: 'deleted_here',
      message: `${local.name} was archived here. Delete it in ${sync.mapping.connection_name}, too, or acknowledge this to keep it there.`,
      record_id: local.id,
      record_name: local.name,
      remote_id: link.remote_id,
      remote_url: link.remote_url,
    });
}

export function baseOf(rules: readonly FieldRule[], local: Values, remote: Values): Base {
  return Object.fromEntries(
    rules.flatMap(({ key, local: ours, remote: theirs }) =>
      ours && theirs
        ? [
            [
              key,
              {
                l: canonicalValue(ours.type, local[ours.name] ?? null),
                r: canonicalValue(theirs.type, remote[theirs.name] ?? null),
              },
            ],
          ]
        : [],
    ),
  );
}

/** The values that the record has here by itself: they are not sent before a person changes them. */
function ownBase(rules: readonly FieldRule[], local: Values): Base {
  return Object.fromEntries(
    rules.flatMap(({ key, local: ours, remote }): [string, { l: CrmValue; r: CrmValue }][] =>
      ours && remote && !ours.is_read_only
        ? [[key, { l: canonicalValue(ours.type, local[ours.name] ?? null), r: null }]]
        : [],
    ),
  );
}

/** Values of the CRM that were chosen and refused here must not lose against ours, which nobody changed since. */
function openBase(
  rules: readonly FieldRule[],
  { chosen }: Merged,
  rejected: ReadonlyMap<string, string>,
  known: Base,
  local: Values,
): Base {
  return ownBase(
    rules.filter(({ key }) => rejected.has(key) && chosen[key]?.side === 'there' && !known[key]),
    local,
  );
}

function refusedFields({ errors = {} }: Refusal, values: Values, { fields }: Sync): string[] {
  return Object.keys(errors).filter(
    (field) => field in values && !fields.find(({ name }) => name === field)?.is_required,
  );
}

const without = (values: Values, fields: readonly string[]): Record<string, CrmValue> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name)));

const only = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

const detailOf = ({ errors = {} }: Refusal): string | null =>
  Object.entries(errors)
    .map(([field, texts]) => `${field} ${texts.join(', ')}`)
    .join('; ') || null;

/** A refusal with the labels of fields, such as "Name is empty in HubSpot and required here." @param field only this one */
function refusalSentence(
  { fields, mapping }: Sync,
  { errors = {}, message }: Refusal,
  values: Values,
  field?: string,
): string {
  const sentences = Object.entries(errors).flatMap(([name, texts]) => {
    const found = fields.find((one) => one.name === name);
    if (!found || (field !== undefined && name !== field)) return [];
    if (found.is_required && String(values[name] ?? '').trim() === '')
      return [`${found.label} is empty in ${mapping.connection_name} and required here.`];
    return [`${found.label} ${texts.join(', ')}.`];
  });
  if (sentences.length > 0) return sentences.join(' ');
  if (field !== undefined && Object.keys(errors).length > 0 && !(field in errors) && !('value' in errors))
    return 'An amount and its currency are only written together.';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** The parts of names of records here, the best first. */
const NAMES = [['name'], ['full_name'], ['first_name', 'last_name'], ['title'], ['email'], ['domain']] as const;

/** The name of a CRM record, from the fields that are our name. */
function nameOf({ sync }: Ground, record: CrmRecord): string {
  for (const wanted of NAMES) {
    const parts = wanted.flatMap((name) => {
      const rule = sync.rules.find(({ local }) => local?.name === name);
      const value = rule?.remote && record.values[rule.remote.name];
      return isEmptyValue(value ?? null) || String(value).trim() === '' ? [] : [String(value).trim()];
    });
    if (parts.length > 0) return parts.join(' ').slice(0, 200);
  }
  const known = sync.mapping.match_remote && record.values[sync.mapping.match_remote];
  return isEmptyValue(known ?? null) ? `Record ${record.id}` : String(known).slice(0, 200);
}
