import { type FieldType, fieldTypes, referenceTables } from '#shared/nouns/field-types.ts';
import { defineTexts, type Part, plural } from '#web/texts.ts';
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

export const texts = defineTexts('setup/custom-fields/web', {
  saveOrDiscardYourOtherChanges: 'Save or discard your other changes first.',
  mergeInto: (label: Part, label2: Part) => `Merge “${label}” into “${label2}”?`,
  allRecordsWithChangeToImmediately: (label: Part, label2: Part) =>
    `All records with “${label}” change to “${label2}” immediately. This cannot be undone.`,
  merge: 'Merge',
  changed: (rows: number) => `${plural(rows, 'record', 'records')} changed`,
  into: (label: Part) => `into ${label}`,
  mergeIntoAnotherOption: (label: Part) => `Merge ${label} into another option`,
  mergeIntoAnotherOptionText: 'Merge into another option',
  option: (index: Part) => `Option ${index}`,
  noLongerOffered: 'no longer offered',
  optionIndex: (index: Part) => `option ${index}`,
  colorOf: (label: Part) => `Color of ${label}`,
  moveUp: (label: Part) => `Move ${label} up`,
  moveDown: (label: Part) => `Move ${label} down`,
  remove: (label: Part) => `Remove ${label}`,
  addOption: 'Add option',
  label: 'Label',
  type: 'Type',
  cannotBeChangedLater: 'Cannot be changed later.',
  key: 'Key',
  generatedFromLabel: 'Generated from the label',
  usedInApiImportsAndFilters: 'Used in the API, imports and filters. Cannot be changed later.',
  usingLowercaseLettersDigitsAndUnderscores: 'Use lowercase letters, digits and underscores, starting with a letter',
  partnerAccess: 'Partner access',
  section: 'Section',
  groupsFieldsInForms: 'Groups fields in forms.',
  helpText: 'Help text',
  shownBelowField: 'Shown below the field.',
  required: 'Required',
  requiredInStages: 'Required in stages',
  dealCannotMoveToTheseStages: 'A deal cannot move to these stages without a value.',
  textLength: (length: number) => plural(length, 'stage', 'stages'),
  options: 'Options',
  removedOptionStaysOnRecordsThat: 'A removed option stays on the records that use it but can no longer be selected.',
  linksTo: 'Links to',
  leaveEmptyToAllowAllRecord: 'Leave empty to allow all record types.',
  unique: 'Unique',
  noTwoRecordsMayHaveSame: 'No two records may have the same value.',
  customFields: 'Custom fields',
  trackAdditionalInformationAboutYourRecords:
    'Track additional information about your records. Custom fields appear in forms, lists, filters, exports and imports.',
  newField: 'New field',
  recordType: 'Record type',
  partnersCanEdit: 'Partners can edit',
  partnersCanView: 'Partners can view',
  archived: 'Archived',
  restore: 'Restore',
});
