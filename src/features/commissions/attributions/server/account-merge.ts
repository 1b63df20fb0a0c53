import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/**
 * Assignments of merged accounts move to the account that was kept. Where its own assignment covers the same days, that
 * one stays and the other is removed, because an account belongs to one partner on each day.
 */
export async function moveContractAccounts(call: Call, account_id: string): Promise<void> {
  const merged = await call.rows<{ id: string }>(sql`
    select c.id from contract_accounts c
    join accounts a on a.organization_id = c.organization_id and a.id = c.account_id
    where c.organization_id = ${call.organization_id} and a.merged_into_id = ${account_id} order by c.starts_on, c.id
    for update of c`);
  for (const { id } of merged) {
    const moved = await call.run(sql`
      update contract_accounts c set account_id = ${account_id}
      where c.organization_id = ${call.organization_id} and c.id = ${id}
        and not exists (select from contract_accounts k
          where k.organization_id = ${call.organization_id} and k.account_id = ${account_id}
          and daterange(k.starts_on, k.ends_on, '[]') && daterange(c.starts_on, c.ends_on, '[]'))`);
    if (moved === 0)
      await call.run(sql`delete from contract_accounts where organization_id = ${call.organization_id} and id = ${id}`);
  }
}
