import { type FieldType, fieldTypes, referenceTables } from '#shared/nouns/field-types.ts';
import { type CustomEntity, customEntities } from '../schema.ts';

const entityWords: Record<CustomEntity, string> = {
  partners: 'Partners',
  contacts: 'Contacts',
  accounts: 'Accounts',
  opportunities: 'Deals',
  deal_registrations: 'Deal registrations',
};
export const entityOptions = customEntities.map((value) => ({ value, label: entityWords[value] }));

export const typeWords: Record<FieldType, string> = {
  STRING: 'Text',
  SELECT: 'Single choice',
  MULTI_SELECT: 'Multiple choice',
  DECIMAL: 'Number',
  BOOL: 'Yes or no',
  DATETIME: 'Date and time',
  EMAIL: 'Email address',
  PHONE_NUMBER: 'Phone number',
  ADDRESS: 'Address',
  REFERENCE: 'Link to a record',
};
export const typeOptions = fieldTypes.map((value) => ({ value, label: typeWords[value] }));

export const accessOptions = [
  { value: 'none', label: 'No access' },
  { value: 'read', label: 'Can view' },
  { value: 'write', label: 'Can view and edit' },
];

const tableWords: Record<(typeof referenceTables)[number], string> = {
  partners: 'Partners',
  contacts: 'Contacts',
  accounts: 'Accounts',
  opportunities: 'Deals',
  products: 'Products',
};
export const tableOptions = referenceTables.map((value) => ({ value, label: tableWords[value] }));
