import { requireOpenGate } from '#features/partners/program-gates/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import type { EntitlementGrant, EntitlementGrantCreate, EntitlementGrantUpdate } from '../grants.schema.ts';
import { quantityText } from '../quantity-text.ts';
import { type Entitlement, isStanding } from '../schema.ts';
import { refreshEntitlements } from './allotments.ts';
import { approveEntitlementAutomatically } from './decisions.ts';
import { ORDER } from './gate.ts';
import { moveAll } from './movements.ts';
import { noticeOfEntitlementRequest } from './notices.ts';

interface Balance extends Pick<Entitlement, 'kind' | 'currency' | 'is_active' | 'supply'> {
  balance_id: string;
  available: number;
}

/** Creates a partner's request for a part of its balance in the current period. */
export async function beginGrant(call: Call, input: EntitlementGrantCreate): Promise<Row> {
  const partner_id = call.actor.partner_id ?? input.partner_id;
  await call.requirePartner(partner_id);
  await requireOpenGate(call, ORDER, partner_id);
  return call.asCompany(async (company) => {
    const find = () => lockedBalance(company, input.entitlement_id, partner_id);
    let balance = await find();
    if (!balance) {
      // A period may have begun after the last refresh.
      await refreshEntitlements(company, partner_id);
      balance = await find();
    }
    if (!balance) throw invalid({ entitlement_id: ['is not available to this partner'] });
    if (!balance.is_active) throw invalid({ entitlement_id: ['accepts no requests'] });
    if (isStanding(balance.kind)) throw invalid({ entitlement_id: ['applies by itself and is not requested'] });
    await requireRoom(company, input.entitlement_id, balance, input.quantity);
    return {
      ...input,
      partner_id,
      balance_id: balance.balance_id,
      number: await reserveNumbers(company, 'entitlement_grants', 1),
      requested_at: call.now().toISOString(),
      requested_by_name: call.actor.full_name,
    };
  });
}

/** Reserves the quantity; benefits without approval are approved at once. */
export async function afterGrant(call: Call, grant: EntitlementGrant): Promise<void> {
  await call.asCompany(async (company) => {
    await moveRequested(company, grant, grant.quantity);
    if (await approveEntitlementAutomatically(company, grant)) return;
    await noticeOfEntitlementRequest(company, grant);
  });
}

export async function changeGrant(call: Call, current: EntitlementGrant, patch: EntitlementGrantUpdate): Promise<Row> {
  if (current.status !== 'requested') throw conflict('A decided request cannot be changed.', { allowed: [] });
  const more = (patch.quantity ?? current.quantity) - current.quantity;
  if (more !== 0)
    await call.asCompany(async (company) => {
      const balance = await lockedBalance(company, current.entitlement_id, current.partner_id);
      if (!balance) throw invalid({ quantity: ['cannot be changed any more'] });
      if (more > 0) await requireRoom(company, current.entitlement_id, balance, more);
      await moveRequested(company, current, more);
    });
  return patch;
}

/** Locks the balance until the transaction ends, so that the last unit is requested only once. */
async function lockedBalance(call: Call, entitlement_id: string, partner_id: string): Promise<Balance | undefined> {
  // A limited supply is shared, so requests of all partners run one after the other.
  await call.rows(sql`
    select from entitlements
    where organization_id = ${call.organization_id} and id = ${entitlement_id} for no key update`);
  return call.maybe<Balance>(sql`
    select b.id as balance_id, b.available, e.kind, e.currency, e.is_active
      and e.archived_at is null as is_active, e.supply
    from entitlement_balances b join entitlements e on e.organization_id = b.organization_id and e.id = b.entitlement_id
    where b.organization_id = ${call.organization_id} and b.entitlement_id = ${entitlement_id}
      and b.partner_id = ${partner_id} and b.starts_on <= ${call.today()}
      and (b.ends_on is null or b.ends_on >= ${call.today()})
    order by b.starts_on desc limit 1 for update of b`);
}

async function requireRoom(call: Call, entitlement_id: string, balance: Balance, quantity: number): Promise<void> {
  const { available, kind, currency, supply } = balance;
  if (quantity > available)
    throw invalid({ quantity: [`is more than what is available: ${quantityText(kind, available, currency)}`] });
  if (supply === null) return;
  const { taken } = await call.one<{ taken: number }>(sql`
    select coalesce(sum(requested + used), 0)::bigint as taken from entitlement_balances
    where organization_id = ${call.organization_id} and entitlement_id = ${entitlement_id}
      and (ends_on is null or ends_on >= ${call.today()})`);
  const left = Math.max(0, supply - taken);
  if (quantity > left)
    throw invalid({ quantity: [`is more than what is left: ${quantityText(kind, left, currency)}`] });
}

/** @param quantity a negative one makes it available again */
async function moveRequested(call: Call, grant: EntitlementGrant, quantity: number): Promise<void> {
  const { id, balance_id, entitlement_id, partner_id } = grant;
  const isMore = quantity > 0;
  await moveAll(call, [
    {
      balance_id,
      entitlement_id,
      partner_id,
      grant_id: id,
      kind: isMore ? 'request' : 'release',
      from: isMore ? 'available' : 'requested',
      to: isMore ? 'requested' : 'available',
      quantity: Math.abs(quantity),
    },
  ]);
}
