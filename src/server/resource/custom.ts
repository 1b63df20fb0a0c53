import { isDeepStrictEqual } from 'node:util';
import { isId } from '#shared/ids.ts';
import type { FieldType } from '#shared/nouns/field-types.ts';
import type { Filter } from '#shared/nouns/list-query.ts';
import { countryCode } from '#shared/places/countries.ts';
import type { Call } from '../call.ts';
import type { Statement } from '../db/batch.ts';
import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { type FieldErrors, invalid } from '../errors.ts';
import { type ColumnKind, typeErrorMessage } from './column.ts';
import { comparison, type Parameters } from './comparison.ts';
import { translatedFor } from './content.ts';
import type { CustomDefinition } from './custom-definition.ts';
import { shownName } from './custom-references.ts';

export async function customDefinitions(call: Call, entity: string): Promise<CustomDefinition[]> {
  // Every write of such a row needs this statement; if it is first, it runs in the round trip that opens the
  // transaction.
  const [definitions] = await call.tx.batch([definitionsStatement(call, entity)]);
  return definitions!.map((text) => JSON.parse(text!) as CustomDefinition);
}

/** Each row it returns is a `CustomDefinition` as JSON, with labels in the language of a partner. */
export function definitionsStatement(call: Call, entity: string): Statement {
  const translated = translatedFor(call, 'custom_fields');
  const column = (name: string) => sql.raw(translated.get(name) ?? `t."${name}"`);
  return sql`
    select json_build_object('id', t.id, 'key', t.key, 'label', ${column('label')}, 'field_type', t.field_type,
      'options', ${column('options')}, 'is_required', t.is_required, 'partner_access', t.partner_access,
      'required_stage_ids', t.required_stage_ids)::text
    from custom_fields t
    where t.organization_id = ${call.organization_id}::uuid and t.entity = ${entity} and t.archived_at is null
    order by t."order", t.id`;
}

/** The query finds a row if new records of the entity require custom fields; otherwise records need none. */
export function requiredOf(entity: string): string {
  return `select from custom_fields where organization_id = $1::uuid and entity = '${entity}' and archived_at is null and is_required`;
}

const kinds: Record<FieldType, ColumnKind> = {
  STRING: 'text',
  MULTI_SELECT: 'text[]',
  SELECT: 'text',
  DECIMAL: 'number',
  BOOL: 'boolean',
  DATETIME: 'instant',
  EMAIL: 'text',
  PHONE_NUMBER: 'text',
  ADDRESS: 'text',
  REFERENCE: 'text',
};

/** Addresses are sorted by city first. */
const addressOrder = ['city', 'postal_code', 'address_line_1', 'address_line_2', 'state', 'country'];

/** The key was checked against `^[a-z][a-z0-9_]*$` when the field was created, so it is safe in SQL text. */
function expressionOf({ key, field_type }: CustomDefinition): string {
  if (field_type === 'MULTI_SELECT') {
    return `(case when jsonb_typeof(t.custom->'${key}') = 'array' then array(select jsonb_array_elements_text(t.custom->'${key}')) else '{}'::text[] end)`;
  }
  if (field_type === 'REFERENCE') return `(t.custom->'${key}'->>'id')`;
  if (field_type === 'ADDRESS') {
    const part = (name: string) => `nullif(t.custom->'${key}'->>'${name}', '')`;
    return `nullif(concat_ws(', ', ${addressOrder.map(part).join(', ')}), '')`;
  }
  const text = `(t.custom->>'${key}')`;
  if (field_type === 'DECIMAL') return `${text}::numeric`;
  if (field_type === 'BOOL') return `${text}::boolean`;
  if (field_type === 'DATETIME') return `${text}::timestamptz`;
  return text;
}

export function customFilter(definition: CustomDefinition, filter: Filter, parameters: Parameters): string {
  // A reference is compared exactly by its id and in parts by its name.
  const isNamed = definition.field_type === 'REFERENCE' && filter.operator === 'like';
  const expression = isNamed ? customSort(definition) : expressionOf(definition);
  return comparison(expression, kinds[definition.field_type], filter, parameters);
}

export function customSort(definition: CustomDefinition): string {
  if (definition.field_type === 'REFERENCE') return shownName(`(t.custom->'${definition.key}')`);
  const expression = expressionOf(definition);
  // Empty values come last, as for all other types.
  return definition.field_type === 'MULTI_SELECT' ? `nullif(${expression}, '{}')` : expression;
}

/**
 * Validates given values and merges them into the stored ones; null clears a field.
 * @returns the whole `custom` object to store
 * @throws 422 with `custom.<key>` for every invalid field
 */
export function mergeCustom(
  definitions: readonly CustomDefinition[],
  stored: Record<string, unknown>,
  given: Record<string, unknown>,
  { isPartner = false, isNew = false } = {},
): Record<string, unknown> {
  const errors: FieldErrors = {};
  const merged = { ...stored };
  for (const [key, value] of Object.entries(given)) {
    const definition = definitions.find((one) => one.key === key);
    if (!definition || (isPartner && definition.partner_access === 'none')) {
      errors[`custom.${key}`] = ['This field does not exist.'];
    } else if (isDeepStrictEqual(stored[key], value) || isSameReference(definition, stored[key], value)) {
      // Forms send back the values they received; unchanged ones are accepted even if they can no longer be chosen.
    } else if (isPartner && definition.partner_access !== 'write') {
      errors[`custom.${key}`] = [`${definition.label} cannot be changed here.`];
    } else if (isEmpty(value)) {
      delete merged[key];
    } else {
      const result = normalize(definition, value, stored[key]);
      if ('problem' in result) errors[`custom.${key}`] = [`${definition.label} ${result.problem}.`];
      else merged[key] = result.value;
    }
  }
  for (const { key, label, is_required, partner_access } of definitions) {
    const touched = isNew || key in given;
    if (is_required && touched && isEmpty(merged[key]) && !(isPartner && partner_access !== 'write')) {
      errors[`custom.${key}`] ??= [`${label} is required.`];
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return merged;
}

/** Compares references without their name, because readers who cannot see the name do not send it back. */
function isSameReference({ field_type }: CustomDefinition, stored: unknown, value: unknown): boolean {
  if (field_type !== 'REFERENCE' || !stored || typeof value !== 'object' || value === null) return false;
  const [before, now] = [stored as Row, value as Row];
  return before.table === now.table && before.id === now.id;
}

/** Whether a value is empty; text of blanks and an address without content are. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every((part) => part === null || part === '');
}

type Checked = { value: unknown } | { problem: string };

function normalize({ field_type, options }: CustomDefinition, value: unknown, stored: unknown): Checked {
  switch (field_type) {
    case 'BOOL':
      return typeof value === 'boolean' ? { value } : { problem: 'must be yes or no' };
    case 'DECIMAL': {
      const text = typeof value === 'number' ? String(value) : value;
      return typeof text === 'string' && /^-?\d{1,16}(\.\d{1,8})?$/.test(text)
        ? { value: text }
        : { problem: 'must be a number, with at most 16 digits before and 8 after the decimal point' };
    }
    case 'DATETIME': {
      // A time zone may shift the year out of PostgreSQL's range of 1 to 9999.
      const instant =
        typeof value === 'string' && !typeErrorMessage('instant', value) && instantOf(value).toISOString();
      return instant && /^(?!0000)\d{4}-/.test(instant) ? { value: instant } : { problem: 'must be a date and time' };
    }
    case 'EMAIL':
      return typeof value === 'string' &&
        value.length <= 254 &&
        /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/.test(value)
        ? { value: value.toLowerCase() }
        : { problem: 'must be an email address' };
    case 'PHONE_NUMBER': {
      const digits = typeof value === 'string' ? value.replace(/[\s().\-/]/g, '') : '';
      return /^\+?\d{5,15}$/.test(digits) ? { value: digits } : { problem: 'must be a phone number' };
    }
    case 'SELECT': {
      const problem = problemOfChoice(options, value);
      return problem ? { problem } : { value };
    }
    case 'MULTI_SELECT': {
      if (!Array.isArray(value)) return { problem: 'must be a list of options' };
      // Existing values may stay, even if they are no longer offered.
      const had = Array.isArray(stored) ? stored : [];
      const added = value.filter((item) => !had.includes(item));
      const problem = added.map((item) => problemOfChoice(options, item)).find(Boolean);
      return problem ? { problem } : { value: [...new Set(value)] };
    }
    case 'ADDRESS':
      return address(value, stored);
    case 'REFERENCE':
      return reference(value, options);
    case 'STRING':
      return typeof value === 'string' && value.length <= 5000
        ? { value }
        : { problem: 'must be text of at most 5,000 characters' };
  }
}

/** Parses a time; without a zone it is UTC, whatever the server's zone is. */
const instantOf = (text: string) => new Date(/T[\d:.]+$/.test(text) ? `${text}Z` : text);

function problemOfChoice(options: CustomDefinition['options'], value: unknown): string | undefined {
  const option = options.find((one) => one.value === value);
  if (option) return option.is_archived ? `no longer offers ${option.label}` : undefined;
  return typeof value === 'string' && value.length <= 60 ? `has no option "${value}"` : 'is not one of the options';
}

export const addressParts = ['address_line_1', 'address_line_2', 'city', 'state', 'country', 'postal_code'];

/** Countries are stored by code; older free text is kept until someone chooses. */
function address(value: unknown, stored: unknown): Checked {
  const isAddress =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([part, text]) =>
        addressParts.includes(part) && (text === null || (typeof text === 'string' && text.length <= 300)),
    );
  if (!isAddress) return { problem: `must be an address with ${addressParts.join(', ')}` };
  const { country } = value as { country?: string | null };
  if (!country?.trim()) return { value };
  const code = countryCode(country) ?? ((stored as { country?: unknown } | undefined)?.country === country && country);
  return code ? { value: { ...value, country: code } } : { problem: 'needs the code of a country, such as DE' };
}

function reference(value: unknown, targets: CustomDefinition['options']): Checked {
  const { table, id, name } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const isTarget = targets.length === 0 || targets.some((target) => target.value === table);
  // `resolveCustomReferences` reads the name from the referenced row.
  return isTarget && typeof table === 'string' && isId(id) && ['string', 'undefined'].includes(typeof name)
    ? { value: { table, id, name: String(name ?? '').slice(0, 300) } }
    : { problem: 'must be a reference with table and id' };
}
