/** The ten types a field of a company's own may have, by the names the specification gives them. */
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

/** What a REFERENCE may point at: its `options` name some of these; none named means any. */
export const referenceTables = ['partners', 'contacts', 'accounts', 'opportunities', 'products'] as const;
