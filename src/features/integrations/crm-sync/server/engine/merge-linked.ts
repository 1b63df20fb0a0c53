import { caughtRefusal, runAndRollBack } from '#server/dry-run.ts';
import type { CrmRecord } from '#server/ports/crm.ts';
import { type Merged, mergePair, type Origin, type Values } from '../plan.ts';
import type { LocalRecord } from '../tables/local-table.ts';
import { readSyncRecords, rowFrom } from '../tables/records.ts';
import { agreedBase, onlyFields, openBase, withoutFields } from './base.ts';
import { followArchive } from './endings.ts';
import type { Ground } from './ground.ts';
import { endLink, type Link, updateLink } from './links.ts';
import { queueChanges } from './queue.ts';
import { refusalSentence, refusedFields, withCoupled } from './refusal.ts';
import { reportMerge } from './report.ts';
import { noteSyncIssue } from './sync.ts';

export async function mergeLinked(ground: Ground, record: CrmRecord, link: Link, isFirst: boolean): Promise<void> {
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
      ...agreedBase(settled, local.values, record.values),
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

/** Leaves the fields for the CRM to the step after the transaction, and durably so. */
export async function sendLater(
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
