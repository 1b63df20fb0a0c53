import type { CrmValue } from '#server/ports/crm.ts';
import { withoutFormulaGuards } from '#shared/text/csv.ts';
import type { CsvField, CsvObject } from './declaration.ts';

/** The reason why a cell cannot be read, as the rest of a sentence. */
export class BadCell extends Error {
  override name = 'BadCell';
}

/** Reads a cell. Apostrophes that were put before formulas on the way out are removed again. @throws BadCell */
export function cellValue(cell: string, field: CsvField, object: CsvObject): CrmValue {
  const text = withoutFormulaGuards(cell).trim();
  if (text === '') {
    if (field.required) throw new BadCell('is empty.');
    return null;
  }
  const shown = `"${text.slice(0, 40)}"`;
  if (field.max_length && text.length > field.max_length)
    throw new BadCell(`is longer than ${field.max_length} characters.`);
  switch (field.type) {
    case 'number':
    case 'amount': {
      const number = numberOf(text, object.decimal ?? '.');
      if (number === null) throw new BadCell(`contains ${shown}, which is not a number.`);
      return field.type === 'amount' ? number : Number(number);
    }
    case 'boolean': {
      if (/^(yes|true|1|y)$/i.test(text)) return true;
      if (/^(no|false|0|n)$/i.test(text)) return false;
      throw new BadCell(`contains ${shown}. Use yes or no.`);
    }
    case 'date': {
      const date = dateOf(text, object.date_format ?? 'YYYY-MM-DD');
      if (!date)
        throw new BadCell(`contains ${shown}, which is not a date such as ${object.date_format ?? 'YYYY-MM-DD'}.`);
      return date;
    }
    case 'instant': {
      const instant = csvCrmInstant(text);
      if (!instant) throw new BadCell(`contains ${shown}, which is not a time such as 2026-01-31T14:30:00Z.`);
      return instant;
    }
    case 'email':
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
        throw new BadCell(`contains ${shown}, which is not an email address.`);
      return text;
    case 'choice':
      return optionOf(text, field);
    case 'choices':
      return text.split(';').map((part) => optionOf(part.trim(), field));
    default:
      return text;
  }
}

function optionOf(text: string, { options = [] }: CsvField): string {
  const lower = text.toLowerCase();
  const found = options.find(({ value, label }) => value.toLowerCase() === lower || label.toLowerCase() === lower);
  if (!found) throw new BadCell(`contains "${text.slice(0, 40)}", which is not one of its options.`);
  return found.value;
}

/** @returns decimal text without separators of thousands */
function numberOf(text: string, decimal: '.' | ','): string | null {
  const thousands = decimal === ',' ? '.' : ',';
  const plain = text
    .replaceAll(/[\s'’]/g, '')
    .replaceAll(thousands, '')
    .replace(decimal, '.');
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(plain) ? plain : null;
}

function dateOf(text: string, format: NonNullable<CsvObject['date_format']>): string | null {
  const parts = /^(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})$/.exec(text);
  if (!parts) return null;
  const order = format.split(/[-./]/);
  const part = (name: string) => parts[order.indexOf(name) + 1]!;
  const [year, month, day] = [part('YYYY'), part('MM').padStart(2, '0'), part('DD').padStart(2, '0')];
  if (!/^\d{4}$/.test(year)) return null;
  const date = `${year}-${month}-${day}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
}

export function csvCrmInstant(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(text)) return null;
  const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(text.slice(10)) ? text : `${text}${text.length > 10 ? 'Z' : ''}`;
  const time = Date.parse(zoned.replace(' ', 'T'));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
