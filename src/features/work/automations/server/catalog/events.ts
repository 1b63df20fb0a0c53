import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type AutomationEvent, allAutomationRecords, automationRecord } from '#server/extension-points/automations.ts';
import { nounSingular } from '#shared/nouns/nouns.ts';
import { withArticle } from '#shared/text/article.ts';
import type { Trigger } from '../../definition.schema.ts';

const changeTexts = { created: 'added', updated: 'changed', archived: 'archived' } as const;

/** All events of a kind of record: its declared ones, and being added, changed and archived. */
export function catalogEvents(table: string): AutomationEvent[] {
  const record = automationRecord(table);
  if (!record) return [];
  const { a, events = [], announces = ['created', 'updated', 'archived'] } = record;
  const own = announces.map(
    (kind): AutomationEvent => ({
      key: `${table}.${kind}`,
      label: `${a} is ${changeTexts[kind]}`,
      topic: `${table}.${kind}`,
    }),
  );
  return [...events, ...own];
}

export function findEvent(key: string | null | undefined): { table: string; event: AutomationEvent } | undefined {
  for (const { table } of allAutomationRecords()) {
    const event = catalogEvents(table).find((one) => one.key === key);
    if (event) return { table, event };
  }
  return undefined;
}

/** The event that a trigger waits for; undefined for triggers by time, webhook or button. */
export function eventOfTrigger(trigger: Trigger): { table: string; event: AutomationEvent } | undefined {
  if (trigger.kind === 'event') return findEvent(trigger.event);
  if (trigger.kind !== 'change' || !trigger.table || !trigger.field) return undefined;
  const event: AutomationEvent = {
    key: `${trigger.table}.${trigger.field}`,
    label: `the ${trigger.field} of ${withArticle(nounSingular(trigger.table))} changes`,
    topic: `${trigger.table}.updated`,
    field: trigger.field,
    ...(trigger.to && trigger.to.length > 0 && { to: trigger.to }),
  };
  return { table: trigger.table, event };
}

/** The changes of one record in one transaction, in their order. */
export interface Change {
  action: string;
  changes: Record<string, unknown>;
}

/** The log of a transaction's changes to a record. */
export function catalogChangesIn(call: Call, tx: string, table: string, id: string): Promise<Change[]> {
  return call.rows<Change>(sql`
    select action, changes from audit_events
    where organization_id = ${call.organization_id} and tx = ${tx}::xid8 and ref_table = ${table} and ref_id = ${id}
    order by seq`);
}

/** Whether a transaction gave a field one of the values of an event: it ended with one, and began without one. */
export function meetsChange({ field, to }: Pick<AutomationEvent, 'field' | 'to'>, changes: readonly Change[]): boolean {
  if (!field) return true;
  let first: unknown;
  let last: unknown;
  let isChanged = false;
  for (const change of changes) {
    if (!(field in change.changes)) continue;
    const value = change.changes[field];
    const [before, after] = change.action === 'created' ? [undefined, value] : (value as [unknown, unknown]);
    if (!isChanged) first = before;
    last = after;
    isChanged = true;
  }
  if (!isChanged || first === last) return false;
  if (!to) return true;
  const among = (value: unknown) => to.some((one) => one === value || String(one) === String(value));
  return among(last) && !among(first);
}
