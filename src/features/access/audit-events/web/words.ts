import { allNouns, nounAddress, nounsWhere, nounTitle } from '#shared/nouns/nouns.ts';
import { sayable } from '#shared/text/labels.ts';
import type { Option } from '#web/resource/list/columns.ts';
import type { AuditEvent } from '../schema.ts';

export const actionOptions: readonly Option[] = sayable([
  { value: 'created', label: 'Created', tone: 'green' },
  { value: 'updated', label: 'Changed', tone: 'blue' },
  { value: 'archived', label: 'Archived', tone: 'gray' },
  { value: 'deleted', label: 'Deleted', tone: 'red' },
]);

export const kindOptions: readonly Option[] = sayable([
  { value: 'user', label: 'Team member' },
  { value: 'partner_user', label: 'Partner user' },
  { value: 'api_key', label: 'API key' },
  { value: 'system', label: 'Tandem (system)' },
]);

/** The record types the log can be filtered by. */
export const entityOptions: readonly Option[] = nounsWhere(({ log }) => log !== undefined)
  .map((value) => ({ value, label: nounTitle(value) }))
  .sort((a, b) => a.label.localeCompare(b.label));

/** The entities that partners can see in their log. */
export const partnerEntityOptions = entityOptions.filter(({ value }) => allNouns().get(value)?.log === 'both');

/** The URL of the record. */
export const auditEventScreen = ({ ref_table, ref_id }: Pick<AuditEvent, 'ref_table' | 'ref_id'>): string | undefined =>
  nounAddress(ref_table, ref_id);

/** Fields that rules match on; not for display. */
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
