import { type FieldType, fieldTypes, referenceTables } from '#shared/field-types.ts';
import { type CustomEntity, customEntities } from '../schema.ts';

const entityWords: Record<CustomEntity, string> = {
  partners: 'Partners',
  contacts: 'Contacts',
  accounts: 'Companies',
  opportunities: 'Deals',
  deal_registrations: 'Deal registrations',
};
export const entityOptions = customEntities.map((value) => ({ value, label: entityWords[value] }));

export const typeWords: Record<FieldType, string> = {
  STRING: 'Text',
  SELECT: 'One choice',
  MULTI_SELECT: 'Several choices',
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
  { value: 'none', label: 'Do not see it' },
  { value: 'read', label: 'See it' },
  { value: 'write', label: 'See and change it' },
];

const tableWords: Record<(typeof referenceTables)[number], string> = {
  partners: 'Partners',
  contacts: 'Contacts',
  accounts: 'Companies',
  opportunities: 'Deals',
  products: 'Products',
};
export const tableOptions = referenceTables.map((value) => ({ value, label: tableWords[value] }));
