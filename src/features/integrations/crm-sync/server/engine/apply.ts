import { sql } from '#server/db/sql.ts';
import type { CrmRecord } from '#server/ports/crm.ts';
import { isId } from '#shared/ids.ts';
import { meets, valuesToCreateHere } from '../plan.ts';
import { rowFrom } from '../tables/records.ts';
import { createHere } from './create-here.ts';
import { followDeletion, followMerge } from './endings.ts';
import { type Ground, matchKeyOf, passOver, skipRecord } from './ground.ts';
import { insertLink, linksOfRecords, reviveLink } from './links.ts';
import { mergeLinked } from './merge-linked.ts';
import { nameOfRemote, reportDouble, reportRecord } from './report.ts';
import { noteSyncIssue } from './sync.ts';

/** Brings one record of the CRM and ours together, as far as our side is concerned. */
export async function applyRemote(ground: Ground, record: CrmRecord): Promise<void> {
  ground.leftOut.length = 0;
  ground.subject = undefined;
  await applyOne(ground, record);
  noteLeftOut(ground, record);
}

/** Notes the fields of the record at hand that were left out. */
export function noteLeftOut(ground: Ground, record: CrmRecord): void {
  if (ground.leftOut.length === 0) return;
  const { subject } = ground;
  noteSyncIssue(ground.sync, {
    action: 'incomplete',
    record_id: subject?.id ?? null,
    remote_id: record.id,
    record_name: subject?.name ?? nameOfRemote(ground, record),
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
    if (link.end_reason !== 'deleted_there') return skipRecord(sync);
    await reviveLink(call, link.id);
  }
  if (link) return mergeLinked(ground, record, link, false);
  const known = ground.adopted.get(record.id) ?? (await ownRecord(ground, record));
  if (known) return linkTo(ground, record, known);
  if (!meets(sync.mapping.in_filters, record.values)) return passOver(ground, record);
  const found = await findLocal(ground, record);
  if (found === 'several') {
    await reportRecord(ground, record, {
      kind: 'duplicate',
      message: `${nameOfRemote(ground, record)} in ${sync.mapping.connection_name} matches several records here. Merge them or link one.`,
    });
    return;
  }
  if (found) return linkTo(ground, record, found.id);
  if (!sync.mapping.creates_in || sync.local.isOutOnly) return passOver(ground, record);
  return createHere(ground, record);
}

/** The record of ours that the CRM record was created from, when the link could not be stored any more. */
async function ownRecord({ call, sync }: Ground, { external_id }: CrmRecord): Promise<string | undefined> {
  if (!external_id || !isId(external_id)) return undefined;
  const found = await call.maybe<{ id: string }>(sql`
    select id from ${sql.identifier(sync.local.table)}
    where organization_id = ${call.organization_id} and id = ${external_id}`);
  return found?.id;
}

/** Links a record that both sides have already. */
async function linkTo(ground: Ground, record: CrmRecord, record_id: string): Promise<void> {
  const { call, sync } = ground;
  const other =
    ground.linksByRecord.get(record_id) ?? (await linksOfRecords(call, sync.mapping, [record_id])).get(record_id);
  if (other && other.remote_id !== record.id && !(other.ended_at && other.end_reason === 'deleted_there')) {
    if (other.ended_at) return skipRecord(sync);
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
  if (!link) return skipRecord(sync);
  ground.linksByRecord.set(record_id, link);
  return mergeLinked(ground, record, link, true);
}

/** An existing record with the same value of the identifying field, or one that the feature recognizes. */
async function findLocal(ground: Ground, record: CrmRecord): Promise<{ id: string } | 'several' | undefined> {
  const { call, sync, references } = ground;
  const key = matchKeyOf(sync, record);
  const same = key === undefined ? [] : (ground.matches.get(key) ?? []);
  if (same.length > 1) return 'several';
  if (same[0]) return { id: same[0] };
  if (!sync.local.find) return undefined;
  const { values } = valuesToCreateHere(sync.rules, record.values, { references, currency: sync.currency });
  const row = await rowFrom(call, sync.fields, values).catch(() => undefined);
  return row && (await sync.local.find(call, [row]))[0];
}
