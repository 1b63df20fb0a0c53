import { defineFieldRules } from '#server/resource/field-rules.ts';
import { formRules } from './form-rules.ts';

/** Requests must meet the rules of the CRMs to which their records are written. */
export const crmFieldRules = defineFieldRules({
  key: 'crm',
  on: ['partners', 'accounts', 'contacts', 'opportunities'],
  read: async (call, resource) =>
    (await formRules(call, resource)).map(({ connection_name, remote_label: _, ...rule }) => ({
      ...rule,
      source: connection_name,
    })),
});
