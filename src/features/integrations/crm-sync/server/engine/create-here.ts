import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { caughtRefusal, runAndRollBack } from '#server/dry-run.ts';
import type { Refusal } from '#server/errors.ts';
import type { CrmRecord } from '#server/ports/crm.ts';
import { type Created, type FieldRule, mergePair, type Values, valuesToCreateHere } from '../plan.ts';
import type { LocalRecord } from '../tables/local-table.ts';
import { readSyncRecords, rowFrom } from '../tables/records.ts';
import { agreedBase, onlyFields, ownBase, withoutFields } from './base.ts';
import { type Ground, rememberMatch } from './ground.ts';
import { insertLink, type Link, type NewLink } from './links.ts';
import { sendLater } from './merge-linked.ts';
import { waitForReferences } from './references.ts';
import { detailOf, refusalSentence, refusedFields, withCoupled } from './refusal.ts';
import { nameOfRemote, reportField, reportRecord } from './report.ts';
import { noteSyncIssue, type Sync } from './sync.ts';

export async function createHere(ground: Ground, record: CrmRecord): Promise<void> {
  const { call, sync, references } = ground;
  const given = valuesToCreateHere(sync.rules, record.values, { references, currency: sync.currency });
  if (given.waiting.length > 0 && !sync.isTrial) {
    // The related record is synchronized first.
    const again = await waitForReferences(ground, record, given.waiting);
    if (again) return;
  }
  const made = await createAccepted(ground, given.values);
  if ('refusal' in made) {
    await reportRecord(ground, record, {
      kind: 'rejected_here',
      is_dead: true,
      message: `${nameOfRemote(ground, record)} was not created: ${refusalSentence(sync, made.refusal, given.values)}`,
      detail: detailOf(made.refusal),
    });
    return;
  }
  const [local] = (await readSyncRecords(call, sync.local, sync.fields, [made.id])).values();
  const created: NewHere = { record, given, local: local!, dropped: made.dropped };
  const link = await insertLink(call, sync.mapping, linkOfNew(sync, created));
  // Another synchronization was faster; its record stays and this one is undone with the savepoint.
  if (!link) throw new AlreadyLinked();
  await concludeCreation(ground, created, link);
}

/** A record of ours that was just created for one of the CRM. */
export interface NewHere {
  record: CrmRecord;
  given: Created;
  local: LocalRecord;
  dropped: readonly Dropped[];
}

const agreedRules = ({ rules }: Sync, { given, dropped }: NewHere): FieldRule[] =>
  rules.filter(({ key, local }) => given.keys.includes(key) && !dropped.some(({ field }) => field === local?.name));

export function linkOfNew(sync: Sync, created: NewHere): NewLink {
  const { record, local } = created;
  const rules = agreedRules(sync, created);
  return {
    record_id: local.id,
    remote_id: record.id,
    remote_url: record.url,
    base: { ...ownBase(sync.rules, local.values), ...agreedBase(rules, local.values, record.values) },
    origins: Object.fromEntries(
      rules.map(({ key }) => [key, { side: 'there' as const, at: record.updated_at, rule: 'created' }]),
    ),
    last_origin: 'there',
    remote_updated_at: record.updated_at,
  };
}

/** Notes a created and linked record, reports what it lacks, and decides what the CRM gets. */
export async function concludeCreation(
  ground: Ground,
  { record, given, local, dropped }: NewHere,
  link: Link,
): Promise<void> {
  const { sync, references } = ground;
  rememberMatch(ground, local);
  noteSyncIssue(sync, {
    action: 'create_here',
    // A simulation rolls the record back.
    record_id: sync.isTrial ? null : local.id,
    remote_id: record.id,
    record_name: local.name,
    before: {},
    after: onlyFields(
      local.values,
      sync.rules.flatMap(({ local: field }) => field?.name ?? []),
    ),
    message: null,
  });
  const open: string[] = [];
  for (const { rule, message } of given.problems) {
    open.push(`rejected_here ${rule.local!.name}`);
    await reportField(ground, record, rule, 'rejected_here', message, local);
  }
  for (const { field, message } of dropped) {
    open.push(`rejected_here ${field}`);
    const rule = sync.rules.find((one) => one.local?.name === field);
    if (rule) await reportField(ground, record, rule, 'rejected_here', message, local);
  }
  const merged = mergePair(
    sync.rules.filter(({ key }) => !given.keys.includes(key)),
    {
      local: local.values,
      remote: record.values,
      base: link.base,
      decisions: {},
      local_at: local.updated_at,
      remote_at: record.updated_at,
      isFirst: false,
      references,
      currency: sync.currency,
    },
  );
  for (const { rule, side, message } of merged.problems) {
    if (side === 'there') continue;
    open.push(`rejected_there ${rule.local?.name ?? ''}`);
    await reportField(ground, record, rule, 'rejected_there', message, local);
  }
  sendLater(ground, link, local, record, merged, open);
  ground.settled.push({ record_id: local.id, remote_id: record.id, open });
  // A simulation rolls the record back.
  ground.subject = { id: sync.isTrial ? null : local.id, name: local.name };
}

interface Dropped {
  field: string;
  message: string;
}

/** Creates a record through its own rules. A field that they refuse is left out, and so is what depends on it. */
async function createAccepted(
  { call, sync }: Ground,
  given: Values,
): Promise<{ id: string; dropped: Dropped[] } | { refusal: Refusal }> {
  let values = given;
  const dropped: Dropped[] = [];
  for (;;) {
    const made = await attemptCreation(call, sync, values);
    if ('id' in made) return { id: made.id, dropped };
    const { refusal } = made;
    const named = refusedFields(refusal, values, sync);
    const culprits = named.length > 0 ? named : await culpritOf(call, sync, values, refusal);
    if (culprits.length === 0) return made;
    const fields = withCoupled(sync, values, culprits);
    for (const field of fields) dropped.push({ field, message: refusalSentence(sync, refusal, values, field) });
    values = withoutFields(values, fields);
  }
}

async function attemptCreation(call: Call, sync: Sync, values: Values): Promise<{ id: string } | { refusal: Refusal }> {
  let id = '';
  const refusal = await caughtRefusal(call, async () => {
    [id = ''] = await createLocals(call, sync, [await rowFrom(call, sync.fields, values)]);
  });
  return refusal ? { refusal } : { id };
}

/** @returns the ids in the order of the rows */
export async function createLocals(call: Call, { local }: Sync, rows: readonly Row[]): Promise<string[]> {
  return local.create(call, local.prepare ? await local.prepare(call, rows) : rows);
}

/** The database names no field for a value that does not fit its type, so each optional one is tried without. */
async function culpritOf(call: Call, sync: Sync, values: Values, { errors = {} }: Refusal): Promise<string[]> {
  if (!('value' in errors)) return [];
  const optional = Object.keys(values).filter((name) => !sync.fields.find((one) => one.name === name)?.is_required);
  for (const name of optional) {
    const isAccepted = await runAndRollBack(
      call,
      async (trial) => 'id' in (await attemptCreation(trial, sync, withoutFields(values, [name]))),
    );
    if (isAccepted) return [name];
  }
  return optional;
}

export class AlreadyLinked extends Error {}
