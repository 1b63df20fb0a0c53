import { type Field, type Fields, nameColumnOf } from '#shared/nouns/fields.ts';
import { moneyText } from '../../components/Money.tsx';
import { countryName } from '../../countries.ts';
import { formatDay, formatInstant, formatNumber, formatPercent, formatRate } from '../../region.ts';
import { texts as t } from '../texts.ts';

export type RowValues = Record<string, unknown>;

export const fieldsOf = (fields: Fields): [string, Field][] => Object.entries(fields);

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The field that names the rows of a resource, if it is not `name`. */
export const labelFieldOf = (resource: string): string | undefined => {
  const column = nameColumnOf(resource);
  return column === 'name' ? undefined : column;
};

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** A value as one line of text; null if it is empty. A reference needs the row, which contains its name. */
export function valueText(field: Field, value: unknown, row: RowValues = {}): string | null {
  if (isEmpty(value)) return null;
  switch (field.kind) {
    case 'country':
      return countryName(value as string);
    case 'countries':
      return (value as string[]).map(countryName).join(', ');
    case 'number':
      return field.suffix === '%' ? formatPercent(value as number) : formatNumber(value as number);
    case 'money':
      return moneyText(value as number, row[field.currency ?? 'currency'] as string);
    case 'rate':
      return formatRate(value as number);
    case 'date':
      return formatDay(value as string);
    case 'instant':
      return formatInstant(value as string);
    case 'boolean':
      return value ? t.yes : t.no;
    case 'choice':
      return field.options?.find((option) => option.value === value)?.label ?? String(value);
    case 'reference':
      return (field.named && (row[field.named] as string | null)) || null;
    case 'longText':
    case 'richText':
      return shortened(value as string);
    default:
      return Array.isArray(value) ? value.join(', ') : String(value);
  }
}
