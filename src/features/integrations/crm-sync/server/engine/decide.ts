import type { Call } from '#server/call.ts';
import { runAndRollBack } from '#server/dry-run.ts';
import type { CrmRecord } from '#server/ports/crm.ts';
import { meets } from '../plan.ts';
import { readSyncRecords } from '../tables/records.ts';
import { applyRemote } from './apply.ts';
import { attemptWork } from './attempt.ts';
import { AlreadyLinked } from './create-here.ts';
import { createTogether, type Fresh, freshRecord, isUnknown } from './create-together.ts';
import { type Ground, matchesOf, type Outgoing, passOver } from './ground.ts';
import { settleIssues, settleUnconcerned } from './issues.ts';
import { isOfValue } from './lasting.ts';
import { linksOfRemotes, referencesOf } from './links.ts';
import { noteQuietPairs, quietPair } from './merge-linked.ts';
import { queueChanges } from './queue.ts';
import { reportError } from './report.ts';
import { asConnection, type Sync } from './sync.ts';

/** The part in our database: one transaction for all of them, in which each can fail alone. */
export function decideRecords(
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
    await applyPage(ground, records);
    await queueChanges(
      call,
      sync.mapping.id,
      'here',
      ground.outgoing.map(({ record }) => record.id),
    );
    await settleIssues(call, sync, ground.settled);
    await settleUnconcerned(call, sync, ground.unconcerned);
    return ground.outgoing;
  };
  return asConnection(sync, (call) => (sync.isTrial ? runAndRollBack(call, work) : work(call)));
}

/**
 * Applies records in their order. New ones that follow one another and share nothing are created together; every other
 * record is looked at alone, after those before it.
 */
async function applyPage(ground: Ground, records: readonly CrmRecord[]): Promise<void> {
  const rest = await noteQuiet(ground, records);
  let together: Fresh[] = [];
  const keys = new Set<string>();
  const createAll = async () => {
    const fresh = together;
    together = [];
    keys.clear();
    for (const record of await createTogether(ground, fresh)) await applyAlone(ground, record);
  };
  for (const record of rest) {
    if (isUnknown(ground, record) && !meets(ground.sync.mapping.in_filters, record.values)) {
      passOver(ground, record);
      continue;
    }
    let fresh = await freshRecord(ground, record);
    if (fresh?.keys.some((key) => keys.has(key))) {
      await createAll();
      fresh = await freshRecord(ground, record);
    }
    if (fresh) {
      together.push(fresh);
      for (const key of fresh.keys) keys.add(key);
    } else {
      await createAll();
      await applyAlone(ground, record);
    }
  }
  await createAll();
}

/**
 * Notes the records on which both sides agree. If a value of one cannot be stored, all are looked at alone.
 * @returns the other records
 */
async function noteQuiet(ground: Ground, records: readonly CrmRecord[]): Promise<readonly CrmRecord[]> {
  const pairs = records.flatMap((record) => quietPair(ground, record) ?? []);
  if (pairs.length === 0) return records;
  const error = await attemptWork(ground, () => noteQuietPairs(ground, pairs), isOfValue);
  const quiet = new Set(error ? [] : pairs.map(({ record }) => record));
  return records.filter((record) => !quiet.has(record));
}

/**
 * Applies one record. A record that another synchronization created first is left to that one, and one that the database
 * refuses is an issue of its own and does not stop the others.
 */
async function applyAlone(ground: Ground, record: CrmRecord): Promise<void> {
  const error = await attemptWork(
    ground,
    () => applyRemote(ground, record),
    (problem) => problem instanceof AlreadyLinked || isOfValue(problem),
  );
  if (error && isOfValue(error)) await reportError(ground, record, error);
}
