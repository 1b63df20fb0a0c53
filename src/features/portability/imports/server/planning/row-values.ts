import type { Row } from '#server/db/client.ts';
import { Refusal } from '#server/errors.ts';
import { checkedBody } from '#server/http/validate.ts';
import { mergeCustom } from '#server/resource/custom.ts';
import type { CustomDefinition } from '#server/resource/custom-definition.ts';
import { readCell } from './cells.ts';
import type { Directory } from './directory.ts';
import type { Field } from './fields-of-resource.ts';
import type { Target } from './import-targets.ts';
import type { Refused, RowReading } from './model.ts';
import { pointersIn, withSomeIds } from './names.ts';
import type { Unknowns } from './unknowns.ts';

export type Cells = Record<string, string>;
export type CheckedValues<T> = { value: T } | { problems: Refused[] };

/**
 * The values of a row by the fields of its resource, except those that the plan of a CRM export reads itself. Empty
 * cells leave no value.
 */
export function valuesOf(
  { fields, has_currency }: Target,
  cells: Cells,
  reading: RowReading,
  unknowns: Unknowns,
  directory: Directory,
): { values: Row; problems: Refused[] } {
  const values: Row = {};
  const problems: Refused[] = [];
  for (const field of fields) {
    const text = cells[field.key];
    if (field.is_curated || !text) continue;
    const read = readCell(field, text, reading, unknowns, directory);
    if ('problem' in read) problems.push({ field: field.key, reason: read.problem });
    if ('problem' in read || read.value === undefined) continue;
    if (field.into) Object.assign(values, { ...field.into(text), ...values });
    else put(values, field, read.value);
    // An amount is meaningless without the currency it was read in.
    if (field.kind === 'money' && has_currency) values.currency = reading.currency;
  }
  return { values, problems };
}

function put(values: Row, { key, is_custom, part }: Field, value: unknown): void {
  if (!is_custom) {
    values[key] = value;
    return;
  }
  const [, name = ''] = key.split('.');
  const custom = (values.custom ?? {}) as Row;
  values.custom = { ...custom, [name]: part ? { ...(custom[name] as Row), [part]: value } : value };
}

/** Validates the values of a new row against the resource's schema, and its custom fields against their own rules. */
export function importCheckedValues(
  target: Target,
  definitions: readonly CustomDefinition[],
  values: Row,
): CheckedValues<Row> {
  const { resource } = target;
  const shape = resource.create ?? resource.update;
  const problems: Refused[] = [];
  const orNote = <T>(check: () => T): T | undefined => {
    try {
      return check();
    } catch (error) {
      problems.push(...refusedBy(target, error));
      return undefined;
    }
  };
  const { custom: given = {}, ...plain } = values;
  const custom = orNote(() => checkedCustom(target, definitions, {}, given as Row, true));
  const whole = { ...plain, ...(custom && { custom }) };
  // Without its own fields a row may be empty, which is not what is wrong with it.
  if (Object.keys(whole).length > 0 || problems.length === 0) orNote(() => checkedBody(shape!, withSomeIds(whole)));
  return problems.length > 0 ? { problems } : { value: whole };
}

/** The given values in the form in which they are stored. Undefined where the resource has no such fields. */
export function checkedCustom(
  { resource }: Target,
  definitions: readonly CustomDefinition[],
  stored: Row,
  given: Row,
  isNew: boolean,
): Row | undefined {
  if (!resource.custom) return undefined;
  const merged = mergeCustom(definitions, stored, withSomeIds(given) as Row, { isNew });
  const kept = isNew ? merged : Object.fromEntries(Object.keys(given).map((key) => [key, merged[key] ?? null]));
  // References to rows that are not created yet are kept as they are.
  for (const [key, value] of Object.entries(given)) if (pointersIn(value).length > 0) kept[key] = value;
  return kept;
}

/** A refusal by schema or rule, in the terms of the file. @throws any error that is not a refusal */
export function refusedBy({ fields }: Pick<Target, 'fields'>, error: unknown): Refused[] {
  if (!(error instanceof Refusal)) throw error;
  const problems = Object.entries(error.errors ?? {}).flatMap(([key, texts]) => {
    const [text] = texts;
    if (!text) return [];
    const field = fields.find((one) => one.key === key || one.column === key);
    // Rules speak in sentences, shapes in ends of sentences.
    return [{ field: field?.key ?? key, reason: /^\p{Lu}/u.test(text) ? text : `${field?.label ?? key} ${text}` }];
  });
  return problems.length > 0 ? problems : [{ field: '', reason: error.message }];
}
