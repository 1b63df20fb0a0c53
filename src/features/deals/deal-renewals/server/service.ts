import { createOpportunity, planNextStep } from '#features/deals/opportunities/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { formatMoney } from '#shared/money.ts';

/** A year of a recurring line; a line without a term runs for twelve months. */
const YEARLY = `(l.amount_minor - l.discount_minor) * case l.recurring_interval when 'month' then 12 when 'quarter' then 4 else 1 end`;

/** Finds won deals with recurring lines, and the day the last of these ends. It can be repeated at any time. */
export async function refreshRenewals(call: Call): Promise<void> {
  await call.run(
    `insert into deal_renewals (organization_id, opportunity_id, ends_on, amount_minor)
     select o.organization_id, o.id, (o.closed_on + make_interval(months => max(coalesce(l.term_months, 12))))::date, greatest(0, sum(${YEARLY}))
     from opportunities o
     join opportunity_lines l on l.organization_id = o.organization_id and l.opportunity_id = o.id and l.recurring_interval is not null
     where o.organization_id = $1 and o.status = 'won' and o.archived_at is null
     group by o.organization_id, o.id, o.closed_on
     on conflict (organization_id, opportunity_id) do update set ends_on = excluded.ends_on, amount_minor = excluded.amount_minor
       where (deal_renewals.ends_on, deal_renewals.amount_minor) is distinct from (excluded.ends_on, excluded.amount_minor)`,
    [call.organization_id],
  );
  await call.run(
    `delete from deal_renewals r where r.organization_id = $1 and r.status = 'open' and not exists (
       select from opportunities o join opportunity_lines l on l.organization_id = o.organization_id and l.opportunity_id = o.id
         and l.recurring_interval is not null
       where o.organization_id = r.organization_id and o.id = r.opportunity_id and o.status = 'won' and o.archived_at is null)`,
    [call.organization_id],
  );
}

interface Ending {
  id: string;
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

/** Locks a renewal that has not been decided. @throws 404, 409 */
async function lockOpen(call: Call, id: string): Promise<Ending> {
  const row = await call.one<Ending>(
    `select r.id, r.status, r.ends_on, r.amount_minor, o.currency, o.name, o.account_id, o.partner_id, o.owner_user_id,
       coalesce((select y.id from opportunity_types y where y.organization_id = o.organization_id and y.deal_kind = 'renewal'
         and y.archived_at is null order by y."order", y.id limit 1), o.type_id) as type_id
     from deal_renewals r join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
     where r.organization_id = $1 and r.id = $2 for update of r`,
    [call.organization_id, id],
    'This renewal',
  );
  if (row.status !== 'open') throw conflict('This renewal is already started or closed.');
  return row;
}

/** Opens the deal that renews another, with its account, partner, owner and yearly value. @returns the id of the new deal */
export async function startRenewal(call: Call, id: string): Promise<string> {
  const row = await lockOpen(call, id);
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
  await call.run(
    `update deal_renewals set status = 'started', renewal_opportunity_id = $3 where organization_id = $1 and id = $2`,
    [call.organization_id, id, opportunity_id],
  );
  return opportunity_id;
}

/** Records that the customer does not renew. */
export async function endRenewal(call: Call, id: string, reason: string): Promise<void> {
  await lockOpen(call, id);
  await call.run("update deal_renewals set status = 'ended', reason = $3 where organization_id = $1 and id = $2", [
    call.organization_id,
    id,
    reason,
  ]);
}
