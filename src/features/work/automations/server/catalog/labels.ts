import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import {
  type ActionParam,
  automationAction,
  automationRecord,
  automationRelations,
} from '#server/extension-points/automations.ts';
import { declaredResources } from '#server/resource/define.ts';
import { isId } from '#shared/ids.ts';
import type { Step } from '../../definition.schema.ts';
import { stepSentence, withNames } from '../../sentence.ts';
import { placeholdersOf } from '../subject.ts';
import { findControl } from './controls.ts';
import { customWrites } from './custom-fields.ts';
import { findEvent } from './events.ts';

/** The sentence of a step with the names of what it refers to, for the log and the dry run. */
export async function stepLabel(call: Call, step: Step, table: string | null): Promise<string> {
  const spec = findControl(step.kind) ?? automationAction(step.kind);
  if (!spec) return step.kind;
  const names = new Map<string, string>();
  for (const { kind, name, resource, choices } of spec.params as readonly ActionParam[]) {
    const value = step.params[name];
    if (choices && value) for (const option of await choices(call)) names.set(option.value, option.label);
    if (kind === 'event') names.set(String(value), findEvent(String(value))?.event.label ?? String(value));
    if ((kind === 'reference' || kind === 'references') && resource)
      for (const id of [value ?? []].flat().map(String).filter(isId)) {
        const found = await nameOf(call, resource, id);
        if (found) names.set(id, found);
      }
  }
  const record = automationRecord(table);
  const fields = declaredResources().get(table ?? '')?.fields ?? {};
  if (step.kind === 'status' && record?.statuses)
    for (const { value, label } of await record.statuses.options(call)) names.set(value, label);
  if (step.kind === 'update')
    for (const { field, label } of await customWrites(call, table)) names.set(field, label.toLowerCase());
  if (step.kind === 'each') for (const { key, label } of automationRelations(table)) names.set(key, label);
  return stepSentence(spec, step, (param, value) =>
    param.name === 'field'
      ? (fields[value]?.label ?? names.get(value) ?? value).toLowerCase()
      : (names.get(value) ?? withNames(value, table ? placeholdersOf(table) : [])),
  ).slice(0, 400);
}

async function nameOf(call: Call, resource: string, id: string): Promise<string | undefined> {
  const row = declaredResources().get(resource)?.row.properties ?? {};
  const column = 'name' in row ? 'name' : 'full_name' in row ? 'full_name' : 'title' in row ? 'title' : undefined;
  if (!column) return undefined;
  const found = await call.maybe<{ name: string }>(sql`
    select ${sql.raw(column)} as name from ${sql.identifier(resource)}
    where organization_id = ${call.organization_id} and id = ${id}`);
  return found?.name;
}
