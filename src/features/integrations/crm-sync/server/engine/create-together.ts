import type { Row } from '#server/db/client.ts';
import { Refusal, refusalBehind } from '#server/errors.ts';
import type { CrmRecord } from '#server/ports/crm.ts';
import { isId } from '#shared/ids.ts';
import { type Created, meets, valuesToCreateHere } from '../plan.ts';
import { readSyncRecords, rowFrom } from '../tables/records.ts';
import { noteLeftOut } from './apply.ts';
import { attemptWork } from './attempt.ts';
import { AlreadyLinked, concludeCreation, createLocals, linkOfNew, type NewHere } from './create-here.ts';
import { type Ground, matchKeyOf } from './ground.ts';
import { isOfValue } from './lasting.ts';
import { insertLinks } from './links.ts';

/** A CRM record that is probably created here, with what other new records must not share with it. */
export interface Fresh {
  record: CrmRecord;
  given: Created;
  row: Row;
  keys: readonly string[];
}

/** Fewer records than this are created one by one. */
const FEWEST = 4;

/** Whether no record here has to do with the record of the CRM, as far as is known without another query. */
export const isUnknown = ({ links, adopted }: Ground, { id, external_id, ...record }: CrmRecord): boolean =>
  !links.has(id) &&
  !adopted.has(id) &&
  !record.is_deleted &&
  !record.merged_into &&
  !(external_id && isId(external_id));

/** @returns what to create for the record; undefined if it has to be looked at alone */
export async function freshRecord(ground: Ground, record: CrmRecord): Promise<Fresh | undefined> {
  const { call, sync, references, matches } = ground;
  const { local, mapping } = sync;
  if (!mapping.creates_in || local.isOutOnly || !local.recognizedBy) return undefined;
  if (!isUnknown(ground, record) || !meets(mapping.in_filters, record.values)) return undefined;
  const key = matchKeyOf(sync, record);
  if (key !== undefined && matches.has(key)) return undefined;
  const given = valuesToCreateHere(sync.rules, record.values, { references, currency: sync.currency });
  if (given.waiting.length > 0 && !sync.isTrial) return undefined;
  try {
    const row = await rowFrom(call, sync.fields, given.values);
    return { record, given, row, keys: [...(key === undefined ? [] : [`match ${key}`]), ...local.recognizedBy(row)] };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * Creates and links records in few statements. When one of them is refused, each half is tried by itself, so that the
 * refused one is left at last.
 * @returns the records that have to be looked at alone
 */
export async function createTogether(ground: Ground, fresh: readonly Fresh[]): Promise<CrmRecord[]> {
  if (fresh.length < FEWEST) return fresh.map(({ record }) => record);
  let alone: CrmRecord[] = [];
  const error = await attemptWork(
    ground,
    async () => {
      alone = await createUnrecognized(ground, fresh);
    },
    (problem) =>
      problem instanceof AlreadyLinked || problem instanceof Refusal || isOfValue(problem) || !!refusalBehind(problem),
  );
  if (!error) return alone;
  const half = Math.ceil(fresh.length / 2);
  return [
    ...(await createTogether(ground, fresh.slice(0, half))),
    ...(await createTogether(ground, fresh.slice(half))),
  ];
}

/** @returns the records that exist here already */
async function createUnrecognized(ground: Ground, fresh: readonly Fresh[]): Promise<CrmRecord[]> {
  const { call, sync } = ground;
  const existing = await sync.local.find?.(
    call,
    fresh.map(({ row }) => row),
  );
  const unknown = fresh.filter((_, index) => !existing?.[index]);
  const ids = await createLocals(
    call,
    sync,
    unknown.map(({ row }) => row),
  );
  const locals = await readSyncRecords(call, sync.local, sync.fields, ids);
  const created = unknown.map(
    ({ record, given }, index): NewHere => ({ record, given, local: locals.get(ids[index]!)!, dropped: [] }),
  );
  const links = await insertLinks(
    call,
    sync.mapping,
    created.map((one) => linkOfNew(sync, one)),
  );
  if (links.size < created.length) throw new AlreadyLinked();
  const incomplete: (() => void)[] = [];
  for (const one of created) {
    ground.leftOut = [];
    await concludeCreation(ground, one, links.get(one.record.id)!);
    const { leftOut, subject } = ground;
    incomplete.push(() => noteLeftOut(Object.assign(ground, { leftOut, subject }), one.record));
  }
  // Only now, because a record counts as incomplete once, also when the others are tried again.
  for (const note of incomplete) note();
  return fresh.filter((_, index) => existing?.[index]).map(({ record }) => record);
}
