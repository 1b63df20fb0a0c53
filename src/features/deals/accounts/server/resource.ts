import { baseCurrency } from '#server/company.ts';
import { defineResource } from '#server/resource/define.ts';
import { refuseCircle } from '#server/resource/within.ts';
import { Account, AccountCreate, AccountForPartner, AccountUpdate } from '../schema.ts';
import { accountKeys, parents } from './rules.ts';

export const accounts = defineResource({
  name: 'accounts',
  noun: 'account',
  row: Account,
  create: AccountCreate,
  update: AccountUpdate,
  remove: 'archive',
  view: 'account_rows',
  viewComputes: ['country_as_entered'],
  custom: 'accounts',
  list: {
    sort: [
      'name',
      'country',
      'industry',
      'employees',
      'annual_revenue_minor',
      'founded_year',
      'created_at',
      'updated_at',
    ],
    filter: [
      'name',
      'domain',
      'country',
      'industry',
      'employees',
      'is_customer',
      'owner_user_id',
      'parent_account_id',
      'external_ref',
      'tags',
      'created_at',
    ],
    search: ['name', 'domain', 'industry'],
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
    if (patch.parent_account_id) await refuseCircle(call, parents, current.id, patch.parent_account_id);
    return {
      ...patch,
      ...(patch.name !== undefined || patch.domain !== undefined ? accountKeys({ ...current, ...patch }) : {}),
    };
  },
});
