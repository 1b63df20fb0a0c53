import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, constraintMessage } from '#server/errors.ts';
import { type Mergeable, mergeRecords } from '#server/resource/merge.ts';
import { type Account, type AccountMerge, type AccountMerged, mergeChoices } from '../schema.ts';
import { accounts } from './resource.ts';

/** Tables whose rows move with an account. Commission inputs stay as they are because breakdowns refer to them. */
export const movedTables = ['opportunities', 'contacts', 'documents', 'tracked_customers', 'sale_reviews'] as const;

const kind: Mergeable<Account, AccountMerged> = {
  resource: accounts,
  noun: 'account',
  choices: mergeChoices,
  parent: 'parent_account_id',
  united: (kept, other, taken) => ({
    is_customer: kept.is_customer || other.is_customer,
    // An amount means nothing without its currency.
    ...('annual_revenue_minor' in taken && { currency: other.currency }),
  }),
  async move(call, { id }, other, children) {
    const moved: Record<(typeof movedTables)[number], number> = {
      opportunities: 0,
      contacts: 0,
      documents: 0,
      tracked_customers: 0,
      sale_reviews: 0,
    };
    for (const table of movedTables) {
      moved[table] = await call.run(sql`
        update ${sql.identifier(table)} set account_id = ${id}
        where organization_id = ${call.organization_id} and account_id = ${other.id}`);
    }
    const { tracked_customers: _, sale_reviews: __, ...counted } = moved;
    return { ...counted, accounts: children };
  },
};

/** Merges two accounts; on `accounts.merged` the registrations of both are screened again. */
export async function mergeAccounts(call: Call, id: string, merge: AccountMerge): Promise<AccountMerged> {
  if (call.actor.own_only)
    throw conflict('Merging accounts affects deals of all partners. Your role covers only your own partners.');
  return mergeRecords(call, kind, id, merge);
}

constraintMessage('accounts_merged_stay_archived', {
  archived_at: ['This account was merged into another one. A merge cannot be undone.'],
});
