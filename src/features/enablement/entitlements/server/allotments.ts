import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addDays } from '#shared/time/dates.ts';
import { periodOf } from '../periods.ts';
import type { EntitlementKind, EntitlementPeriod } from '../schema.ts';
import { moveAll } from './movements.ts';
import { noticeOfReduction } from './notices.ts';

interface Due {
  entitlement_id: string;
  entitlement_name: string;
  kind: EntitlementKind;
  currency: string;
  period: EntitlementPeriod;
  grace_days: number;
  partner_id: string;
  target: number;
  balance_id: string | null;
  granted: number | null;
  used: number;
  reduced_to: number | null;
  reduced_on: string | null;
}

/** The quantities that partners are due today by tier and type, and their present quantities. */
function findDue(call: Call, partner_id: string | null): Promise<Due[]> {
  const today = call.today();
  const starts = (['month', 'quarter', 'year', 'once'] as const).map((period) => periodOf(today, period).starts_on);
  return call.rows<Due>(
    `select e.id as entitlement_id, e.name as entitlement_name, e.kind, e.currency, e.period, e.grace_days, p.id as partner_id,
       q.target, b.id as balance_id, b.granted, coalesce(b.used, 0)::bigint as used, b.reduced_to, b.reduced_on
     from entitlements e
     cross join partners p
     join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
     cross join lateral (
       select coalesce(max(v.quantity), 0)::bigint as target
       from jsonb_to_recordset(e.quantities) v(tier_id uuid, type_id uuid, quantity bigint)
       where s.category = 'active' and p.archived_at is null and p.merged_into_id is null
         and (v.tier_id is null or v.tier_id = p.tier_id) and (v.type_id is null or v.type_id = p.type_id)
     ) q
     left join entitlement_balances b on b.organization_id = e.organization_id and b.entitlement_id = e.id and b.partner_id = p.id
       and b.starts_on = case e.period when 'month' then $2::date when 'quarter' then $3::date when 'year' then $4::date else $5::date end
     where e.organization_id = $1 and p.organization_id = $1 and e.archived_at is null and e.is_active
       and ($6::uuid is null or p.id = $6)
       and (q.target > 0 or b.granted > 0)
       and (b.id is null or q.target <> b.granted or b.reduced_to is not null)
     order by e.id, p.id`,
    [call.organization_id, ...starts, partner_id],
  );
}

/**
 * Updates the balances of partners to their tier and type: increases apply at once, reductions after the grace period.
 * A new period starts with the quantities of the tier at that time.
 * @param partner_id only of this partner
 */
export async function refreshEntitlements(call: Call, partner_id: string | null = null): Promise<void> {
  // The lock runs updates one at a time, so that two of them never grant the same quantity twice.
  await call.rows(
    sql`select pg_advisory_xact_lock(hashtextextended('entitlements of ' || ${call.organization_id}, 0))`,
  );
  const due = await findDue(call, partner_id);
  await openBalances(call, due);
  const raised = due.filter(({ balance_id, granted, target }) => balance_id !== null && target > granted!);
  await moveAll(
    call,
    raised.map(({ balance_id, entitlement_id, partner_id: of, target, granted }) => ({
      balance_id: balance_id!,
      entitlement_id,
      partner_id: of,
      kind: 'allot',
      from: null,
      to: 'available',
      quantity: target - granted!,
    })),
  );
  for (const one of due) if (one.balance_id !== null) await planReduction(call, one);
}

async function openBalances(call: Call, due: readonly Due[]): Promise<void> {
  const fresh = due.filter(({ balance_id, target }) => balance_id === null && target > 0);
  if (fresh.length === 0) return;
  const periods = fresh.map(({ period }) => periodOf(call.today(), period));
  const opened = await call.rows<{ id: string; entitlement_id: string; partner_id: string }>(sql`
    insert into entitlement_balances (organization_id, entitlement_id, partner_id, starts_on, ends_on)
    select ${call.organization_id}, *
    from unnest(${fresh.map(({ entitlement_id }) => entitlement_id)}::uuid[],
      ${fresh.map(({ partner_id }) => partner_id)}::uuid[], ${periods.map(({ starts_on }) => starts_on)}::date[],
      ${periods.map(({ ends_on }) => ends_on)}::date[]) returning id, entitlement_id, partner_id`);
  const targets = new Map(fresh.map((one) => [`${one.entitlement_id} ${one.partner_id}`, one.target]));
  await moveAll(
    call,
    opened.map(({ id, entitlement_id, partner_id }) => ({
      balance_id: id,
      entitlement_id,
      partner_id,
      kind: 'allot',
      from: null,
      to: 'available',
      quantity: targets.get(`${entitlement_id} ${partner_id}`)!,
    })),
  );
}

/** Used quantities stay; the rest is removed after the grace period, unless the partner moves up again before. */
async function planReduction(call: Call, due: Due): Promise<void> {
  const { balance_id, target, granted, used, reduced_to, reduced_on } = due;
  const goal = Math.max(target, used);
  const set = (to: number | null, on: string | null) =>
    call.run(sql`
      update entitlement_balances set reduced_to = ${to}, reduced_on = ${on}
      where organization_id = ${call.organization_id} and id = ${balance_id}`);
  if (goal >= granted!) {
    if (reduced_to !== null) await set(null, null);
    return;
  }
  if (reduced_to === target) return;
  const on = reduced_on ?? addDays(call.today(), due.grace_days);
  await set(target, on);
  if (due.grace_days > 0) await noticeOfReduction(call, due, target, on);
}

interface Reduced {
  id: string;
  entitlement_id: string;
  partner_id: string;
  available: number;
  requested: number;
  granted: number;
  reduced_to: number;
}

/** Applies due reductions: first to the available quantity, then to the newest undelivered requests. */
export async function reduceDue(call: Call): Promise<void> {
  const due = await call.rows<Reduced>(sql`
    select id, entitlement_id, partner_id, available, requested, granted, reduced_to from entitlement_balances
    where organization_id = ${call.organization_id} and reduced_on <= ${call.today()} order by id for update`);
  for (const balance of due) {
    const freed = await freeRequests(call, balance);
    const quantity = Math.min(balance.available + freed, balance.granted - balance.reduced_to);
    const { id: balance_id, entitlement_id, partner_id } = balance;
    if (quantity > 0)
      await moveAll(call, [
        {
          balance_id,
          entitlement_id,
          partner_id,
          kind: 'reduce',
          from: 'available',
          to: null,
          quantity,
          note: 'Lower tier',
        },
      ]);
    await call.run(sql`
      update entitlement_balances set reduced_to = null, reduced_on = null
      where organization_id = ${call.organization_id} and id = ${balance_id}`);
  }
}

/** @returns the quantity that is available again */
async function freeRequests(call: Call, balance: Reduced): Promise<number> {
  let missing = balance.granted - balance.reduced_to - balance.available;
  let freed = 0;
  if (missing <= 0) return freed;
  const open = await call.rows<{ id: string; quantity: number }>(sql`
    select id, quantity from entitlement_grants
    where organization_id = ${call.organization_id} and balance_id = ${balance.id}
      and status in ('requested', 'approved')
    order by requested_at desc, id desc for update`);
  for (const { id, quantity } of open) {
    if (missing <= 0) break;
    await endOpenGrant(
      call,
      { ...balance, balance_id: balance.id, id, quantity },
      'revoked',
      'The tier gives less of this benefit.',
    );
    missing -= quantity;
    freed += quantity;
  }
  return freed;
}

interface Ending {
  id: string;
  balance_id: string;
  entitlement_id: string;
  partner_id: string;
  quantity: number;
}

/** Ends an undelivered request; its quantity is available again. */
export async function endOpenGrant(
  call: Call,
  { id, balance_id, entitlement_id, partner_id, quantity }: Ending,
  status: 'declined' | 'canceled' | 'expired' | 'revoked',
  note: string | null,
): Promise<void> {
  await call.run(sql`
    update entitlement_grants
    set status = ${status}, ended_at = ${call.now()}, decision_note = coalesce(${note}, decision_note)
    where organization_id = ${call.organization_id} and id = ${id}`);
  await moveAll(call, [
    {
      balance_id,
      entitlement_id,
      partner_id,
      grant_id: id,
      kind: 'release',
      from: 'requested',
      to: 'available',
      quantity,
    },
  ]);
}

/** Expires open requests and delivered benefits on the day after their period. */
export async function expireDue(call: Call): Promise<void> {
  const over = await call.rows<Ending & { status: string }>(sql`
    select g.id, g.balance_id, g.entitlement_id, g.partner_id, g.quantity, g.status from entitlement_grants g
    join entitlement_balances b on b.organization_id = g.organization_id and b.id = g.balance_id
      and b.ends_on < ${call.today()}
    where g.organization_id = ${call.organization_id} and g.status in ('requested', 'approved', 'fulfilled')
    order by g.id`);
  for (const grant of over) {
    if (grant.status === 'fulfilled')
      await call.run(sql`
        update entitlement_grants set status = 'expired', ended_at = ${call.now()}
        where organization_id = ${call.organization_id} and id = ${grant.id}`);
    else await endOpenGrant(call, grant, 'expired', null);
  }
}
