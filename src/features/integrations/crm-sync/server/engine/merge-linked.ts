import { caughtRefusal, runAndRollBack } from '#server/dry-run.ts';
import type { CrmRecord } from '#server/ports/crm.ts';
import { type Merged, mergePair, type Origin, type Values } from '../plan.ts';
import type { LocalRecord } from '../tables/local-table.ts';
import { readSyncRecords, rowFrom } from '../tables/records.ts';
import { agreedBase, onlyFields, openBase, withoutFields } from './base.ts';
import { followArchive } from './endings.ts';
import type { Ground } from './ground.ts';
import { endLink, type Link, type LinkUpdate, updateLinks } from './links.ts';
import { refusalSentence, refusedFields, withCoupled } from './refusal.ts';
import { reportMerge } from './report.ts';
import { noteSyncIssue, type Sync } from './sync.ts';

export async function mergeLinked(ground: Ground, record: CrmRecord, link: Link, isFirst: boolean): Promise<void> {
  const { call, sync } = ground;
  const before =
    ground.records.get(link.record_id) ??
    (await readSyncRecords(call, sync.local, sync.fields, [link.record_id], { lock: true })).get(link.record_id);
  if (!before) return endLink(call, link.id, 'deleted_here');
  if (before.is_archived) return followArchive(call, sync, link, before);
  const merged = mergedPair(ground, record, link, before, isFirst);
  const { local, rejected } = await writeHere(ground, record, before, merged);
  await updateLinks(call, [linkUpdate(sync, { record, link, before, local, merged, rejected })]);
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
  const isSent = sendLater(ground, link, local, record, merged, open);
  ground.settled.push({ record_id: before.id, remote_id: record.id, open, is_pending: isSent });
  ground.subject = before;
}

/** A pair on which both sides agree, and what its link notes of that. */
interface QuietPair {
  record: CrmRecord;
  before: LocalRecord;
  update: LinkUpdate;
}

/** @returns undefined if the pair needs more than a note in its link */
export function quietPair(ground: Ground, record: CrmRecord): QuietPair | undefined {
  const link = ground.links.get(record.id);
  const before = link && ground.records.get(link.record_id);
  if (!before || before.is_archived || link.ended_at || record.is_deleted || record.merged_into) return undefined;
  const merged = mergedPair(ground, record, link, before, false);
  if (!isQuiet(merged) || merged.waiting.length > 0) return undefined;
  const update = linkUpdate(ground.sync, { record, link, before, local: before, merged, rejected: new Map() });
  return { record, before, update };
}

/** Notes in one statement that pairs still agree. */
export async function noteQuietPairs({ call, sync, settled }: Ground, pairs: readonly QuietPair[]): Promise<void> {
  await updateLinks(
    call,
    pairs.map(({ update }) => update),
  );
  for (const { record, before } of pairs) settled.push({ record_id: before.id, remote_id: record.id, open: [] });
  sync.counts.unchanged += pairs.length;
}

const mergedPair = (
  { sync, references }: Ground,
  record: CrmRecord,
  link: Link,
  before: LocalRecord,
  isFirst: boolean,
): Merged =>
  mergePair(sync.rules, {
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

interface MergedPair {
  record: CrmRecord;
  link: Link;
  before: LocalRecord;
  local: LocalRecord;
  merged: Merged;
  rejected: ReadonlyMap<string, string>;
}

function linkUpdate({ rules }: Sync, { record, link, before, local, merged, rejected }: MergedPair): LinkUpdate {
  const settled = rules.filter(
    ({ key }) => merged.agreed.includes(key) || (merged.chosen[key]?.side === 'there' && !rejected.has(key)),
  );
  const origins = Object.fromEntries(
    settled.flatMap(({ key }): [string, Origin][] =>
      merged.chosen[key] ? [[key, { ...merged.chosen[key], at: record.updated_at }]] : [],
    ),
  );
  return {
    id: link.id,
    base: {
      ...openBase(rules, merged, rejected, link.base, before.values),
      ...agreedBase(settled, local.values, record.values),
    },
    origins,
    last_origin: Object.keys(origins).length > 0 ? 'there' : null,
    remote_updated_at: record.updated_at,
    remote_url: record.url,
    decided: settled.map(({ local: field }) => field?.name ?? ''),
  };
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
    values = withoutFields(values, fields);
  }
  const written = Object.keys(values);
  if (written.length === 0) return { local: before, rejected };
  const local = (await readSyncRecords(call, sync.local, sync.fields, [before.id])).get(before.id) ?? before;
  noteSyncIssue(sync, {
    action: 'update_here',
    record_id: before.id,
    remote_id: record.id,
    record_name: local.name,
    before: onlyFields(before.values, written),
    after: onlyFields(local.values, written),
    message: null,
  });
  return { local, rejected };
}

/** The fields that are refused also without the others; all of them when each alone is accepted. */
async function refusedOneByOne({ call, sync }: Ground, before: LocalRecord, values: Values): Promise<string[]> {
  const names = Object.keys(values);
  const refused: string[] = [];
  for (const name of names) {
    const alone = onlyFields(values, withCoupled(sync, values, [name]));
    const refusal = await runAndRollBack(call, (trial) =>
      caughtRefusal(trial, async () =>
        sync.local.update(trial, before.id, await rowFrom(trial, sync.fields, alone, before.row), before),
      ),
    );
    if (refusal) refused.push(name);
  }
  return refused.length > 0 ? refused : names;
}

/** Leaves the fields for the CRM to the step after the transaction. @returns whether there are any */
export function sendLater(
  ground: Ground,
  link: Link,
  local: LocalRecord,
  record: CrmRecord,
  merged: Merged,
  open: readonly string[],
): boolean {
  const { sync } = ground;
  if (Object.keys(merged.toThere).length === 0) return false;
  const rules = sync.rules.filter(
    ({ key, remote }) => merged.chosen[key]?.side === 'here' && remote && remote.name in merged.toThere,
  );
  const before = onlyFields(record.values, Object.keys(merged.toThere));
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
