import { CrmError, type CrmField, type CrmFilter, type CrmValue } from '#server/ports/crm.ts';

/** Escapes a text for a SOQL literal, after Salesforce's "Quoted String Escape Sequences". */
export const quoteSoql = (text: string): string =>
  `'${text.replace(/[\\'"\n\r\t\f\b]/g, (character) => ESCAPES[character]!)}'`;

const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
  '\b': '\\b',
};

/** Names cannot be escaped in SOQL, so anything but a plain name is refused. @throws CrmError `invalid` */
export function plainName(name: string): string {
  if (!/^[A-Za-z][A-Za-z0-9_]{0,79}$/.test(name))
    throw new CrmError('invalid', `"${name.slice(0, 80)}" is not a name of Salesforce.`, { field: name.slice(0, 80) });
  return name;
}

export function literal(value: CrmValue, { type, name }: CrmField): string {
  if (value === null) return 'null';
  if (type === 'boolean') return value === true || value === 'true' ? 'TRUE' : 'FALSE';
  if (type === 'number' || type === 'amount') {
    const text = String(value);
    if (!/^-?\d{1,18}(\.\d{1,18})?$/.test(text))
      throw new CrmError('invalid', `"${text.slice(0, 40)}" is not a number.`, { field: name });
    return text;
  }
  if (type === 'date' || type === 'instant') {
    const text = String(value);
    if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,3})?Z)?$/.test(text))
      throw new CrmError('invalid', `"${text.slice(0, 40)}" is not a date.`, { field: name });
    return text;
  }
  return quoteSoql(Array.isArray(value) ? value.join(';') : String(value));
}

/** The condition of one filter; an empty list of values matches nothing. */
export function condition({ equals }: CrmFilter, field: CrmField): string {
  const name = plainName(field.name);
  const values = equals.filter((value) => value !== null);
  const parts: string[] = [];
  if (values.length > 0) {
    const operator = field.type === 'choices' ? 'INCLUDES' : 'IN';
    // A boolean knows no IN.
    if (field.type === 'boolean') parts.push(...values.map((value) => `${name} = ${literal(value, field)}`));
    else parts.push(`${name} ${operator} (${values.map((value) => literal(value, field)).join(',')})`);
  }
  if (values.length < equals.length) parts.push(`${name} = null`);
  return parts.length === 0 ? 'Id = null' : `(${parts.join(' OR ')})`;
}
