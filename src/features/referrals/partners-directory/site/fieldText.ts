import type { CustomFieldValue } from '../public.schema.ts';
import { countryIn, type Words } from './words.ts';

/** A custom field value as text, by its type. */
export function fieldText(value: CustomFieldValue, language: string, t: Words): string {
  switch (value.field_type) {
    case 'MULTI_SELECT':
      return (value.multi_select_value ?? []).join(', ');
    case 'SELECT':
      return value.select_value ?? '';
    case 'DECIMAL':
      return value.decimal_value === null ? '' : new Intl.NumberFormat(language).format(Number(value.decimal_value));
    case 'BOOL':
      return value.bool_value ? t.yes : t.no;
    case 'DATETIME':
      return value.datetime_value
        ? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
            new Date(value.datetime_value),
          )
        : '';
    case 'EMAIL':
      return value.email_value ?? '';
    case 'PHONE_NUMBER':
      return value.phone_number_value ?? '';
    case 'ADDRESS': {
      const { address_line_1, address_line_2, postal_code, city, state, country } = value.address_value ?? {};
      const place = [postal_code, city].filter(Boolean).join(' ');
      const land = country && /^[A-Z]{2}$/.test(country) ? countryIn(language, country) : country;
      return [address_line_1, address_line_2, place, state, land].filter(Boolean).join(', ');
    }
    case 'REFERENCE':
      return value.reference_value?.name ?? '';
    default:
      return value.string_value ?? '';
  }
}
