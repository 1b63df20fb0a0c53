import type { CrmRecord } from '#server/ports/crm.ts';
import type { FieldRule, Merged } from '../plan.ts';
import type { LocalRecord } from '../tables/local-table.ts';
import { isEmptyValue } from '../values.ts';
import type { Ground } from './ground.ts';
import { type Problem, raiseIssue } from './issues.ts';
import { waitForReferences } from './references.ts';
import { noteSyncIssue } from './sync.ts';

/** A record here belongs to one record of the CRM; each further one is an issue until they are merged. */
export async function reportDouble(ground: Ground, record: CrmRecord, record_id: string): Promise<void> {
  const { connection_name } = ground.sync.mapping;
  await reportRecord(ground, record, {
    kind: 'duplicate',
    record_id,
    message: `${nameOfRemote(ground, record)} (record ${record.id}) is in ${connection_name} more than once: another record is linked to the one here. Merge them in ${connection_name}.`,
    is_dead: true,
  });
}

/** @returns the issues that are still the case, as kind and field */
export async function reportMerge(
  ground: Ground,
  record: CrmRecord,
  local: LocalRecord,
  merged: Merged,
  rejected: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { call, sync } = ground;
  const open: string[] = [];
  for (const { rule, local: ours, remote, base } of merged.conflicts) {
    open.push(`conflict ${rule.local!.name}`);
    noteSyncIssue(sync, {
      action: 'conflict',
      record_id: local.id,
      remote_id: record.id,
      record_name: local.name,
      before: { [rule.local!.name]: ours },
      after: { [rule.local!.name]: remote },
      message: null,
    });
    await raiseIssue(call, sync, {
      kind: 'conflict',
      message: `${rule.local!.label} of ${local.name} was changed here and in ${sync.mapping.connection_name}. Choose a value.`,
      field: rule.local!.name,
      record_id: local.id,
      record_name: local.name,
      remote_id: record.id,
      remote_url: record.url,
      local_value: ours,
      remote_value: remote,
      base_value: base,
    });
  }
  for (const { rule, side, message } of merged.problems) {
    const kind = side === 'there' ? 'rejected_here' : 'rejected_there';
    open.push(`${kind} ${rule.local?.name ?? ''}`);
    await reportField(ground, record, rule, kind, message, local);
  }
  for (const [key, message] of rejected) {
    const rule = sync.rules.find((one) => one.key === key)!;
    open.push(`rejected_here ${rule.local?.name ?? ''}`);
    await reportField(ground, record, rule, 'rejected_here', message, local);
  }
  for (const rule of merged.waiting) {
    const again = sync.isTrial || (await waitForReferences(ground, record, [rule]));
    if (again) continue;
    open.push(`reference ${rule.local!.name}`);
    await reportField(
      ground,
      record,
      rule,
      'reference',
      `The record that ${rule.remote!.label} leads to is not synchronized.`,
      local,
    );
  }
  return open;
}

export async function reportField(
  ground: Ground,
  record: CrmRecord,
  rule: FieldRule,
  kind: Problem['kind'],
  message: string,
  local: LocalRecord | null,
): Promise<void> {
  const { call, sync } = ground;
  const label = rule.local?.label ?? rule.remote?.label ?? '';
  const name = local?.name ?? nameOfRemote(ground, record);
  const where = kind === 'rejected_there' ? `to ${sync.mapping.connection_name}` : 'here';
  const text =
    kind === 'reference'
      ? `${label} of ${name}: ${message}`
      : `${label} of ${name} was not written ${where}. ${message}`;
  ground.leftOut.push(text);
  await raiseIssue(call, sync, {
    kind,
    message: text,
    field: rule.local?.name ?? rule.remote?.name ?? null,
    record_id: local?.id ?? null,
    record_name: name,
    remote_id: record.id,
    remote_url: record.url,
    local_value: rule.local && local ? (local.values[rule.local.name] ?? null) : null,
    remote_value: rule.remote ? (record.values[rule.remote.name] ?? null) : null,
    is_dead: true,
  });
}

export async function reportRecord(ground: Ground, record: CrmRecord, problem: Problem): Promise<void> {
  const { call, sync } = ground;
  const name = problem.record_name ?? nameOfRemote(ground, record);
  noteSyncIssue(sync, {
    action: 'failed',
    record_id: problem.record_id ?? null,
    remote_id: record.id,
    record_name: name,
    before: {},
    after: {},
    message: problem.message,
  });
  await raiseIssue(call, sync, { record_name: name, remote_id: record.id, remote_url: record.url, ...problem });
}

/** Reports a record that the database refuses for a reason that no rule foresees. */
export async function reportError(ground: Ground, record: CrmRecord, error: Error): Promise<void> {
  await reportRecord(ground, record, {
    kind: 'rejected_here',
    is_dead: true,
    message: `${nameOfRemote(ground, record)} was not synchronized because of an error: ${error.message}`,
  });
}

/** The parts of names of records here, the best first. */
const NAMES = [['name'], ['full_name'], ['first_name', 'last_name'], ['title'], ['email'], ['domain']] as const;

/** The name of a CRM record, from the fields that are our name. */
export function nameOfRemote({ sync }: Ground, record: CrmRecord): string {
  for (const wanted of NAMES) {
    const parts = wanted.flatMap((name) => {
      const rule = sync.rules.find(({ local }) => local?.name === name);
      const value = rule?.remote && record.values[rule.remote.name];
      return isEmptyValue(value ?? null) || String(value).trim() === '' ? [] : [String(value).trim()];
    });
    if (parts.length > 0) return parts.join(' ').slice(0, 200);
  }
  const known = sync.mapping.match_remote && record.values[sync.mapping.match_remote];
  return isEmptyValue(known ?? null) ? `Record ${record.id}` : String(known).slice(0, 200);
}
