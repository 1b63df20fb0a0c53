import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { CrmField, CrmObject } from '#server/ports/crm.ts';
import { newId } from '#shared/ids.ts';
import {
  type DealField,
  type FieldPath,
  type PartnerCrmInput,
  type RemoteObject,
  type WrittenField,
  writtenFields,
} from '../schema.ts';

/** A path with the object to which its reference leads. */
export interface ResolvedPath extends FieldPath {
  object: string | null;
}

/** The stored use of a connection. */
export interface CrmUse {
  object: string;
  open_field: string | null;
  open_values: string[];
  fields: Partial<Record<DealField, ResolvedPath>>;
  writes_back: boolean;
  write_fields: Partial<Record<WrittenField, { field: string; type: CrmField['type'] }>>;
}

export function storedUse(call: Call, connection_id: string): Promise<CrmUse | undefined> {
  return call.maybe<CrmUse>(sql`
    select object, open_field, open_values, fields, writes_back, write_fields from partner_crm_settings
    where organization_id = ${call.organization_id} and connection_id = ${connection_id}`);
}

/** Stores the use. Registered deals are written again, because other fields may be wanted now. */
export async function storeUse(call: Call, connection_id: string, use: CrmUse): Promise<void> {
  await call.run(sql`
    insert into partner_crm_settings (id, organization_id, partner_id, connection_id, object, open_field, open_values,
      fields, writes_back, write_fields)
    values (${newId()}, ${call.organization_id}, ${call.actor.partner_id}, ${connection_id}, ${use.object},
      ${use.open_field}, ${use.open_values}, ${JSON.stringify(use.fields)}, ${use.writes_back},
      ${JSON.stringify(use.write_fields)})
    on conflict (organization_id, connection_id) do update
    set object = excluded.object, open_field = excluded.open_field,
      open_values = excluded.open_values, fields = excluded.fields, writes_back = excluded.writes_back,
        write_fields = excluded.write_fields`);
  await call.run(sql`
    update partner_crm_deals
    set written = null, changes = changes + 1, retry_at = ${call.now()}, attempts = 0, failed_at = null,
      last_error = null
    where organization_id = ${call.organization_id} and connection_id = ${connection_id}`);
  if (use.writes_back) await queueWrite(call, connection_id);
}

export const queueWrite = (call: Call, connection_id: string): Promise<void> =>
  call.enqueue(
    'partner-crm.write',
    { connection_id },
    { job_key: `partner-crm ${connection_id}`, queue: `partner-crm ${connection_id}` },
  );

/** Checks settings against what the CRM has now. @throws 422 naming the setting */
export function checkedUse(input: PartnerCrmInput, objects: readonly CrmObject[]): CrmUse {
  const errors: Record<string, string[]> = {};
  const object = objects.find(({ name }) => name === input.object);
  if (!object) throw invalid({ object: ['is not an object of this CRM'] });
  const fieldOf = (name: string | null) => object.fields.find((field) => field.name === name);

  const open = fieldOf(input.open_field);
  if (input.open_field !== null) {
    if (!open?.options) errors.open_field = ['is not a picklist of this object'];
    else if (input.open_values.length === 0) errors.open_values = ['is required'];
    else if (input.open_values.some((value) => !open.options!.some((option) => option.value === value)))
      errors.open_values = ['is not a value of this picklist'];
  }

  const fields: CrmUse['fields'] = {};
  for (const [name, path] of Object.entries(input.fields) as [DealField, FieldPath | null][]) {
    if (!path) continue;
    const reference = path.via === null ? null : fieldOf(path.via);
    const target = path.via === null ? object : objects.find((one) => one.name === reference?.references);
    if (!target?.fields.some((field) => field.name === path.field))
      errors[`fields.${name}`] = ['does not exist in the CRM'];
    else fields[name] = { ...path, object: path.via === null ? null : target.name };
  }
  if (!fields.account_name && !errors['fields.account_name']) errors['fields.account_name'] = ['is required'];

  const write_fields: CrmUse['write_fields'] = {};
  const taken = new Set<string>();
  for (const { name, types } of writtenFields) {
    const wanted = input.write_fields[name];
    if (!wanted) continue;
    const field = fieldOf(wanted);
    const key = `write_fields.${name}`;
    if (!field) errors[key] = ['does not exist in the CRM'];
    else if (field.is_read_only) errors[key] = ['cannot be written'];
    else if (!(types as readonly string[]).includes(field.type)) errors[key] = [`cannot hold this value`];
    else if (taken.has(wanted)) errors[key] = ['is used for another value already'];
    else write_fields[name] = { field: wanted, type: field.type };
    taken.add(wanted);
  }
  if (input.writes_back && Object.keys(write_fields).length === 0 && Object.keys(errors).length === 0)
    errors.write_fields = ['needs at least one field'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    object: object.name,
    open_field: input.open_field,
    open_values: input.open_field === null ? [] : input.open_values,
    fields,
    writes_back: input.writes_back,
    write_fields,
  };
}

/** Stored settings as the form knows them. */
export const inputOf = (use: CrmUse): PartnerCrmInput => ({
  ...use,
  fields: Object.fromEntries(
    Object.entries(use.fields).map(([name, { field, via }]) => [name, { field, via }]),
  ) as PartnerCrmInput['fields'],
  write_fields: Object.fromEntries(Object.entries(use.write_fields).map(([name, { field }]) => [name, field])),
});

const MOST_FIELDS = 1000;

/** The objects of the CRM, as far as the form needs them. */
export const shownObjects = (objects: readonly CrmObject[]): RemoteObject[] =>
  objects.map(({ name, label, fields }) => ({
    name,
    label,
    fields: fields.slice(0, MOST_FIELDS).map((field) => ({
      name: field.name,
      label: field.label,
      type: field.type,
      is_read_only: field.is_read_only,
      references: field.references ?? null,
      options: (field.options ?? []).filter((one) => !one.is_archived).map(({ value, label }) => ({ value, label })),
    })),
  }));
