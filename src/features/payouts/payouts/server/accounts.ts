import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/**
 * Stores the present account of each payment, encrypted as the payout details it is copied from. The payment file, the
 * list, the statement and emails show this account even if the details change later.
 */
export async function keepAccounts(call: Call, item_ids: readonly string[]): Promise<void> {
  await call.run(sql`
    delete from payout_item_accounts where organization_id = ${call.organization_id} and item_id = any(${item_ids})`);
  await call.run(sql`
    insert into payout_item_accounts (organization_id, item_id, method_id, rail, country, holder_name, account_last4,
      details_enc)
    select i.organization_id, i.id, m.id, m.rail, m.country, m.holder_name, m.account_last4, d.details_enc
    from payout_items i join payout_methods m on m.organization_id = i.organization_id and m.id = i.payout_method_id
    left join payout_method_details d on d.organization_id = m.organization_id and d.method_id = m.id
    where i.organization_id = ${call.organization_id} and i.id = any(${item_ids})`);
}
