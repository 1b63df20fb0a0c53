import type { Field, FieldKind, Fields } from '#shared/nouns/fields.ts';
import type { FormFieldType } from '../definition.schema.ts';
import type { FormBinding } from './purposes.ts';

/** The types of field whose answers are text. */
export const textTypes: readonly FormFieldType[] = ['STRING', 'LONG_TEXT', 'SELECT', 'HIDDEN'];

const typesOf: Partial<Record<FieldKind, readonly FormFieldType[]>> = {
  text: textTypes,
  longText: textTypes,
  richText: textTypes,
  url: ['STRING', 'HIDDEN'],
  email: ['EMAIL'],
  phone: ['PHONE_NUMBER'],
  country: ['COUNTRY'],
  currency: ['CURRENCY', 'HIDDEN'],
  number: ['DECIMAL'],
  year: ['DECIMAL'],
  date: ['DATETIME'],
  boolean: ['BOOL', 'CONSENT'],
  choice: ['SELECT', 'HIDDEN'],
  tags: ['MULTI_SELECT'],
};

/** The properties of a record that answers can fill: its writable fields, without references and money. */
export function bindingsOf(prefix: string, label: string, fields: Fields): FormBinding[] {
  return Object.entries<Field>(fields).flatMap(([key, field]) => {
    const types = typesOf[field.kind];
    return types && field.write !== 'never'
      ? [{ key: `${prefix}.${key}`, label: `${label}: ${field.label}`, types }]
      : [];
  });
}

/** The values of one record among the bound answers: `{ email, first_name, custom: { ... } }`. */
export function boundValues(prefix: string, bound: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(bound)) {
    if (key.startsWith(`${prefix}.custom.`)) custom[key.slice(prefix.length + 8)] = value;
    else if (key.startsWith(`${prefix}.`)) values[key.slice(prefix.length + 1)] = value;
  }
  return { ...values, ...(Object.keys(custom).length > 0 && { custom }) };
}
