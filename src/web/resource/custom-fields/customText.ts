import { countryName } from '../../countries.ts';
import { formatInstant, formatNumber } from '../../region.ts';
import { texts as t } from '../texts.ts';
import type { AddressValue, CustomField, ReferenceValue } from './customFields.ts';

/** A custom value as one line of text, for facts, lists and conflicts. */
export function customText(field: CustomField, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  const label = (chosen: unknown) => field.options.find((option) => option.value === chosen)?.label ?? String(chosen);
  switch (field.field_type) {
    case 'BOOL':
      return value ? t.yes : t.no;
    case 'SELECT':
      return label(value);
    case 'MULTI_SELECT':
      return (value as unknown[]).map(label).join(', ');
    case 'DECIMAL':
      return formatNumber(String(value));
    case 'DATETIME':
      return formatInstant(value as string);
    case 'REFERENCE':
      return (value as ReferenceValue).name ?? t.recordNotVisible;
    case 'ADDRESS': {
      const { address_line_1, address_line_2, postal_code, city, state, country } = value as AddressValue;
      const town = [postal_code, city].filter(Boolean).join(' ');
      return [address_line_1, address_line_2, town, state, countryName(country)].filter(Boolean).join(', ');
    }
    default:
      return String(value);
  }
}
