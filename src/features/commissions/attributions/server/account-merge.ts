import type { Call } from '#server/call.ts';

/**
 * Assignments of merged accounts move to the account that was kept. Where its own assignment covers the same days, that
 * one stays and the other is removed, because an account belongs to one partner on each day.
 */
export async function moveContractAccounts(call: Call, account_id: string): Promise<void> {
  const merged = await call.rows<{ id: string }>(
    `select c.id from contract_accounts c
     join accounts a on a.organization_id = c.organization_id and a.id = c.account_id
     where c.organization_id = $1 and a.merged_into_id = $2 order by c.starts_on, c.id for update of c`,
    [call.organization_id, account_id],
  );
  for (const { id } of merged) {
    const moved = await call.run(
      `update contract_accounts c set account_id = $3 where c.organization_id = $1 and c.id = $2
         and not exists (select from contract_accounts k where k.organization_id = $1 and k.account_id = $3
           and daterange(k.starts_on, k.ends_on, '[]') && daterange(c.starts_on, c.ends_on, '[]'))`,
      [call.organization_id, id, account_id],
    );
    if (moved === 0)
      await call.run('delete from contract_accounts where organization_id = $1 and id = $2', [
        call.organization_id,
        id,
      ]);
  }
}
