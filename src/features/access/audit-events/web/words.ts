import { allNouns, nounAddress, nounsWhere, nounTitle } from '#shared/nouns.ts';
import type { Option } from '#web/resource/columns.ts';
import type { AuditEvent } from '../schema.ts';

export const actionOptions: readonly Option[] = [
  { value: 'created', label: 'Created', tone: 'green' },
  { value: 'updated', label: 'Changed', tone: 'blue' },
  { value: 'archived', label: 'Archived', tone: 'grey' },
  { value: 'deleted', label: 'Deleted', tone: 'red' },
];

export const kindOptions: readonly Option[] = [
  { value: 'user', label: 'A colleague' },
  { value: 'partner_user', label: 'Somebody of a partner' },
  { value: 'api_key', label: 'A program with a key' },
  { value: 'system', label: 'Tandem itself' },
];

/** What the log can be filtered by. */
export const entityOptions: readonly Option[] = nounsWhere(({ log }) => log !== undefined)
  .map((value) => ({ value, label: nounTitle(value) }))
  .sort((a, b) => a.label.localeCompare(b.label));

/** What a partner reads about. */
export const partnerEntityOptions = entityOptions.filter(({ value }) => allNouns().get(value)?.log === 'both');

/** Where the record itself opens. */
export const screenOf = ({ ref_table, ref_id }: Pick<AuditEvent, 'ref_table' | 'ref_id'>): string | undefined =>
  nounAddress(ref_table, ref_id);

/** What rules are matched by, not what people read. */
const isInternal = (field: string) => /_key$|^screening$/.test(field);

/** "Name, Status and 3 more", for the line of a list. */
export function changedFields({ action, changes }: Pick<AuditEvent, 'action' | 'changes'>): string {
  if (action !== 'updated' && action !== 'archived') return '';
  const names = Object.keys(changes)
    .filter((field) => field !== 'archived_at' && !isInternal(field))
    .map((field) => field.replace(/_(user_id|id|minor|ppm|at|on)$/, '').replaceAll('_', ' '));
  const shown = names.slice(0, 3).join(', ');
  const text = names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
