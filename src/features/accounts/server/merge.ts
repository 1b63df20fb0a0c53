import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { conflict, invalid } from '#server/errors.ts';
import { lockedRow, updateRow } from '#server/resource/verbs.ts';
import { type Account, type AccountMerge, type AccountMerged, type MergeField, mergeFields } from '../schema.ts';
import { accounts } from './resource.ts';
import { isWithin } from './rules.ts';

/** What belongs to an account and goes with it. What commissions were rated on stays as it was: receipts refer to it. */
export const movedTables = ['opportunities', 'contacts', 'documents'] as const;

/**
 * Makes two accounts one. `id` is kept, with the values of the other where `take` names them and where it has none itself;
 * deals, people and subsidiaries of the other become its own. The other is archived and leads to the kept one from then on.
 * Says `accounts.merged`, upon which claims are compared anew.
 * @throws 404; 409 when one of them was changed, archived or merged meanwhile, or the caller sees own partners only
 */
export async function mergeAccounts(call: Call, id: string, merge: AccountMerge): Promise<AccountMerged> {
  const { other_id, take, row_version } = merge;
  if (id === other_id) throw invalid({ other_id: ['must be another company'] });
  if (call.actor.own_only)
    throw conflict('Merging concerns deals of every partner; your role is for your own partners.');
  // In one order, whoever merges what into what at the same time.
  const locked: Account[] = [];
  for (const one of [id, other_id].sort()) locked.push(await lockedRow<Account>(call, accounts, one));
  const kept = locked.find((account) => account.id === id)!;
  const other = locked.find((account) => account.id === other_id)!;
  for (const account of locked) if (account.archived_at) throw conflict(`${account.name} is archived.`);
  await call.because(`${other.name} was merged into ${kept.name}`);

  // Only one of them may carry the reference to another system.
  if (other.external_ref) await set(call, other_id, 'external_ref = null');
  // One that belonged to the other would become its own ancestor: it takes the other's place.
  if (await isWithin(call, id, other_id)) await set(call, id, 'parent_account_id = $3', other.parent_account_id);
  await updateRow(call, accounts, id, { ...valuesOf(kept, other, new Set(take)), row_version });
  const moved: Partial<AccountMerged> = {};
  for (const table of movedTables) {
    moved[table] = await call.run(
      `update ${table} set account_id = $3 where organization_id = $1 and account_id = $2`,
      [call.organization_id, other_id, id],
    );
  }
  moved.accounts = await call.run(
    'update accounts set parent_account_id = $3 where organization_id = $1 and parent_account_id = $2 and id <> $3',
    [call.organization_id, other_id, id],
  );
  await call.run('update accounts set merged_into_id = $3 where organization_id = $1 and merged_into_id = $2', [
    call.organization_id,
    other_id,
    id,
  ]);
  await set(call, other_id, 'parent_account_id = null, merged_into_id = $3, archived_at = $4', id, call.now());
  await call.announce('accounts.merged', id);
  return moved as AccountMerged;
}

function set(call: Call, id: string, assignments: string, ...values: unknown[]): Promise<number> {
  return call.run(`update accounts set ${assignments} where organization_id = $1 and id = $2`, [
    call.organization_id,
    id,
    ...values,
  ]);
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function valuesOf(kept: Account, other: Account, take: ReadonlySet<MergeField>): Row {
  const values: Row = {};
  for (const field of mergeFields) {
    if (!isEmpty(other[field]) && (take.has(field) || isEmpty(kept[field]))) values[field] = other[field];
  }
  // An amount means nothing without its currency.
  if ('annual_revenue_minor' in values) values.currency = other.currency;
  const custom = Object.entries(other.custom).filter(
    ([key, value]) => !isEmpty(value) && (take.has(`custom.${key}`) || isEmpty(kept.custom[key])),
  );
  if (custom.length > 0) values.custom = Object.fromEntries(custom);
  values.tags = [...new Set([...kept.tags, ...other.tags])];
  values.is_customer = kept.is_customer || other.is_customer;
  return values;
}
