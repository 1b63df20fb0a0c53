/** The ten types of custom fields, with the names of the specification. */
export const fieldTypes = [
  'STRING',
  'MULTI_SELECT',
  'SELECT',
  'DECIMAL',
  'BOOL',
  'DATETIME',
  'EMAIL',
  'PHONE_NUMBER',
  'ADDRESS',
  'REFERENCE',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** The resources a REFERENCE can refer to: its `options` list some of these; an empty list means any. */
export const referenceTables = ['partners', 'contacts', 'accounts', 'opportunities', 'products'] as const;
