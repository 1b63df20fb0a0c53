import type { CrmField, CrmFieldType, CrmValue } from '#server/ports/crm.ts';

/** Writes a value as HubSpot expects it: every property is text, and empty text clears it. */
export function toHubspot(value: CrmValue): string {
  if (value === null) return '';
  if (typeof value === 'object') return value.join(';');
  return String(value);
}

/** Reads the text of a property as a value of the field's type. Text that does not fit the type stays text. */
export function fromHubspot(text: string | null | undefined, type: CrmFieldType): CrmValue {
  if (text === null || text === undefined || text === '') return null;
  switch (type) {
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : text;
    case 'amount':
      return amountOf(text);
    case 'boolean':
      return text === 'true';
    case 'date':
      return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : (hubspotInstant(text)?.slice(0, 10) ?? text);
    case 'instant':
      return hubspotInstant(text) ?? text;
    case 'choices':
      return text.split(';').filter((each) => each !== '');
    default:
      return text;
  }
}

/** Amounts arrive as `1200`, `1200.5` or, when they are large, `1.2E7`. */
function amountOf(text: string): string {
  if (/^-?\d+(\.\d+)?$/.test(text)) return text;
  const number = Number(text);
  return Number.isFinite(number) && Math.abs(number) < 1e15 ? number.toFixed(2).replace(/\.00$/, '') : text;
}

/** @param text ISO 8601, or milliseconds since 1970 as older properties have them */
export function hubspotInstant(text: string): string | null {
  const date = new Date(/^-?\d{10,}$/.test(text) ? Number(text) : text);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A property as the API describes it, as far as it is read. */
export interface ApiProperty {
  name: string;
  label: string;
  type: string;
  fieldType: string;
  hidden?: boolean;
  calculated?: boolean;
  hasUniqueValue?: boolean;
  showCurrencySymbol?: boolean;
  modificationMetadata?: { readOnlyValue?: boolean };
  options?: readonly { value: string; label: string; hidden?: boolean; displayOrder?: number }[];
}

const MAX_TEXT = 65_536;

/** @returns null for a kind of property that cannot be synchronized */
function typeOf({ name, type, fieldType, showCurrencySymbol, options = [] }: ApiProperty): CrmFieldType | null {
  if (name === 'amount' || (type === 'number' && showCurrencySymbol)) return 'amount';
  switch (type) {
    case 'number':
    case 'date':
      return type;
    case 'datetime':
      return 'instant';
    case 'bool':
      return 'boolean';
    case 'phone_number':
      return 'phone';
    case 'enumeration':
      if (fieldType === 'checkbox') return 'choices';
      // The options of owners and teams are in other parts of HubSpot; their values are ids.
      return options.length > 0 ? 'choice' : 'text';
    case 'string':
      if (name === 'email' || name.endsWith('_email')) return 'email';
      if (name === 'website' || name.endsWith('_url')) return 'url';
      if (fieldType === 'phonenumber') return 'phone';
      return fieldType === 'textarea' || fieldType === 'html' ? 'long_text' : 'text';
    default:
      return null;
  }
}

/** @returns null for a property that people do not see or that cannot be synchronized */
export function hubspotField(property: ApiProperty, required: readonly string[]): CrmField | null {
  const { name, label, hidden, calculated, modificationMetadata, options = [] } = property;
  const type = typeOf(property);
  if (type === null || hidden) return null;
  const isText = type === 'text' || type === 'long_text' || type === 'url';
  return {
    name,
    label: label || name,
    type,
    is_required: required.includes(name),
    is_read_only: calculated === true || modificationMetadata?.readOnlyValue === true,
    ...(isText && { max_length: MAX_TEXT }),
    ...((type === 'choice' || type === 'choices') && {
      options: options
        .toSorted((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0))
        .map((option) => ({ value: option.value, label: option.label, is_archived: option.hidden === true })),
    }),
  };
}
