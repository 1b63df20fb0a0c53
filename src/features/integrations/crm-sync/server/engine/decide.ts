import type { Call } from '#server/call.ts';
import { runAndRollBack } from '#server/dry-run.ts';
import type { CrmRecord } from '#server/ports/crm.ts';
import { readSyncRecords } from '../tables/records.ts';
import { applyRemote } from './apply.ts';
import { AlreadyLinked } from './create-here.ts';
import { type Ground, matchesOf, type Outgoing } from './ground.ts';
import { settleIssues, settleUnconcerned } from './issues.ts';
import { isOfValue } from './lasting.ts';
import { linksOfRemotes, referencesOf } from './links.ts';
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
