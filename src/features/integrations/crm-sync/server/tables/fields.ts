import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import type { CrmFieldType } from '#server/ports/crm.ts';
import { customDefinitions } from '#server/resource/custom.ts';
import { declaredResources, type Resource } from '#server/resource/define.ts';
import type { FieldType } from '#shared/nouns/field-types.ts';
import type { Field, FieldKind } from '#shared/nouns/fields.ts';
import type { LocalField } from '../../schema.ts';
import { type LocalTable, localTable } from './local-table.ts';

const kinds: Partial<Record<FieldKind, CrmFieldType>> = {
  text: 'text',
  longText: 'long_text',
  richText: 'long_text',
  url: 'url',
  email: 'email',
  phone: 'phone',
  country: 'text',
  currency: 'text',
  number: 'number',
  year: 'number',
  money: 'amount',
  date: 'date',
  instant: 'instant',
  boolean: 'boolean',
  choice: 'choice',
  reference: 'reference',
  tags: 'choices',
};

const customKinds: Partial<Record<FieldType, CrmFieldType>> = {
  STRING: 'text',
  DECIMAL: 'number',
  BOOL: 'boolean',
  DATETIME: 'instant',
  EMAIL: 'email',
  PHONE_NUMBER: 'phone',
  SELECT: 'choice',
  MULTI_SELECT: 'choices',
};

/** References to records that are synchronized themselves; all others are lists of choices. */
const isLinked = (table: string): boolean => localTable(table) !== undefined;

export function syncResource({ table }: Pick<LocalTable, 'table'>): Resource {
  const resource = declaredResources().get(table);
  if (!resource) throw invalid({ local_table: ['cannot be synchronized'] });
  return resource;
}

/** The fields that can be mapped, with the company's own. */
export async function syncFields(call: Call, local: LocalTable): Promise<LocalField[]> {
  const resource = syncResource(local);
  const writable = new Set([
    ...Object.keys(resource.create?.properties ?? {}),
    ...Object.keys(resource.update?.properties ?? {}),
    ...(local.writes ?? []),
  ]);
  const fields: LocalField[] = [];
  for (const [name, field] of Object.entries(resource.fields ?? {})) {
    if (local.hides?.includes(name)) continue;
    const described = await describedField(call, name, field);
    if (!described) continue;
    fields.push({
      ...described,
      is_read_only: local.isOutOnly === true || !writable.has(name),
      ...(field.kind === 'money' && resource.fields?.currency?.kind === 'currency' && { currency_field: 'currency' }),
    });
  }
  for (const { sql: _, ...computed } of local.computed ?? [])
    fields.push({ ...computed, is_required: false, is_read_only: true });
  if (resource.custom)
    for (const { key, label, field_type, is_required, options } of await customDefinitions(call, resource.custom)) {
      const type = customKinds[field_type];
      if (!type) continue;
      fields.push({
        name: `custom.${key}`,
        label,
        type,
        is_required,
        is_read_only: local.isOutOnly === true,
        ...((type === 'choice' || type === 'choices') && {
          options: options.filter(({ is_archived }) => !is_archived).map(({ value, label }) => ({ value, label })),
        }),
      });
    }
  return fields;
}

async function describedField(call: Call, name: string, field: Field): Promise<LocalField | undefined> {
  const type = kinds[field.kind];
  if (!type) return undefined;
  const base = {
    name,
    label: field.label,
    type,
    is_required: field.required === true,
    is_read_only: false,
    ...(field.max !== undefined && (type === 'text' || type === 'long_text') && { max_length: field.max }),
    ...(field.kind === 'country' && { codes: 'countries' as const }),
    ...(field.kind === 'currency' && { codes: 'currencies' as const }),
  };
  if (field.kind === 'choice')
    return { ...base, options: field.options!.map(({ value, label }) => ({ value, label })) };
  if (field.kind !== 'reference') return base;
  if (isLinked(field.resource!)) return { ...base, references: field.resource! };
  const options = await optionsOf(call, field.resource!);
  return options && { ...base, type: 'choice', options };
}

const MOST_OPTIONS = 1000;
const named = new Map([
  ['people', "select id::text as value, email as label from people where organization_id = $1 and status = 'active'"],
  [
    'opportunity_stages',
    `select s.id::text as value, s.name as label,
       case when (select count(*) from opportunity_types o where o.organization_id = $1 and o.archived_at is null) > 1 then t.name end as group
     from opportunity_stages s
     join opportunity_types t on t.organization_id = s.organization_id and t.id = s.type_id
     where s.organization_id = $1 and s.archived_at is null order by not t.is_default, t."order", s."order"`,
  ],
]);

/** Short lists that a company keeps itself, such as types and regions. */
function isList(table: string): boolean {
  const resource = declaredResources().get(table);
  return (
    resource?.ordered === true ||
    (resource?.fields?.name !== undefined && resource.remove !== undefined && !resource.custom)
  );
}

/** The entries of a list of the company by id. People are known to other systems by their email address. */
async function optionsOf(call: Call, table: string): Promise<LocalField['options'] | undefined> {
  const text =
    named.get(table) ??
    (isList(table)
      ? `select id::text as value, name as label from "${table}" where organization_id = $1 and archived_at is null order by name`
      : undefined);
  if (!text) return undefined;
  const rows = await call.rows<{ value: string; label: string; group?: string | null }>(
    `${text} limit ${MOST_OPTIONS}`,
    [call.organization_id],
  );
  return rows.map(({ group, ...option }) => ({ ...option, ...(group && { group }) }));
}
