import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** A year of a recurring line; a line without a term runs for twelve months. */
const YEARLY = `(l.amount_minor - l.discount_minor) * case l.recurring_interval when 'month' then 12 when 'quarter' then 4 else 1 end`;

/** Won deals with recurring lines, each with the day on which the last of these ends, and their yearly value. */
const TERMS = `
  select o.id as opportunity_id, (o.closed_on + make_interval(months => max(coalesce(l.term_months, 12))))::date as ends_on,
    greatest(0, sum(${YEARLY}))::bigint as amount_minor
  from opportunities o
  join opportunity_lines l on l.organization_id = o.organization_id and l.opportunity_id = o.id and l.recurring_interval is not null
  where o.organization_id = $1 and o.status = 'won' and o.archived_at is null
  group by o.organization_id, o.id, o.closed_on`;

/** A later deal counts from half a year before the end, because earlier ones add to the subscription. */
const EARLIEST_DAYS = 183;
/** A customer who returns within this many days after the end has renewed late. */
const LATEST_DAYS = 90;
/** A new end date within this many days before the end is an extension; an earlier one is a correction. */
const EXTENSION_DAYS = 90;

/** Accounts of the same customer: the same record, the one it was merged into, and those with the same domain. */
const SAME_CUSTOMER = `n.account_id = any (array(
  select b.id from accounts a
  join accounts b on b.organization_id = a.organization_id
    and (b.id = a.id or b.id = a.merged_into_id or b.merged_into_id = a.id or b.domain_key = a.domain_key)
  where a.organization_id = o.organization_id and a.id = o.account_id))`;

/** The later deal sells something that ends, is a renewal by its type, or was opened as the renewal. */
const RENEWS = `n.organization_id = o.organization_id and n.id <> o.id and n.status = 'won' and n.archived_at is null and (
  n.id = r.renewal_opportunity_id
  or ${SAME_CUSTOMER} and n.closed_on > o.closed_on
    and n.closed_on between r.ends_on - ${EARLIEST_DAYS} and r.ends_on + ${LATEST_DAYS}
    and (exists (select from opportunity_types y where y.organization_id = n.organization_id and y.id = n.type_id and y.deal_kind = 'renewal')
      or exists (
        select from opportunity_lines l
        join opportunity_lines m on m.organization_id = l.organization_id and m.opportunity_id = n.id and m.product_id = l.product_id
        where l.organization_id = o.organization_id and l.opportunity_id = o.id and l.recurring_interval is not null)))`;

/**
 * Finds the deals that end, and decides the renewals whose outcome is known: a later deal or a new end date renews a
 * deal, and without them it is lost after its end. Decisions of people stay. It can be repeated at any time.
 */
export async function refreshRenewals(call: Call): Promise<void> {
  const values = [call.organization_id, call.today()];
  await reopen(call);
  await call.run(
    `with terms as (${TERMS})
     update deal_renewals r set status = 'renewed', outcome = 'new_end', decided_on = $2::date
     from terms t
     where r.organization_id = $1 and r.opportunity_id = t.opportunity_id and r.status in ('open', 'started')
       and not r.is_entered and t.ends_on > r.ends_on and r.ends_on <= $2::date + ${EXTENSION_DAYS}`,
    values,
  );
  await call.run(
    `with terms as (${TERMS})
     update deal_renewals r set ends_on = t.ends_on, amount_minor = t.amount_minor
     from terms t
     where r.organization_id = $1 and r.opportunity_id = t.opportunity_id and r.status in ('open', 'started') and not r.is_entered
       and (r.ends_on, r.amount_minor) is distinct from (t.ends_on, t.amount_minor)
       and not exists (select from deal_renewals e where e.organization_id = r.organization_id
         and e.opportunity_id = r.opportunity_id and e.id <> r.id and e.ends_on = t.ends_on)`,
    values.slice(0, 1),
  );
  await call.run(
    `with terms as (${TERMS})
     insert into deal_renewals (organization_id, opportunity_id, ends_on, amount_minor)
     select $1, t.opportunity_id, t.ends_on, t.amount_minor from terms t
     where not exists (select from deal_renewals e where e.organization_id = $1 and e.opportunity_id = t.opportunity_id
       and (e.status in ('open', 'started') or e.ends_on >= t.ends_on))
     on conflict do nothing`,
    values.slice(0, 1),
  );
  await call.run(
    `delete from deal_renewals r where r.organization_id = $1 and r.status = 'open' and not r.is_entered and not exists (
       select from (${TERMS}) t where t.opportunity_id = r.opportunity_id)`,
    values.slice(0, 1),
  );
  await decide(call);
}

/** Refreshes the renewals soon after a deal that concerns them changed; an import changes many deals and names none. */
export async function refreshAfter(call: Call, opportunity_id: string | null): Promise<void> {
  const concerned = await call.maybe(sql`
    select from opportunities
    where organization_id = ${call.organization_id}
      and (${opportunity_id}::uuid is null or id = ${opportunity_id} and status in ('won', 'lost'))
    union all select from deal_renewals
    where organization_id = ${call.organization_id} and ${opportunity_id} in (opportunity_id, renewal_opportunity_id)
    limit 1`);
  if (concerned)
    await call.enqueue('deal-renewals.refresh', {}, { job_key: `deal-renewals.refresh:${call.organization_id}` });
}

/** Takes back the outcomes by rule whose deal was reopened, lost or archived. */
async function reopen(call: Call): Promise<void> {
  await call.run(sql`
    update deal_renewals r set status = 'open', outcome = null, decided_on = null, renewal_opportunity_id = null
    where r.organization_id = ${call.organization_id} and r.outcome = 'later_deal'
      and not exists (select from opportunities n where n.organization_id = r.organization_id
        and n.id = r.renewal_opportunity_id and n.status = 'won' and n.archived_at is null)
      and not exists (select from deal_renewals e where e.organization_id = r.organization_id
        and e.opportunity_id = r.opportunity_id and e.id <> r.id
          and (e.ends_on > r.ends_on or e.status in ('open', 'started')))`);
}

async function decide(call: Call): Promise<void> {
  await call.run(sql`
    with found as (
      select r.id, n.id as renewing_id, n.closed_on
      from deal_renewals r
      join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
      cross join lateral (select n.id, n.closed_on from opportunities n where ${sql.raw(RENEWS)}
        order by n.id is not distinct from r.renewal_opportunity_id desc, n.closed_on, n.id limit 1) n
      where r.organization_id = ${call.organization_id}
        and (r.status in ('open', 'started') or r.outcome in ('no_deal', 'deal_lost'))
        and not exists (select from deal_renewals e where e.organization_id = r.organization_id
          and e.opportunity_id = r.opportunity_id and e.id <> r.id and e.status in ('open', 'started')))
    update deal_renewals r set status = 'renewed', outcome = 'later_deal', renewal_opportunity_id = found.renewing_id,
      decided_on = found.closed_on
    from found where r.organization_id = ${call.organization_id} and r.id = found.id`);
  await call.run(sql`
    update deal_renewals r
    set status = 'ended', outcome = 'deal_lost', decided_on = coalesce(n.closed_on, ${call.today()}::date)
    from opportunities n
    where r.organization_id = ${call.organization_id} and r.status = 'started' and n.organization_id = r.organization_id
      and n.id = r.renewal_opportunity_id and (n.status = 'lost' or n.archived_at is not null)
        and r.ends_on < ${call.today()}::date`);
  await call.run(sql`
    update deal_renewals r set status = 'ended', outcome = 'no_deal', decided_on = ${call.today()}::date
    where r.organization_id = ${call.organization_id} and r.status = 'open' and r.ends_on < ${call.today()}::date`);
}
