import type { CrmField, CrmFieldType, CrmValue } from '#server/ports/crm.ts';
import { isCrmExchangeObject, type JsonObject, objectsIn } from '../exchange.ts';

/** The field of Salesforce that keeps the id of our record; the guide explains how to add it. */
export const EXTERNAL_ID = 'Tandem_Id__c';

const TYPES: Record<string, CrmFieldType> = {
  id: 'text',
  string: 'text',
  encryptedstring: 'text',
  textarea: 'long_text',
  email: 'email',
  phone: 'phone',
  url: 'url',
  int: 'number',
  long: 'number',
  double: 'number',
  percent: 'number',
  currency: 'amount',
  boolean: 'boolean',
  date: 'date',
  datetime: 'instant',
  picklist: 'choice',
  combobox: 'choice',
  multipicklist: 'choices',
  reference: 'reference',
};

/** @returns undefined for compound and binary fields, whose parts are fields of their own */
export function salesforceField(raw: JsonObject): CrmField | undefined {
  const type = TYPES[String(raw.type)];
  if (!type || typeof raw.name !== 'string') return undefined;
  const isReadOnly = raw.createable !== true && raw.updateable !== true;
  const length = typeof raw.length === 'number' && raw.length > 0 ? raw.length : undefined;
  const [references] = Array.isArray(raw.referenceTo) ? raw.referenceTo : [];
  return {
    name: raw.name,
    label: typeof raw.label === 'string' ? raw.label : raw.name,
    type,
    is_required:
      !isReadOnly &&
      raw.createable === true &&
      raw.nillable === false &&
      raw.defaultedOnCreate !== true &&
      type !== 'boolean',
    is_read_only: isReadOnly,
    ...(length && ['text', 'long_text', 'email', 'url', 'phone'].includes(type) && { max_length: length }),
    ...((type === 'choice' || type === 'choices') && { options: optionsOf(raw.picklistValues) }),
    ...(type === 'reference' && typeof references === 'string' && { references }),
  };
}

const optionsOf = (raw: unknown) =>
  objectsIn(raw).map((option) => ({
    value: String(option.value),
    label: String(option.label ?? option.value),
    is_archived: option.active === false,
  }));

export function salesforceValueFrom(raw: unknown, type: CrmFieldType): CrmValue {
  if (raw === null || raw === undefined || isCrmExchangeObject(raw)) return null;
  if (type === 'amount') return String(raw);
  if (type === 'choices') return String(raw).split(';').filter(Boolean);
  if (type === 'instant') return salesforceInstant(String(raw));
  return typeof raw === 'number' || typeof raw === 'boolean' ? raw : String(raw);
}

export function salesforceValueTo(value: CrmValue, type: CrmFieldType): unknown {
  if (value === null || value === '') return null;
  if (type === 'amount' || type === 'number') {
    // An unreadable number stays as it is, so that Salesforce reports the field.
    const number = Number(value);
    return Number.isFinite(number) ? number : value;
  }
  if (type === 'choices') return (Array.isArray(value) ? value : [String(value)]).join(';');
  return value;
}

/** Salesforce writes the zone as `+0000`, which is not ISO 8601 for every reader. */
export function salesforceInstant(text: string): string {
  const time = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}
