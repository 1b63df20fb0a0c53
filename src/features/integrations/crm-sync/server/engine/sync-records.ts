import type { Call } from '#server/call.ts';
import { runAndRollBack } from '#server/dry-run.ts';
import type { CrmRecord } from '#server/ports/crm.ts';
import { hasLocalChange, meets } from '../plan.ts';
import type { LocalRecord } from '../tables/local-table.ts';
import { readSyncRecords } from '../tables/records.ts';
import { createThere, localKey } from './create-there.ts';
import { decideRecords } from './decide.ts';
import { followArchive } from './endings.ts';
import { takeLeases } from './leases.ts';
import { endLink, type Link, linksOfRecords, linksOfRemotes, reviveLink } from './links.ts';
import { queueChanges } from './queue.ts';
import { sendUpdates } from './send.ts';
import { asConnection, type Sync } from './sync.ts';

const remoteKey = ({ mapping }: Sync, id: string) => `${mapping.connection_id} ${mapping.remote_object} ${id}`;

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
    const outgoing = await decideRecords(sync, current, adopted);
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
