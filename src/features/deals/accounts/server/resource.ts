import { baseCurrency } from '#server/company.ts';
import { defineResource } from '#server/resource/define.ts';
import { rejectCircularReference } from '#server/resource/hierarchy.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import { Account, AccountCreate, AccountForPartner, AccountUpdate, accountFields } from '../schema.ts';
import { accountKeys, parents } from './rules.ts';

export const accounts = defineResource({
  name: 'accounts',
  noun: 'account',
  fields: accountFields,
  row: Account,
  create: AccountCreate,
  update: AccountUpdate,
  remove: 'archive',
  view: 'account_rows',
  viewComputes: ['country_as_entered'],
  custom: 'accounts',
  list: {
    sort: [...sortable(accountFields), 'created_at', 'updated_at'],
    filter: [...filterable(accountFields), 'created_at'],
    search: searchable(accountFields),
    finder: 'find_accounts',
    by: 'name',
  },
  partner: { row: AccountForPartner, verbs: ['list', 'get'] },
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
