import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import {
  type ActionParam,
  automationAction,
  automationRecord,
  automationRelations,
} from '#server/extension-points/automations.ts';
import { declaredResources } from '#server/resource/define.ts';
import { readText } from '#server/resource/verbs.ts';
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

async function nameOf(call: Call, table: string, id: string): Promise<string | undefined> {
  const resource = declaredResources().get(table);
  const column = ['name', 'full_name', 'title'].find((one) => resource && one in resource.row.properties);
  const text = resource && column && (await readText(call, resource, id, resource.row));
  return text ? String((JSON.parse(text) as Row)[column!] ?? '') || undefined : undefined;
}
