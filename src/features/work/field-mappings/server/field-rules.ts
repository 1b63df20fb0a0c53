import { defineFieldRules } from '#server/resource/field-rules.ts';
import { syncTables } from '../schema.ts';
import { formRules } from './form-rules.ts';

/** Forms honor the picklists, lengths and required fields of the CRMs that their records are written to. */
export const fieldRules = defineFieldRules({
  key: 'crm',
  on: syncTables.map(({ value }) => value),
  read: async (call, resource) =>
    (await formRules(call, resource)).map(({ field, connection_name, is_required, max_length, options }) => ({
      field,
      source: connection_name,
      is_required,
      max_length,
      options,
    })),
});
