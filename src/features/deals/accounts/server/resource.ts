import { baseCurrency } from '#server/company/company.ts';
import { defineResource } from '#server/resource/define.ts';
import { rejectCircularReference } from '#server/resource/hierarchy.ts';
import { account } from '../schema.ts';
import { accountKeys, parents } from './rules.ts';

export const accounts = defineResource(account, {
  view: 'account_rows',
  viewComputes: ['country_as_entered'],
  leaves: { merged_into_name: 'value' },
  list: {
    finder: 'find_accounts',
    precedence: 20,
    beginning: 'find_accounts_beginning',
    resembling: 'find_accounts_resembling',
  },
  partner: { verbs: ['list', 'get'] },
  proposals: { create: true, change: true },
  beforeCreate: async (call, input) => ({
    ...input,
    ...accountKeys(input),
    currency: input.currency ?? (await baseCurrency(call)),
  }),
  beforeUpdate: async (call, current, patch) => {
    if (patch.parent_account_id) await rejectCircularReference(call, parents, current.id, patch.parent_account_id);
    return {
      ...patch,
      ...(patch.name !== undefined || patch.domain !== undefined ? accountKeys({ ...current, ...patch }) : {}),
    };
  },
});
