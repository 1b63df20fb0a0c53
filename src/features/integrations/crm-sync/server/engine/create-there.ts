import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { CrmRecord, CrmWrite } from '#server/ports/crm.ts';
import { type FieldRule, meets, type Origin, valuesToCreateThere } from '../plan.ts';
import type { LocalRecord } from '../tables/local-table.ts';
import { isEmptyValue } from '../values.ts';
import { agreedBase } from './base.ts';
import { decideRecords } from './decide.ts';
import { raiseIssue, settleIssues } from './issues.ts';
import { takeLeases } from './leases.ts';
import { insertLink, referencesOf } from './links.ts';
import { finishChanges, queueChanges, retryLater, type Waiting } from './queue.ts';
import {
  entryOfRecord,
  fieldFor,
  followFailure,
  reportRefused,
  reportValue,
  revisionsOf,
  type Sent,
  sendUpdates,
  writeEach,
} from './send.ts';
import { asConnection, noteSyncIssue, type Sync } from './sync.ts';

export const localKey = ({ mapping }: Sync, id: string) => `${mapping.connection_id} ${mapping.local_table} ${id}`;

/** Creates records in the CRM, unless it has them already. The id of ours keeps a repetition from doubling them. */
export async function createThere(sync: Sync, fresh: readonly LocalRecord[]): Promise<void> {
  if (fresh.length === 0) return;
  const { taken, release } = sync.isTrial
    ? { taken: new Set(fresh.map(({ id }) => localKey(sync, id))), release: async () => {} }
    : await takeLeases(
        sync.job,
        fresh.map(({ id }) => localKey(sync, id)),
      );
  try {
    const free = fresh.filter(({ id }) => taken.has(localKey(sync, id)));
    const busy = fresh.filter(({ id }) => !taken.has(localKey(sync, id)));
    if (busy.length > 0)
      await sync.job.within((call) =>
        queueChanges(
          call,
          sync.mapping.id,
          'here',
          busy.map(({ id }) => id),
        ),
      );
    const known = await recognized(sync, free);
    await syncKnown(sync, known);
    const others = free.filter(({ id }) => !known.some((one) => one.record_id === id));
    await writeNew(sync, others);
  } finally {
    await release();
  }
}

interface Recognized {
  record_id: string;
  remote: CrmRecord;
}

/** CRM records with the same value of the identifying field. */
async function recognized(sync: Sync, fresh: readonly LocalRecord[]): Promise<Recognized[]> {
  const { crm, mapping, reads } = sync;
  const { match_local, match_remote } = mapping;
  if (!match_local || !match_remote) return [];
  const wanted = fresh.flatMap(({ id, name, values }) => {
    const value = values[match_local];
    return isEmptyValue(value ?? null) ? [] : [{ id, name, value: String(value).toLowerCase() }];
  });
  if (wanted.length === 0) return [];
  const found = await crm.find(
    mapping.remote_object,
    match_remote,
    wanted.map(({ value }) => value),
    reads,
  );
  const known: Recognized[] = [];
  for (const { id, name, value } of wanted) {
    const same = found.filter(
      (record) => !record.is_deleted && String(record.values[match_remote] ?? '').toLowerCase() === value,
    );
    const [remote, ...others] = same.filter((record) => meets(mapping.in_filters, record.values));
    if (!remote) continue;
    known.push({ record_id: id, remote });
    await reportDoubles(sync, { id, name }, others);
  }
  return known;
}

/** Further records of the CRM with the value that identifies ours stay an issue until someone merges them there. */
async function reportDoubles(
  sync: Sync,
  { id, name }: Pick<LocalRecord, 'id' | 'name'>,
  others: readonly CrmRecord[],
): Promise<void> {
  if (others.length === 0) return;
  const { connection_name } = sync.mapping;
  const text = (remote_id: string) =>
    `${name} (record ${remote_id}) is in ${connection_name} more than once: another record is linked to the one here. Merge them in ${connection_name}.`;
  for (const other of others)
    noteSyncIssue(sync, {
      action: 'failed',
      record_id: id,
      remote_id: other.id,
      record_name: name,
      before: {},
      after: {},
      message: text(other.id),
    });
  if (sync.isTrial) return;
  await sync.job.within(async (call) => {
    for (const other of others)
      await raiseIssue(call, sync, {
        kind: 'duplicate',
        message: text(other.id),
        record_id: id,
        record_name: name,
        remote_id: other.id,
        remote_url: other.url,
        is_dead: true,
      });
  });
}

/** The leases of our records are held already, so only those of the CRM's are new. */
async function syncKnown(sync: Sync, known: readonly Recognized[]): Promise<void> {
  if (known.length === 0) return;
  const adopted = new Map(known.map(({ record_id, remote }) => [remote.id, record_id]));
  const outgoing = await decideRecords(
    sync,
    known.map(({ remote }) => remote),
    adopted,
  );
  if (!sync.isTrial) await sendUpdates(sync, outgoing);
}

async function writeNew(sync: Sync, fresh: readonly LocalRecord[]): Promise<void> {
  if (fresh.length === 0) return;
  const prepared = await sync.job.within(async (call) => {
    const references = await referencesOf(
      call,
      sync,
      fresh.map(({ values }) => values),
      [],
    );
    const ready: Prepared[] = [];
    for (const record of fresh) {
      const given = valuesToCreateThere(sync.rules, record.values, { references, currency: sync.currency });
      if (given.waiting.length > 0 && !sync.isTrial && (await waitForOurs(call, sync, record, given.waiting))) continue;
      const problems = [
        ...given.problems,
        ...given.waiting.map((rule) => ({ rule, message: 'The record that it leads to is not synchronized.' })),
      ];
      const missing = sync.remoteFields.find(
        ({ name, is_required, is_read_only }) =>
          is_required && !is_read_only && isEmptyValue(given.values[name] ?? null),
      );
      if (missing) {
        const own = problems.find(({ rule }) => rule.remote?.name === missing.name);
        const message = `${missing.label} is required in ${sync.mapping.connection_name}. ${own?.message ?? ''}`.trim();
        const field = own?.rule.local?.name ?? fieldFor(sync, missing.name);
        await reportValue(call, sync, record, null, { field, label: null, message });
        noteSyncIssue(sync, entryOfRecord(record, 'failed', null, given.values, message));
        continue;
      }
      ready.push({ record, values: given.values, keys: given.keys, problems });
    }
    return ready;
  });
  if (sync.isTrial) {
    for (const { record, values, problems } of prepared) {
      noteSyncIssue(sync, entryOfRecord(record, 'create_there', null, values, null));
      if (problems.length > 0)
        noteSyncIssue(sync, entryOfRecord(record, 'incomplete', null, {}, problems.map(sentenceOf).join(' ')));
    }
    return;
  }
  const waiting = await revisionsOf(
    sync,
    prepared.map(({ record }) => record.id),
  );
  if (prepared.length === 0) return;
  const results = await writeEach(
    sync,
    prepared.map(({ record, values }) => ({ id: null, external_id: record.id, values })),
  );
  await asConnection(sync, async (call) => {
    for (const [index, written] of results.entries())
      await storeCreated(call, sync, prepared[index]!, written, waiting.get(prepared[index]!.record.id));
  });
}

interface Prepared {
  record: LocalRecord;
  values: CrmWrite['values'];
  keys: readonly string[];
  /** The values that have no counterpart in the CRM. */
  problems: readonly { rule: FieldRule; message: string }[];
}

const sentenceOf = ({ rule, message }: Prepared['problems'][number]): string =>
  `${rule.local?.label ?? rule.remote?.label ?? ''}: ${message}`;

async function storeCreated(
  call: Call,
  sync: Sync,
  { record, keys, problems }: Prepared,
  { sent, result, rejected }: Sent,
  waiting: Waiting | undefined,
): Promise<void> {
  if (result.status === 'failed') return followFailure(call, sync, record, null, result.error, waiting);
  const rules = sync.rules.filter(({ key }) => keys.includes(key));
  const isLeft = ({ remote }: FieldRule) => rejected.length > 0 && !(remote!.name in sent.values);
  const refused = rules.filter((rule) => isLeft(rule) && !isEmptyValue(record.values[rule.local?.name ?? ''] ?? null));
  const accepted = rules.filter((rule) => !refused.includes(rule));
  const at = call.now().toISOString();
  const link = await insertLink(call, sync.mapping, {
    record_id: record.id,
    remote_id: result.id,
    remote_url: null,
    base: {
      // A value that the CRM fills in by itself is not known yet, and is no change of a person there.
      ...Object.fromEntries([...problems.map(({ rule }) => rule), ...refused].map(({ key }) => [key, { l: null }])),
      ...agreedBase(accepted, record.values, sent.values),
    },
    origins: Object.fromEntries(
      accepted.map(({ key }): [string, Origin] => [key, { side: 'here', at, rule: 'created' }]),
    ),
    last_origin: 'here',
    remote_updated_at: result.updated_at,
  });
  if (waiting) await finishChanges(call, sync.mapping.id, [waiting]);
  if (!link) {
    const message = `${record.name} is in ${sync.mapping.connection_name} already, linked to another record here. Merge them here.`;
    noteSyncIssue(sync, entryOfRecord(record, 'failed', result.id, {}, message));
    await raiseIssue(call, sync, {
      kind: 'duplicate',
      message,
      record_id: record.id,
      record_name: record.name,
      remote_id: result.id,
    });
    return;
  }
  noteSyncIssue(sync, entryOfRecord(record, 'create_there', result.id, sent.values, null));
  const open = await reportRefused(call, sync, record, result.id, refused, rejected);
  for (const { rule, message } of problems) {
    const label = rule.remote?.label ?? null;
    open.push(`rejected_there ${rule.local?.name ?? ''}`);
    await reportValue(call, sync, record, result.id, { field: rule.local?.name ?? null, label, message });
  }
  if (problems.length > 0)
    noteSyncIssue(sync, entryOfRecord(record, 'incomplete', result.id, {}, problems.map(sentenceOf).join(' ')));
  await settleIssues(call, sync, [{ record_id: record.id, remote_id: result.id, open }]);
  // The address and the values that the CRM adds arrive with its next changes.
  await queueChanges(call, sync.mapping.id, 'there', [result.id]);
}

/** Queues the records that ours refers to, and ours again. @returns false when it waited long enough */
async function waitForOurs(
  call: Call,
  sync: Sync,
  record: LocalRecord,
  rules: readonly { local: { name: string; references?: string } | null }[],
): Promise<boolean> {
  for (const { local } of rules) {
    const mappings = await call.rows<{ id: string }>(sql`
      select id from object_mappings
      where organization_id = ${call.organization_id} and connection_id = ${sync.mapping.connection_id}
        and local_table = ${local!.references ?? null}
        and creates_out and status = 'active'`);
    if (mappings.length === 0) return false;
    for (const { id } of mappings) await queueChanges(call, id, 'here', [String(record.values[local!.name])]);
  }
  const { attempts } = (await call.maybe<{ attempts: number }>(sql`
    select attempts from sync_changes
    where organization_id = ${call.organization_id} and object_mapping_id = ${sync.mapping.id} and side = 'here'
      and record_key = ${record.id}`)) ?? { attempts: 0 };
  return attempts < 3 && (await retryLater(call, sync.mapping.id, 'here', record.id)) !== null;
}
