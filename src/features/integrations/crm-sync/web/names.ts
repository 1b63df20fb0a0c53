import {
  type FieldMapping,
  type LocalObject,
  type ObjectMapping,
  objectMapping,
  type RemoteObject,
  type SyncCounts,
  type SyncRun,
} from '../schema.ts';
import { syncTables } from '../tables.schema.ts';
import { texts as t } from './texts.ts';

export const tableLabel = (table: string): string =>
  syncTables.find(({ value }) => value === table)?.label ?? table.replaceAll('_', ' ');

/** "Partners and companies". */
export const mappingName = ({ local_table, remote_label, remote_object }: ObjectMapping): string =>
  t.pairOf(tableLabel(local_table), remote_label ?? remote_object);

export const syncStatus = ({ status }: ObjectMapping) =>
  objectMapping.fields.status.options.find(({ value }) => value === status)!;

export const localLabel = (object: LocalObject | undefined, name: string | null): string =>
  object?.fields.find((field) => field.name === name)?.label ?? name ?? '';

export const remoteLabel = (object: RemoteObject | undefined, name: string | null): string =>
  object?.fields.find((field) => field.name === name)?.label ?? name ?? '';

const sends = (direction: FieldMapping['on_create']) => direction === 'out' || direction === 'both';
const receives = (direction: FieldMapping['on_create']) => direction === 'in' || direction === 'both';

/** The labels of required fields that new records would lack, by the side that demands them. */
export function missingFields(
  mapping: ObjectMapping,
  fields: readonly FieldMapping[],
  local: LocalObject | undefined,
  remote: RemoteObject | undefined,
): { here: string[]; there: string[] } {
  const filled = {
    there: new Set(fields.filter(({ on_create }) => sends(on_create)).map(({ remote_field }) => remote_field)),
    here: new Set(fields.filter(({ on_create }) => receives(on_create)).map(({ local_field }) => local_field)),
  };
  const missing = <F extends { name: string; label: string; is_required: boolean; is_read_only: boolean }>(
    all: readonly F[] = [],
    known: ReadonlySet<string | null>,
  ) =>
    all
      .filter(({ name, is_required, is_read_only }) => is_required && !is_read_only && !known.has(name))
      .map(({ label }) => label);
  return {
    there: mapping.creates_out ? missing(remote?.fields, filled.there) : [],
    here: mapping.creates_in ? missing(local?.fields, filled.here) : [],
  };
}

/** "Would create 12 records here, update 40 in Demo CRM, and leave 3 conflicts." */
export function countsSentence(counts: SyncCounts, crm: string, isTrial: boolean): string {
  const parts = countKeys.flatMap((key) => {
    const count = counts[key] ?? 0;
    return count === 0 ? [] : [t.counted[key](count, crm, isTrial)];
  });
  return parts.length === 0 ? (isTrial ? t.wouldChangeNothing : t.changedNothing) : t.sentenceOf(parts, isTrial);
}

/** The result of a run. Only a finished simulation can tell that nothing would change. */
export function resultSentence({ counts, kind, status, processed }: SyncRun, crm: string): string {
  const isTrial = kind === 'simulate';
  if (status === 'done' || status === 'undone') return countsSentence(counts, crm, isTrial);
  const hasCounts = countKeys.some((key) => (counts[key] ?? 0) > 0);
  const soFar = hasCounts ? ` ${countsSentence(counts, crm, isTrial)}` : '';
  return `${t.unfinished[status](processed)}${soFar}`;
}

/** A value with what tells it apart from others of the same name: "Renewal: Engaging". */
export const choiceLabel = ({ label, group }: { label: string; group?: string }): string =>
  group ? t.grouped(group, label) : label;

const countKeys = [
  'create_here',
  'create_there',
  'update_here',
  'update_there',
  'archive_here',
  'link',
  'conflict',
  'incomplete',
  'failed',
] as const;
