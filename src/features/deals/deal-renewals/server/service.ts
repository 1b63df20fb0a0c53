import { createOpportunity, planNextStep } from '#features/deals/opportunities/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { Renewed } from '../schema.ts';

export { refreshRenewals } from './outcome.ts';

interface Ending {
  id: string;
  opportunity_id: string;
  status: string;
  ends_on: string;
  amount_minor: number;
  currency: string;
  name: string;
  account_id: string | null;
  partner_id: string | null;
  owner_user_id: string | null;
  type_id: string;
}

/** Locks a renewal. @throws 404 */
function lock(call: Call, id: string): Promise<Ending> {
  return call.one<Ending>(
    sql`
      select r.id, r.status, r.ends_on, r.amount_minor, r.opportunity_id, o.currency, o.name, o.account_id,
        o.partner_id, o.owner_user_id,
        coalesce((select y.id from opportunity_types y
          where y.organization_id = o.organization_id and y.deal_kind = 'renewal'
          and y.archived_at is null order by y."order", y.id limit 1), o.type_id) as type_id
      from deal_renewals r join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
      where r.organization_id = ${call.organization_id} and r.id = ${id} for update of r`,
    'This renewal',
  );
}

/** Opens the deal that renews another, with its account, partner, owner and yearly value. @returns the id of the new deal */
export async function startRenewal(call: Call, id: string): Promise<string> {
  const row = await lock(call, id);
  if (row.status !== 'open') throw conflict('This renewal is already started or closed.');
  const opportunity_id = await createOpportunity(call, {
    name: `${row.name} renewal`.slice(0, 200),
    type_id: row.type_id,
    account_id: row.account_id,
    partner_id: row.partner_id,
    owner_user_id: row.owner_user_id,
    amount_minor: row.amount_minor,
    currency: row.currency,
    expected_close_on: row.ends_on,
    description: `Renews ${row.name}, ${formatMoney(row.amount_minor, row.currency)} a year.`,
  });
  await planNextStep(call, opportunity_id, {
    next_step: 'Ask the customer about the renewal',
    next_step_on: call.today(),
  });
  await call.run(sql`
    update deal_renewals set status = 'started', renewal_opportunity_id = ${opportunity_id}
    where organization_id = ${call.organization_id} and id = ${id}`);
  return opportunity_id;
}

const DECIDE = `update deal_renewals set status = $3, outcome = 'decided', decided_on = $4, decided_by = $5, reason = $6,
  renewal_opportunity_id = coalesce($7, renewal_opportunity_id) where organization_id = $1 and id = $2`;

/** Records that the customer does not renew. */
export async function endRenewal(call: Call, id: string, reason: string): Promise<void> {
  const { status } = await lock(call, id);
  if (status === 'renewed' || status === 'ended') throw conflict('This renewal is already closed.');
  await call.run(DECIDE, [call.organization_id, id, 'ended', call.today(), call.actor.user_id, reason, null]);
}

/** Records that the customer renewed, with the deal or the new end date if there is one; a new end waits for a renewal again. */
export async function markRenewed(call: Call, id: string, { reason, opportunity_id, ends_on }: Renewed): Promise<void> {
  const row = await lock(call, id);
  if (row.status === 'renewed') throw conflict('This renewal is already closed.');
  if (ends_on && ends_on <= row.ends_on) throw invalid({ ends_on: ['must be after the current end date'] });
  if (opportunity_id === row.opportunity_id) throw invalid({ opportunity_id: ['must be another deal'] });
  if (opportunity_id)
    await call.one(
      sql`
        select from opportunities
        where organization_id = ${call.organization_id} and id = ${opportunity_id} and archived_at is null`,
      'This deal',
    );
  await call.run(DECIDE, [
    call.organization_id,
    id,
    'renewed',
    call.today(),
    call.actor.user_id,
    reason ?? null,
    opportunity_id ?? null,
  ]);
  if (ends_on)
    await call.run(sql`
      insert into deal_renewals (organization_id, opportunity_id, ends_on, amount_minor, is_entered)
      values (${call.organization_id}, ${row.opportunity_id}, ${ends_on}, ${row.amount_minor}, true)
      on conflict (organization_id, opportunity_id, ends_on) do nothing`);
}
