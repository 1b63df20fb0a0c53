import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { EntitlementGrant, GrantStatus } from '../grants.schema.ts';
import type { GrantApproval, GrantDelivery, GrantNote, GrantUse } from '../steps.schema.ts';
import { endOpenGrant } from './allotments.ts';
import { addKey, deliverFromStock } from './keys.ts';
import { moveAll } from './movements.ts';
import { noticeOfEntitlementDecision } from './notices.ts';

/** Approves requests for benefits that need no approval. @returns whether it was approved */
export async function approveEntitlementAutomatically(call: Call, grant: EntitlementGrant): Promise<boolean> {
  const { needs_approval } = await call.one<{ needs_approval: boolean }>(sql`
    select needs_approval from entitlements
    where organization_id = ${call.organization_id} and id = ${grant.entitlement_id}`);
  if (needs_approval) return false;
  await approve(call, grant, null);
  return true;
}

export async function approveGrant(call: Call, grant: EntitlementGrant, { note }: GrantApproval): Promise<void> {
  await approve(call, grant, note ?? null);
}

/** Keys from the stock, and benefits without delivery, are delivered at once. */
async function approve(call: Call, grant: EntitlementGrant, note: string | null): Promise<void> {
  await decide(call, grant, 'approved', note);
  const isDelivered =
    grant.fulfillment === 'none' || (grant.fulfillment === 'key' && (await deliverFromStock(call, grant)));
  if (isDelivered) await finish(call, grant, null);
  await noticeOfEntitlementDecision(call, {
    ...grant,
    status: isDelivered ? 'fulfilled' : 'approved',
    decision_note: note,
  });
}

/** Delivers an approved request: with keys, or with a note on the delivery. */
export async function fulfillGrant(
  call: Call,
  grant: EntitlementGrant,
  { key, delivery_note }: GrantDelivery,
): Promise<void> {
  const typed = key?.trim();
  if (typed) await addKey(call, grant, typed);
  else if (grant.fulfillment === 'key' && !(await deliverFromStock(call, grant)))
    throw invalid({ key: ['Enter a key, or add keys to the stock first.'] });
  await finish(call, grant, delivery_note?.trim() || null);
  await noticeOfEntitlementDecision(call, { ...grant, status: 'fulfilled', decision_note: delivery_note ?? null });
}

async function finish(call: Call, grant: EntitlementGrant, delivery_note: string | null): Promise<void> {
  const { id, balance_id, entitlement_id, partner_id, quantity } = grant;
  await call.run(sql`
    update entitlement_grants set status = 'fulfilled', fulfilled_at = ${call.now()}, delivery_note = ${delivery_note}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await moveAll(call, [
    { balance_id, entitlement_id, partner_id, grant_id: id, kind: 'use', from: 'requested', to: 'used', quantity },
  ]);
  await call.announce('entitlement_grants.fulfilled', id, { partner_id });
}

export async function declineGrant(call: Call, grant: EntitlementGrant, { note }: GrantNote): Promise<void> {
  await decide(call, grant, 'declined', note);
  await endOpenGrant(call, grant, 'declined', note);
  await noticeOfEntitlementDecision(call, { ...grant, status: 'declined', decision_note: note });
}

/** Cancels a request that the partner no longer needs. */
export async function cancelGrant(call: Call, grant: EntitlementGrant): Promise<void> {
  await call.asCompany((company) => endOpenGrant(company, grant, 'canceled', null));
}

/** Revokes a delivered benefit; its quantity is available again. */
export async function revokeGrant(call: Call, grant: EntitlementGrant, { note }: GrantNote): Promise<void> {
  await decide(call, grant, 'revoked', note);
  const { balance_id, entitlement_id, partner_id, quantity } = grant;
  await moveAll(call, [
    {
      balance_id,
      entitlement_id,
      partner_id,
      grant_id: grant.id,
      kind: 'revoke',
      from: 'used',
      to: 'available',
      quantity,
      note,
    },
  ]);
  await noticeOfEntitlementDecision(call, { ...grant, status: 'revoked', decision_note: note });
}

/** Records the used part of a delivered benefit; using all of it ends the request. */
export async function consumeGrant(call: Call, grant: EntitlementGrant, { quantity }: GrantUse): Promise<void> {
  const consumed = grant.consumed + quantity;
  if (consumed > grant.quantity) throw invalid({ quantity: [`can be at most ${grant.quantity - grant.consumed}`] });
  const isAll = consumed === grant.quantity;
  await call.run(sql`
    update entitlement_grants
    set consumed = ${consumed}, status = ${isAll ? 'consumed' : 'fulfilled'}, ended_at = ${isAll ? call.now() : null}
    where organization_id = ${call.organization_id} and id = ${grant.id}`);
}

async function decide(call: Call, { id }: EntitlementGrant, status: GrantStatus, note: string | null): Promise<void> {
  if (note) await call.because(note);
  await call.run(
    `update entitlement_grants set status = $3, decision_note = $4, decided_at = $5, decided_by = $6, ended_at = $7
     where organization_id = $1 and id = $2`,
    [
      call.organization_id,
      id,
      status,
      note,
      call.now(),
      // Automatic approvals have no approver.
      call.actor.mode === 'company' ? call.actor.user_id : null,
      status === 'approved' ? null : call.now(),
    ],
  );
}
