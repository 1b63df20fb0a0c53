import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';
import { type Part, parts } from '../schema.ts';
import { moveMoney } from './service.ts';

type Balance = { fund_id: string } & Record<`${Part}_minor`, number>;

/** Movements transfer the money to the kept partner; the other partner's balance stays, empty. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const balances = await call.rows<Balance>(sql`
    select fund_id, available_minor, reserved_minor, claimed_minor, paid_minor from mdf_balances
    where organization_id = ${call.organization_id} and partner_id = ${other} order by fund_id`);
  for (const { fund_id, ...balance } of balances) {
    await call.run(sql`
      insert into mdf_balances (organization_id, fund_id, partner_id, is_limited, is_eligible)
      select organization_id, fund_id, ${kept}, is_limited, is_eligible from mdf_balances
      where organization_id = ${call.organization_id} and fund_id = ${fund_id} and partner_id = ${other}
      on conflict do nothing`);
    // Used parts come first, because a pool's partner has used money that was never allocated to it.
    for (const part of [...parts].reverse()) {
      const amount_minor = balance[`${part}_minor`];
      if (amount_minor > 0) {
        const money = { fund_id, kind: 'merge', amount_minor } as const;
        await moveMoney(call, { ...money, partner_id: other, from: part, to: null });
        await moveMoney(call, { ...money, partner_id: kept, from: null, to: part });
      } else if (amount_minor < 0) {
        const money = { fund_id, kind: 'merge', amount_minor: -amount_minor } as const;
        await moveMoney(call, { ...money, partner_id: other, from: null, to: part });
        await moveMoney(call, { ...money, partner_id: kept, from: part, to: null });
      }
    }
  }
  return { mdf_balances: balances.length };
});
