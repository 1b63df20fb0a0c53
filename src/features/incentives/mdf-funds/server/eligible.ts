import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { MdfFund } from '../schema.ts';
import { moveMoney } from './movements.ts';

/** The columns that decide for which partners a fund has money. */
type ReadFund = Pick<MdfFund, 'id' | 'kind' | 'status' | 'amount_minor' | 'audience_id'>;

/** Adds partners that joined the audience with their amount, and stops new requests of those that left it. */
export async function refreshMdfFundPartners(call: Call, fund: ReadFund): Promise<void> {
  if (fund.status !== 'active') return;
  const active = await call.rows<{ id: string }>(sql`
    select p.id from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where p.organization_id = ${call.organization_id} and p.archived_at is null and p.merged_into_id is null
      and s.category = 'active' order by p.id`);
  const members = fund.audience_id
    ? await memberships(
        call,
        [fund.audience_id],
        active.map(({ id }) => id),
      )
    : null;
  const eligible = active.map(({ id }) => id).filter((id) => members?.has(id) ?? true);
  await call.run(sql`
    update mdf_balances set is_eligible = partner_id = any(${eligible}::uuid[]), updated_at = now()
    where organization_id = ${call.organization_id} and fund_id = ${fund.id} and partner_id is not null
      and is_eligible <> (partner_id = any(${eligible}::uuid[]))`);
  const fresh = await call.rows<{ partner_id: string }>(sql`
    insert into mdf_balances (organization_id, fund_id, partner_id, is_limited)
    select ${call.organization_id}, ${fund.id}, partner, ${fund.kind === 'fixed'}
    from unnest(${eligible}::uuid[]) as eligible(partner) on conflict do nothing returning partner_id`);
  if (fund.kind === 'pool') return;
  for (const { partner_id } of fresh)
    await moveMoney(call, {
      fund_id: fund.id,
      partner_id,
      kind: 'allocate',
      from: null,
      to: 'available',
      amount_minor: fund.amount_minor,
    });
}

/** Refreshes every active fund, once a night. */
export async function refreshFunds(call: Call): Promise<void> {
  const funds = await call.rows<ReadFund>(sql`
    select id, kind, status, amount_minor, audience_id from mdf_funds
    where organization_id = ${call.organization_id} and status = 'active' order by id`);
  for (const fund of funds) await refreshMdfFundPartners(call, fund);
}
