import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { renameInConditions } from '#server/extension-points/stored-conditions.ts';
import { mergeOptionReferences } from '#server/merge-and-erase/option-merge.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { CustomField, FieldOption, OptionMerge } from '../schema.ts';
import { audienceFields } from './facts.ts';
import { customFields } from './resource.ts';

/**
 * Merges two options: rows, audiences, saved views and reports with the first get the second. Each row's change is audited.
 * @returns how many rows changed
 */
export async function mergeOptions(call: Call, id: string, { from, into }: OptionMerge): Promise<number> {
  const field = await lockedRow<CustomField>(call, customFields, id);
  if (field.field_type !== 'SELECT' && field.field_type !== 'MULTI_SELECT') {
    throw invalid({ from: ['is only for choice fields'] });
  }
  const left = optionOf(field, from, 'from');
  const kept = optionOf(field, into, 'into');
  if (from === into) throw invalid({ into: ['must be a different option'] });
  await call.because(`“${left.label}” was merged into “${kept.label}”`);
  const isMany = field.field_type === 'MULTI_SELECT';
  // In multiple choices, the kept option appears once, at the position of the first of the two.
  const merged = isMany
    ? `(select jsonb_agg(chosen order by at) from (
        select case value when $5::text then $4::text else value end as chosen, min(at) as at
        from jsonb_array_elements_text(custom->$3::text) with ordinality as every(value, at) group by 1) each)`
    : 'to_jsonb($4::text)';
  const rows = await call.run(
    `update "${field.entity}" set custom = jsonb_set(custom, array[$3::text], ${merged})
     where organization_id = $1 and custom @> $2::jsonb`,
    [
      call.organization_id,
      JSON.stringify({ [field.key]: isMany ? [from] : from }),
      field.key,
      into,
      ...(isMany ? [from] : []),
    ],
  );
  await call.run(sql`
    update custom_fields set options = ${JSON.stringify(field.options.filter(({ value }) => value !== from))}
    where organization_id = ${call.organization_id} and id = ${id}`);
  const prefix = audienceFields[field.entity];
  if (prefix) await renameInConditions(call, `${prefix}.custom.${field.key}`, [from], into);
  await mergeOptionReferences(call, { entity: field.entity, field: `custom.${field.key}`, from, into });
  return rows;
}

function optionOf({ options }: CustomField, value: string, name: 'from' | 'into'): FieldOption {
  const option = options.find((one) => one.value === value);
  if (!option) throw invalid({ [name]: ['is not an option of this field'] });
  return option;
}
