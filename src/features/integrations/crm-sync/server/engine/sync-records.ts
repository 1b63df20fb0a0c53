import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { runAndRollBack } from '#server/dry-run.ts';
import {
  CrmError,
  type CrmPage,
  type CrmRecord,
  type CrmUnreadable,
  type CrmWrite,
  type CrmWriteResult,
} from '#server/ports/crm.ts';
import {
  type Base,
  type FieldRule,
  hasLocalChange,
  meets,
  type Origin,
  type Values,
  valuesToCreateThere,
} from '../plan.ts';
import type { LocalRecord } from '../tables/local-table.ts';
import { readSyncRecords } from '../tables/records.ts';
import { isEmptyValue } from '../values.ts';
import {
  AlreadyLinked,
  applyRemote,
  baseOf,
  followArchive,
  type Ground,
  matchesOf,
  type Outgoing,
  reportError,
} from './apply.ts';
import { raiseIssue, settleIssues, settleUnconcerned } from './issues.ts';
import { isOfValue } from './lasting.ts';
import { takeLeases } from './leases.ts';
import {
  endLink,
  insertLink,
  type Link,
  linksOfRecords,
  linksOfRemotes,
  referencesOf,
  reviveLink,
  updateLink,
} from './links.ts';
import { finishChanges, queueChanges, retryLater, type Waiting } from './queue.ts';
import { asConnection, noteSyncIssue, type Sync } from './sync.ts';

const remoteKey = ({ mapping }: Sync, id: string) => `${mapping.connection_id} ${mapping.remote_object} ${id}`;
const localKey = ({ mapping }: Sync, id: string) => `${mapping.connection_id} ${mapping.local_table} ${id}`;

/** The id under which a fault of a whole list is reported. */
const LIST = '(list)';

/** Reports what the CRM listed and nothing can read, such as a bad row of a file, and a list that has no end. */
export async function reportUnreadable(sync: Sync, { unreadable = [], has_more }: CrmPage): Promise<void> {
  const noteOne = ({ where, message }: CrmUnreadable) =>
    noteSyncIssue(sync, {
      action: 'failed',
      record_id: null,
      remote_id: where.slice(0, 200),
      record_name: where,
      before: {},
      after: {},
      message,
    });
  if (sync.isTrial) {
    for (const one of unreadable) noteOne(one);
    return;
  }
  const isListWhole = !has_more && !unreadable.some(({ is_list }) => is_list);
  if (unreadable.length === 0 && !isListWhole) return;
  await sync.job.within(async (call) => {
    for (const one of unreadable) {
      const isNew = await raiseIssue(call, sync, {
        kind: 'rejected_here',
        message: one.is_list ? `${one.where}: ${one.message}` : `${one.where} was not read. ${one.message}`,
        record_name: one.where,
        remote_id: one.is_list ? LIST : one.where.slice(0, 200),
        is_dead: true,
      });
      // A list is read again and again, and its fault is told once.
      if (isNew || sync.run_id) noteOne(one);
    }
    if (isListWhole) await settleUnconcerned(call, sync, [LIST]);
  });
}

/** Synchronizes records whose state in the CRM was just read. */
export async function syncRemotes(
  sync: Sync,
  given: readonly CrmRecord[],
  adopted: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const records = [...new Map(given.map((record) => [record.id, record])).values()];
  if (records.length === 0) return;
  const lease = sync.isTrial ? undefined : await leaseRemotes(sync, records, adopted);
  try {
    const free = records.filter(({ id }) => !lease?.busy.has(id));
    const busy = records.filter(({ id }) => lease?.busy.has(id));
    if (busy.length > 0)
      await sync.job.within((call) =>
        queueChanges(
          call,
          sync.mapping.id,
          'there',
          busy.map(({ id }) => id),
        ),
      );
    const current = sync.isTrial ? free : await freshRecords(sync, free);
    const outgoing = await decide(sync, current, adopted);
    if (!sync.isTrial) await sendUpdates(sync, outgoing);
  } finally {
    await lease?.release();
  }
}

async function leaseRemotes(sync: Sync, records: readonly CrmRecord[], adopted: ReadonlyMap<string, string>) {
  const links = await sync.job.within((call) =>
    linksOfRemotes(
      call,
      sync.mapping,
      records.map(({ id }) => id),
    ),
  );
  const keysOf = ({ id, external_id }: CrmRecord): string[] => {
    const ours = links.get(id)?.record_id ?? adopted.get(id) ?? external_id;
    return [remoteKey(sync, id), ...(ours ? [localKey(sync, ours)] : [])];
  };
  const { taken, release } = await takeLeases(sync.job, records.flatMap(keysOf));
  const busy = new Set(records.filter((record) => keysOf(record).some((key) => !taken.has(key))).map(({ id }) => id));
  return { busy, release };
}

/**
 * A record that was read before the latest state that we know is read again under its lease: otherwise a value that we
 * wrote in between would be taken for a change.
 */
async function freshRecords(sync: Sync, records: readonly CrmRecord[]): Promise<readonly CrmRecord[]> {
  const links = await sync.job.within((call) =>
    linksOfRemotes(
      call,
      sync.mapping,
      records.map(({ id }) => id),
    ),
  );
  const stale = records.filter((record) => {
    const known = links.get(record.id)?.remote_updated_at;
    return !record.is_deleted && known && new Date(known).getTime() >= new Date(record.updated_at).getTime();
  });
  if (stale.length === 0) return records;
  const again = new Map(
    (
      await sync.crm.read(
        sync.mapping.remote_object,
        stale.map(({ id }) => id),
        sync.reads,
      )
    ).map((one) => [one.id, one]),
  );
  return records.map((record) => again.get(record.id) ?? record);
}

/** The part in our database: one transaction for all of them, in which each can fail alone. */
function decide(
  sync: Sync,
  records: readonly CrmRecord[],
  adopted: ReadonlyMap<string, string>,
): Promise<readonly Outgoing[]> {
  const work = async (call: Call): Promise<readonly Outgoing[]> => {
    const links = await linksOfRemotes(
      call,
      sync.mapping,
      records.map(({ id }) => id),
    );
    const ids = [...[...links.values()].map(({ record_id }) => record_id), ...adopted.values()];
    const locals = await readSyncRecords(call, sync.local, sync.fields, ids, { lock: true });
    const ground: Ground = {
      call,
      sync,
      links,
      linksByRecord: new Map([...links.values()].map((link) => [link.record_id, link])),
      records: locals,
      adopted,
      references: await referencesOf(
        call,
        sync,
        [...locals.values()].map(({ values }) => values),
        records.map(({ values }) => values),
      ),
      outgoing: [],
      matches: await matchesOf(call, sync, records),
      settled: [],
      unconcerned: [],
      leftOut: [],
    };
    for (const record of records) await alone(ground, record);
    await settleIssues(call, sync, ground.settled);
    await settleUnconcerned(call, sync, ground.unconcerned);
    return ground.outgoing;
  };
  return asConnection(sync, (call) => (sync.isTrial ? runAndRollBack(call, work) : work(call)));
}

/**
 * Applies one record. A record that another synchronization created first is left to that one, and one that the database
 * refuses is an issue of its own and does not stop the others.
 */
async function alone(ground: Ground, record: CrmRecord): Promise<void> {
  const { call, sync, outgoing, settled, unconcerned } = ground;
  const before = [outgoing.length, settled.length, unconcerned.length, sync.entries.length] as const;
  const counts = { ...sync.counts };
  await call.run('savepoint one_record');
  try {
    await applyRemote(ground, record);
    await call.run('release savepoint one_record');
  } catch (error) {
    if (!(error instanceof AlreadyLinked) && !isOfValue(error)) throw error;
    await call.run('rollback to savepoint one_record');
    [outgoing.length, settled.length, unconcerned.length, sync.entries.length] = before;
    Object.assign(sync.counts, counts);
    if (isOfValue(error)) await reportError(ground, record, error as Error);
  }
}

/** Sends changes to the CRM in one batch, and then stores that both sides agree. */
async function sendUpdates(sync: Sync, outgoing: readonly Outgoing[]): Promise<void> {
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

function revisionsOf({ job, mapping }: Sync, ids: readonly string[]): Promise<Map<string, Waiting>> {
  return job.within(async (call) => {
    const rows = await call.rows<Waiting>(sql`
      select side, record_key, revision, attempts from sync_changes
      where organization_id = ${call.organization_id} and object_mapping_id = ${mapping.id} and side = 'here'
        and record_key = any(${ids})`);
    return new Map(rows.map((row) => [row.record_key, row]));
  });
}

interface Sent {
  sent: CrmWrite;
  result: CrmWriteResult;
  /** The fields that the CRM refused; the others were written without them. */
  rejected: CrmError[];
}

/** A record with more refused fields than this has another fault. */
const MOST_REFUSED = 10;

/** Writes a batch. A record of which the CRM rejects fields is written again without them, one after the other. */
async function writeEach(sync: Sync, writes: readonly CrmWrite[]): Promise<Sent[]> {
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
  await updateLink(call, link_id, {
    base: { ...pendingBase(fresh, before), ...baseOf(written, record.values, accepted) },
    origins: Object.fromEntries(written.map(({ key }): [string, Origin] => [key, { ...chosen[key]!, at }])),
    last_origin: written.length > 0 ? 'here' : null,
    remote_updated_at: result.status === 'failed' ? null : result.updated_at,
    decided: written.map(({ local }) => local?.name ?? ''),
  });
  if (waiting) await finishChanges(call, sync.mapping.id, [waiting]);
  if (result.status !== 'failed')
    noteSyncIssue(sync, entryOf(record, 'update_there', remote_id, accepted, null, before));
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
async function reportRefused(
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
  noteSyncIssue(sync, entryOf(record, 'incomplete', remote_id, {}, texts.join(' ')));
  return open;
}

/** Another attempt is worth it while the CRM is busy; rejected values wait for a person or another change. */
async function followFailure(
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
  noteSyncIssue(sync, entryOf(record, 'failed', remote_id, {}, error.message));
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

/** Synchronizes records of ours that changed. */
export async function syncLocals(sync: Sync, ids: readonly string[]): Promise<void> {
  const work = await sortLocals(sync, [...new Set(ids)]);
  await syncRemoteIds(sync, work.linked);
  await createThere(sync, work.fresh);
}

/** Reads records of the CRM by id and synchronizes them; those that are gone count as deleted. */
export async function syncRemoteIds(sync: Sync, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { crm, mapping, reads, job } = sync;
  const found = await crm.read(mapping.remote_object, ids, reads);
  const known = new Set(found.map(({ id }) => id));
  const gone = ids
    .filter((id) => !known.has(id))
    .map(
      (id): CrmRecord => ({
        id,
        values: {},
        updated_at: job.kernel.clock.now().toISOString(),
        is_deleted: true,
        merged_into: null,
        external_id: null,
        url: null,
      }),
    );
  await syncRemotes(sync, [...found, ...gone]);
}

/** Divides changed records into linked ones with a change for the CRM, and new ones. */
async function sortLocals(sync: Sync, ids: readonly string[]): Promise<{ linked: string[]; fresh: LocalRecord[] }> {
  const { mapping } = sync;
  const work = async (call: Call) => {
    const records = await readSyncRecords(call, sync.local, sync.fields, ids);
    const links = await linksOfRecords(call, mapping, ids);
    const linked: string[] = [];
    const fresh: LocalRecord[] = [];
    for (const id of ids) {
      const [record, link] = [records.get(id), links.get(id)];
      if (link && link.object_mapping_id === mapping.id) {
        const remote = await linkedChange(call, sync, record, link);
        if (remote) linked.push(remote);
      } else if (
        !link &&
        record &&
        !sync.touched.has(id) &&
        !record.is_archived &&
        mapping.creates_out &&
        meets(mapping.out_filters, record.values)
      )
        fresh.push(record);
      else sync.counts.skipped += 1;
    }
    return { linked, fresh };
  };
  return asConnection(sync, (call) => (sync.isTrial ? runAndRollBack(call, work) : work(call)));
}

/** @returns the id of the CRM record when it has to be compared */
async function linkedChange(
  call: Call,
  sync: Sync,
  record: LocalRecord | undefined,
  link: Link,
): Promise<string | undefined> {
  if (!record || record.is_archived) {
    if (!link.ended_at && !record) await endLink(call, link.id, 'deleted_here');
    else if (!link.ended_at && record) await followArchive(call, sync, link, record);
    return undefined;
  }
  if (link.ended_at) {
    if (link.end_reason !== 'deleted_here') return undefined;
    await reviveLink(call, link.id);
    return link.remote_id;
  }
  const isDecided = Object.keys(link.decisions).length > 0;
  if (!isDecided && !hasLocalChange(sync.rules, record.values, link.base)) {
    sync.counts.unchanged += 1;
    return undefined;
  }
  return link.remote_id;
}

/** Creates records in the CRM, unless it has them already. The id of ours keeps a repetition from doubling them. */
async function createThere(sync: Sync, fresh: readonly LocalRecord[]): Promise<void> {
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
  const outgoing = await decide(
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
        noteSyncIssue(sync, entryOf(record, 'failed', null, given.values, message));
        continue;
      }
      ready.push({ record, values: given.values, keys: given.keys, problems });
    }
    return ready;
  });
  if (sync.isTrial) {
    for (const { record, values, problems } of prepared) {
      noteSyncIssue(sync, entryOf(record, 'create_there', null, values, null));
      if (problems.length > 0)
        noteSyncIssue(sync, entryOf(record, 'incomplete', null, {}, problems.map(sentenceOf).join(' ')));
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
      ...baseOf(accepted, record.values, sent.values),
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
    noteSyncIssue(sync, entryOf(record, 'failed', result.id, {}, message));
    await raiseIssue(call, sync, {
      kind: 'duplicate',
      message,
      record_id: record.id,
      record_name: record.name,
      remote_id: result.id,
    });
    return;
  }
  noteSyncIssue(sync, entryOf(record, 'create_there', result.id, sent.values, null));
  const open = await reportRefused(call, sync, record, result.id, refused, rejected);
  for (const { rule, message } of problems) {
    const label = rule.remote?.label ?? null;
    open.push(`rejected_there ${rule.local?.name ?? ''}`);
    await reportValue(call, sync, record, result.id, { field: rule.local?.name ?? null, label, message });
  }
  if (problems.length > 0)
    noteSyncIssue(sync, entryOf(record, 'incomplete', result.id, {}, problems.map(sentenceOf).join(' ')));
  await settleIssues(call, sync, [{ record_id: record.id, remote_id: result.id, open }]);
  // The address and the values that the CRM adds arrive with its next changes.
  await queueChanges(call, sync.mapping.id, 'there', [result.id]);
}

const fieldFor = ({ rules }: Sync, remote: string | undefined): string | null =>
  rules.find((rule) => rule.remote?.name === remote)?.local?.name ?? remote ?? null;

const labelFor = ({ remoteFields }: Sync, remote: string | undefined): string | null =>
  remoteFields.find(({ name }) => name === remote)?.label ?? remote ?? null;

function entryOf(
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
async function reportValue(
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
