import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { rejectWhileInConditions } from '#server/extension-points/stored-conditions.ts';
import { type FieldType, referenceTables } from '#shared/nouns/field-types.ts';
import { type CustomField, type CustomFieldCreate, type FieldOption, MAX_FIELDS, uniqueTypes } from '../schema.ts';
import { audienceFields } from './facts.ts';

export async function prepareField(call: Call, input: CustomFieldCreate): Promise<Row> {
  // Serializes concurrent creation, so that keys stay unique.
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended('custom fields ' || ${call.organization_id}, 0))`);
  const taken = await call.rows<{ key: string; is_live: boolean; order: number }>(sql`
    select key, archived_at is null as is_live, "order" from custom_fields
    where organization_id = ${call.organization_id} and entity = ${input.entity}`);
  if (taken.filter(({ is_live }) => is_live).length >= MAX_FIELDS) {
    throw invalid({ entity: [`already has ${MAX_FIELDS} fields; archive one first`] });
  }
  checkUnique(input.field_type, input.is_unique);
  await checkStages(call, input.entity, input.required_stage_ids);
  // Every JavaScript object has a `constructor`, so this key is never free.
  const keys = new Set(['constructor', ...taken.map(({ key }) => key)]);
  if (input.key && keys.has(input.key)) throw invalid({ key: ['is already used, possibly by an archived field'] });
  return {
    order: Math.max(0, ...taken.map(({ order }) => order)) + 1,
    ...input,
    key: input.key ?? freeKey(input.label, keys),
    options: checkedOptions(input.field_type, input.options ?? []),
  };
}

export async function prepareCustomFieldChange(
  call: Call,
  current: CustomField,
  patch: Partial<CustomFieldCreate>,
): Promise<Row> {
  checkUnique(current.field_type, patch.is_unique);
  await checkStages(call, current.entity, patch.required_stage_ids);
  if (!patch.options) return { ...patch };
  const options = checkedOptions(current.field_type, patch.options);
  const dropped = current.options.filter(({ value }) => !options.some((option) => option.value === value));
  const kept: FieldOption[] = [];
  for (const option of dropped) {
    // Rows keep the value and its label; it can no longer be selected.
    if (await isUsed(call, current, option.value)) kept.push({ ...option, is_archived: true });
  }
  return { ...patch, options: [...options, ...kept] };
}

/** Archiving it would leave audiences that use it without members. */
export async function rejectArchivingUsedField(call: Call, { entity, key, label }: CustomField): Promise<void> {
  const prefix = audienceFields[entity];
  if (prefix) await rejectWhileInConditions(call, `“${label}”`, `${prefix}.custom.${key}`);
}

function checkUnique(field_type: FieldType, is_unique = false): void {
  if (is_unique && !uniqueTypes.includes(field_type)) {
    throw invalid({ is_unique: ['is only for text, numbers, dates, email addresses and phone numbers'] });
  }
}

async function checkStages(call: Call, entity: string, stage_ids: readonly string[] = []): Promise<void> {
  if (stage_ids.length === 0) return;
  if (entity !== 'opportunities') throw invalid({ required_stage_ids: ['is only for fields of opportunities'] });
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from opportunity_stages
    where organization_id = ${call.organization_id} and id = any(${stage_ids}) and archived_at is null`);
  if (count !== stage_ids.length) throw invalid({ required_stage_ids: ['contains a stage that does not exist'] });
}

/** "Employees (EU)" is `employees_eu`; a second one is `employees_eu_2`. */
export function freeKey(label: string, taken: ReadonlySet<string>): string {
  const base =
    label
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^[^a-z]+|_+$/g, '')
      .slice(0, 50) || 'field';
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`;
    if (!taken.has(key)) return key;
  }
}

function checkedOptions(field_type: FieldType, options: readonly FieldOption[]): readonly FieldOption[] {
  const hasChoices = field_type === 'SELECT' || field_type === 'MULTI_SELECT';
  if (!hasChoices && field_type !== 'REFERENCE' && options.length > 0) {
    throw invalid({ options: ['Only choice fields have options.'] });
  }
  if (hasChoices && !options.some(({ is_archived }) => !is_archived)) {
    throw invalid({ options: ['Add at least one option.'] });
  }
  if (
    field_type === 'REFERENCE' &&
    !options.every(({ value }) => (referenceTables as readonly string[]).includes(value))
  ) {
    throw invalid({ options: [`A reference can only link to ${referenceTables.join(', ')}.`] });
  }
  const values = new Set<string>();
  for (const { value } of options) {
    if (values.has(value)) throw invalid({ options: [`"${value}" is listed twice.`] });
    values.add(value);
  }
  return options;
}

async function isUsed(call: Call, { entity, key, field_type }: CustomField, value: string): Promise<boolean> {
  if (field_type === 'REFERENCE') return false;
  // The entity is one of ours, checked by its schema.
  const used = await call.maybe(sql`
    select from ${sql.identifier(entity)}
    where organization_id = ${call.organization_id}
      and custom @> ${JSON.stringify({ [key]: field_type === 'MULTI_SELECT' ? [value] : value })}::jsonb limit 1`);
  return used !== undefined;
}
