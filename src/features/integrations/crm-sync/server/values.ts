import type { CrmField, CrmFieldType, CrmValue } from '#server/ports/crm.ts';
import { hostOf } from '#shared/matching.ts';
import type { LocalField, Transform } from '../schema.ts';
import { codeOf, nameOfList } from './codes.ts';

/** A value that the other side can take, or why it cannot. */
export type Converted = { value: CrmValue } | { problem: string };

type TypedField = Pick<CrmField, 'type' | 'label' | 'max_length' | 'options'> & Pick<LocalField, 'codes'>;

export const isEmptyValue = (value: CrmValue | undefined): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The one spelling of a value of a type, so that two spellings of the same value are equal. */
export function canonicalValue(type: CrmFieldType, value: CrmValue | undefined): CrmValue {
  if (isEmptyValue(value)) return null;
  const given = value as Exclude<CrmValue, null>;
  switch (type) {
    case 'number':
    case 'amount':
      return canonicalNumber(String(given));
    case 'boolean':
      return given === true || given === 'true' || given === 1 || given === '1';
    case 'date':
      return String(given).slice(0, 10);
    case 'instant': {
      const at = new Date(String(given));
      return Number.isNaN(at.getTime()) ? String(given) : at.toISOString();
    }
    case 'choices':
      return (Array.isArray(given) ? [...given] : String(given).split(';'))
        .map((one) => one.trim())
        .filter(Boolean)
        .sort();
    case 'email':
      return String(given).trim().toLowerCase();
    default:
      return Array.isArray(given) ? [...given].sort().join(';') : String(given);
  }
}

/** Decimal text without zeros at the ends: "1200.50" and 1200.5 are the same amount. */
function canonicalNumber(text: string): string {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  if (!match || (!match[2] && !match[3])) return text.trim();
  const [, sign, digits = '', decimals = ''] = match;
  const whole = digits.replace(/^0+/, '');
  const fraction = decimals.replace(/(?<!0)0+$/, '');
  const plain = `${whole || '0'}${fraction ? `.${fraction}` : ''}`;
  return sign === '-' && plain !== '0' ? `-${plain}` : plain;
}

export function isSameValue(type: CrmFieldType, one: CrmValue | undefined, other: CrmValue | undefined): boolean {
  return JSON.stringify(canonicalValue(type, one)) === JSON.stringify(canonicalValue(type, other));
}

/** Converts a value to a type of the other side. @returns a problem when it has no such form */
export function convertValue(from: CrmFieldType, to: TypedField, value: CrmValue): Converted {
  const canonical = canonicalValue(from, value);
  if (canonical === null) return { value: null };
  const text = Array.isArray(canonical) ? canonical.join(';') : String(canonical);
  if (to.codes) {
    const code = codeOf(to.codes, text);
    return code === undefined ? { problem: `“${text}” is not a known ${nameOfList[to.codes]}.` } : { value: code };
  }
  switch (to.type) {
    case 'number':
    case 'amount':
      if (!/^-?\d+(\.\d+)?$/.test(String(canonicalNumber(text)))) return { problem: `“${text}” is not a number.` };
      return { value: to.type === 'number' ? Number(text) : canonicalNumber(text) };
    case 'boolean': {
      const word = text.trim().toLowerCase();
      if (['true', 'yes', '1'].includes(word)) return { value: true };
      if (['false', 'no', '0'].includes(word)) return { value: false };
      return { problem: `“${text}” is neither yes nor no.` };
    }
    case 'date':
    case 'instant': {
      const at = new Date(text);
      if (Number.isNaN(at.getTime())) return { problem: `“${text}” is not a date.` };
      return { value: to.type === 'date' ? at.toISOString().slice(0, 10) : at.toISOString() };
    }
    case 'choice':
      return chosen(to, text);
    case 'choices': {
      const list = Array.isArray(canonical) ? canonical : text.split(';').map((one) => one.trim());
      const values: string[] = [];
      for (const one of list) {
        const result = chosen(to, one);
        if ('problem' in result) return result;
        values.push(String(result.value));
      }
      return { value: values.sort() };
    }
    case 'email':
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())) return { problem: `“${text}” is not an email address.` };
      return { value: text.trim().toLowerCase() };
    default:
      if (to.max_length !== undefined && text.length > to.max_length)
        return { problem: `It is longer than ${to.max_length} characters.` };
      return { value: text };
  }
}

/** A choice by its value or its label. A field without options takes every value. */
function chosen({ options, label }: TypedField, text: string): Converted {
  if (!options || options.length === 0) return { value: text };
  const exact = options.find(({ value }) => value === text);
  if (exact) return { value: exact.value };
  const word = plainWord(text);
  const [same, ...others] =
    options.filter((one) => plainWord(one.value) === word).length > 0
      ? options.filter((one) => plainWord(one.value) === word)
      : options.filter((one) => plainWord(one.label) === word);
  if (others.length > 0)
    return { problem: `“${text}” is the name of several values of ${label}. Choose one in the mapping.` };
  return same ? { value: same.value } : { problem: `“${text}” is not one of the values of ${label}.` };
}

const plainWord = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The value of a list of the CRM that stands for a code, such as “Germany” for DE. */
export function optionForCode(
  codes: NonNullable<LocalField['codes']>,
  { options = [], label }: TypedField,
  code: string,
): Converted {
  const found =
    options.find(({ value }) => value === code) ??
    options.find((one) => codeOf(codes, one.value) === code || codeOf(codes, one.label) === code);
  return found ? { value: found.value } : { problem: `“${code}” is not one of the values of ${label}.` };
}

export function transformed(value: CrmValue, transform: Transform): CrmValue {
  if (typeof value !== 'string') return value;
  switch (transform) {
    case 'trim':
      return value.trim();
    case 'lowercase':
      return value.toLowerCase();
    case 'uppercase':
      return value.toUpperCase();
    case 'domain':
      return value.trim() ? (hostOf(value) ?? value) : null;
    case 'digits':
      return value.replace(/[^\d+]/g, '');
    default:
      return value;
  }
}
