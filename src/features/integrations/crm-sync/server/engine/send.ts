import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { CrmError, type CrmWrite, type CrmWriteResult } from '#server/ports/crm.ts';
import type { Base, FieldRule, Origin, Values } from '../plan.ts';
import type { LocalRecord } from '../tables/local-table.ts';
import { agreedBase } from './base.ts';
import type { Outgoing } from './ground.ts';
import { raiseIssue, settleIssues } from './issues.ts';
import { updateLinks } from './links.ts';
import { finishChanges, queueChanges, retryLater, type Waiting } from './queue.ts';
import { asConnection, noteSyncIssue, type Sync } from './sync.ts';

/** Sends changes to the CRM in one batch, and then stores that both sides agree. */
export async function sendUpdates(sync: Sync, outgoing: readonly Outgoing[]): Promise<void> {
  if (outgoing.length === 0) return;
  const waiting = await revisionsOf(
    sync,
    outgoing.map(({ record }) => record.id),
  );
  const results = await writeEach(
    sync,
    outgoing.map(({ record, remote_id, values }) => ({ id: remote_id, external_id: record.id, values })),
  );
  await asConnection(sync, async (call) => {
    for (const [index, written] of results.entries()) {
      const change = outgoing[index]!;
      await storeSent(call, sync, change, written, waiting.get(change.record.id));
    }
  });
}

export function revisionsOf({ job, mapping }: Sync, ids: readonly string[]): Promise<Map<string, Waiting>> {
  return job.within(async (call) => {
    const rows = await call.rows<Waiting>(sql`
      select side, record_key, revision, attempts from sync_changes
      where organization_id = ${call.organization_id} and object_mapping_id = ${mapping.id} and side = 'here'
        and record_key = any(${ids})`);
    return new Map(rows.map((row) => [row.record_key, row]));
  });
}

export interface Sent {
  sent: CrmWrite;
  result: CrmWriteResult;
  /** The fields that the CRM refused; the others were written without them. */
  rejected: CrmError[];
}

/** A record with more refused fields than this has another fault. */
const MOST_REFUSED = 10;

/** Writes a batch. A record of which the CRM rejects fields is written again without them, one after the other. */
export async function writeEach(sync: Sync, writes: readonly CrmWrite[]): Promise<Sent[]> {
  const { crm, mapping } = sync;
  const first = await crm.write(mapping.remote_object, writes);
  const results: Sent[] = writes.map((sent, index) => ({
    sent,
    rejected: [],
    result: first[index] ?? {
      status: 'failed',
      error: new CrmError('busy', 'The CRM gave no answer for this record.'),
    },
  }));
  for (let round = 0; round < MOST_REFUSED; round += 1) {
    const again = results.flatMap((entry) => {
      const { sent, result } = entry;
      if (result.status !== 'failed' || !isOfField(result.error, sent)) return [];
      const field = result.error.field!;
      const values = withoutField(sync, sent.values, field);
      return Object.keys(values).length > 0 ? [{ entry, error: result.error, write: { ...sent, values } }] : [];
    });
    if (again.length === 0) break;
    const next = await crm.write(
      mapping.remote_object,
      again.map(({ write }) => write),
    );
    for (const [index, { entry, error, write }] of again.entries()) {
      if (!next[index]) continue;
      entry.rejected.push(error);
      entry.sent = write;
      entry.result = next[index];
    }
  }
  return results;
}

/** Whether the CRM refuses one of the sent fields, so that the others can be written without it. */
const isOfField = ({ kind, field }: CrmError, { values }: CrmWrite): boolean =>
  ['invalid', 'forbidden'].includes(kind) && field !== undefined && field in values;

/** The values without a field. An amount goes only together with its currency. */
function withoutField({ rules }: Sync, values: CrmWrite['values'], field: string): CrmWrite['values'] {
  const own = rules.filter(({ remote }) => remote?.name === field).map(({ local }) => local);
  const currencies = own.flatMap((local) => local?.currency_field ?? (local?.codes === 'currencies' ? local.name : []));
  const coupled = rules.flatMap(({ local, remote }) =>
    local && remote && (currencies.includes(local.name) || currencies.includes(local.currency_field ?? ''))
      ? [remote.name]
      : [],
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== field && !coupled.includes(name)));
}

async function storeSent(
  call: Call,
  sync: Sync,
  { link_id, record, remote_id, values, rules, chosen, before, open_keys, open }: Outgoing,
  { sent, result, rejected: refusals }: Sent,
  waiting: Waiting | undefined,
): Promise<void> {
  const last = result.status === 'failed' ? result.error : undefined;
  // The last field can be refused as well, and then nothing is written.
  if (last && !isOfField(last, sent)) {
    await followFailure(call, sync, record, remote_id, last, waiting);
    return;
  }
  const accepted = last ? {} : sent.values;
  const rejected = last ? [...refusals, last] : refusals;
  const written = rules.filter(({ remote }) => remote!.name in accepted);
  const left = rules.filter(({ remote }) => remote!.name in values && !(remote!.name in accepted));
  const fresh = left.filter(({ key }) => open_keys.includes(key));
  const at = call.now().toISOString();
  await updateLinks(call, [
    {
      id: link_id,
      base: { ...pendingBase(fresh, before), ...agreedBase(written, record.values, accepted) },
      origins: Object.fromEntries(written.map(({ key }): [string, Origin] => [key, { ...chosen[key]!, at }])),
      last_origin: written.length > 0 ? 'here' : null,
      remote_updated_at: result.status === 'failed' ? null : result.updated_at,
      decided: written.map(({ local }) => local?.name ?? ''),
    },
  ]);
  if (waiting) await finishChanges(call, sync.mapping.id, [waiting]);
  if (result.status !== 'failed')
    noteSyncIssue(sync, entryOfRecord(record, 'update_there', remote_id, accepted, null, before));
  const refused = await reportRefused(call, sync, record, remote_id, left, rejected);
  await settleIssues(call, sync, [{ record_id: record.id, remote_id, open: [...open, ...refused] }]);
}

/** The CRM keeps its own value of a refused field, and ours counts as changed until it is accepted. */
const pendingBase = (rules: readonly FieldRule[], before: Values): Base =>
  Object.fromEntries(
    rules.flatMap(({ key, local, remote }) =>
      local && remote ? [[key, { l: null, r: before[remote.name] ?? null }]] : [],
    ),
  );

/** Raises an issue for each field that the CRM refused while it took the others. @returns them as kind and field */
export async function reportRefused(
  call: Call,
  sync: Sync,
  record: LocalRecord,
  remote_id: string,
  left: readonly FieldRule[],
  rejected: readonly CrmError[],
): Promise<string[]> {
  if (rejected.length === 0) return [];
  const open: string[] = [];
  const texts: string[] = [];
  const named = new Set(rejected.map(({ field }) => field));
  const coupled = left.filter(({ remote }) => !named.has(remote!.name));
  const all = [
    ...rejected.map(({ field, message }) => ({ field: fieldFor(sync, field), label: labelFor(sync, field), message })),
    ...coupled.map(({ local, remote }) => ({
      field: local?.name ?? remote!.name,
      label: remote!.label,
      message: 'An amount and its currency are only written together.',
    })),
  ];
  for (const { field, label, message } of all) {
    open.push(`rejected_there ${field ?? ''}`);
    texts.push(await reportValue(call, sync, record, remote_id, { field, label, message }));
  }
  noteSyncIssue(sync, entryOfRecord(record, 'incomplete', remote_id, {}, texts.join(' ')));
  return open;
}

/** Another attempt is worth it while the CRM is busy; rejected values wait for a person or another change. */
export async function followFailure(
  call: Call,
  sync: Sync,
  record: LocalRecord,
  remote_id: string | null,
  error: CrmError,
  waiting: Waiting | undefined,
): Promise<void> {
  const { mapping } = sync;
  if (error.kind === 'missing' && remote_id) {
    await queueChanges(call, mapping.id, 'there', [remote_id]);
    if (waiting) await finishChanges(call, mapping.id, [waiting]);
    return;
  }
  const next_at = ['busy', 'expired', 'forbidden'].includes(error.kind)
    ? await retryLater(call, mapping.id, 'here', record.id, error.retry_after)
    : null;
  const willRetry = next_at !== null;
  if (next_at && (!sync.retry_at || next_at < sync.retry_at)) sync.retry_at = next_at;
  // A limit of the rate is part of normal work, and the record is sent when the CRM said.
  if (willRetry && error.kind === 'busy' && error.retry_after) return;
  if (!willRetry && waiting) await finishChanges(call, mapping.id, [waiting]);
  noteSyncIssue(sync, entryOfRecord(record, 'failed', remote_id, {}, error.message));
  const field = sync.rules.find(({ remote }) => remote?.name === error.field);
  await raiseIssue(call, sync, {
    kind: error.kind === 'busy' ? 'unavailable' : error.kind === 'conflict' ? 'duplicate' : 'rejected_there',
    message: `${error.field ? `${labelFor(sync, error.field)} of ` : ''}${record.name} was not written to ${mapping.connection_name}. ${error.message}`,
    field: field?.local?.name ?? error.field ?? null,
    record_id: record.id,
    record_name: record.name,
    remote_id,
    is_dead: !willRetry,
  });
}

export const fieldFor = ({ rules }: Sync, remote: string | undefined): string | null =>
  rules.find((rule) => rule.remote?.name === remote)?.local?.name ?? remote ?? null;

const labelFor = ({ remoteFields }: Sync, remote: string | undefined): string | null =>
  remoteFields.find(({ name }) => name === remote)?.label ?? remote ?? null;

export function entryOfRecord(
  record: LocalRecord,
  action: 'create_there' | 'update_there' | 'incomplete' | 'failed',
  remote_id: string | null,
  after: CrmWrite['values'],
  message: string | null,
  before: Values = {},
) {
  return { action, record_id: record.id, remote_id, record_name: record.name, before, after, message };
}

/** @returns the sentence of the issue */
export async function reportValue(
  call: Call,
  sync: Sync,
  record: LocalRecord,
  remote_id: string | null,
  { field, label, message }: { field: string | null; label: string | null; message: string },
): Promise<string> {
  const { connection_name } = sync.mapping;
  const text = label
    ? `${label} of ${record.name} was not written to ${connection_name}. ${message}`
    : `${record.name} was not written to ${connection_name}. ${message}`;
  if (sync.isTrial) return text;
  await raiseIssue(call, sync, {
    kind: 'rejected_there',
    message: text,
    field,
    record_id: record.id,
    record_name: record.name,
    remote_id,
    local_value: field ? (record.values[field] ?? null) : null,
    is_dead: true,
  });
  return text;
}
