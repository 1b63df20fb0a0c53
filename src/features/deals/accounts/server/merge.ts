import type { Call } from '#server/call.ts';
import { conflict, sayOfConstraint } from '#server/errors.ts';
import { type Mergeable, mergeRecords } from '#server/resource/merge.ts';
import { type Account, type AccountMerge, type AccountMerged, mergeChoices } from '../schema.ts';
import { accounts } from './resource.ts';

/** What belongs to an account and goes with it. What commissions were rated on stays as it was: receipts refer to it. */
export const movedTables = ['opportunities', 'contacts', 'documents'] as const;

const kind: Mergeable<Account, AccountMerged> = {
  resource: accounts,
  noun: 'company',
  choices: mergeChoices,
  parent: 'parent_account_id',
  united: (kept, other, taken) => ({
    is_customer: kept.is_customer || other.is_customer,
    // An amount means nothing without its currency.
    ...('annual_revenue_minor' in taken && { currency: other.currency }),
  }),
  async move(call, { id }, other, children) {
    const moved: Record<(typeof movedTables)[number], number> = { opportunities: 0, contacts: 0, documents: 0 };
    for (const table of movedTables) {
      moved[table] = await call.run(
        `update ${table} set account_id = $3 where organization_id = $1 and account_id = $2`,
        [call.organization_id, other.id, id],
      );
    }
    return { ...moved, accounts: children };
  },
};

/** Makes two companies one; upon `accounts.merged` claims to either are compared anew. */
export async function mergeAccounts(call: Call, id: string, merge: AccountMerge): Promise<AccountMerged> {
  if (call.actor.own_only)
    throw conflict('Merging concerns deals of every partner; your role is for your own partners.');
  return mergeRecords(call, kind, id, merge);
}

sayOfConstraint('accounts_merged_stay_archived', { archived_at: ['It was merged into another; that is not undone.'] });
