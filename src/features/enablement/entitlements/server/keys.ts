import { recordAuditEvent } from '#features/access/audit-events/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { EntitlementGrant, RevealedKeys } from '../grants.schema.ts';

type Grant = Pick<EntitlementGrant, 'id' | 'entitlement_id' | 'partner_id' | 'quantity'>;

/** The cipher binds each key to its row, so that the bytes of one row cannot be decrypted as those of another. */
const cipherOf = (call: Call) => call.sealing.cipher('license keys');
const placeOf = (call: Call, id: string) => `${call.organization_id}/${id}`;

/** Adds keys to the stock; existing keys are skipped. */
export async function addKeys(
  call: Call,
  entitlement_id: string,
  given: readonly string[],
): Promise<{ added: number; known: number }> {
  const entitlement = await call.maybe<{ fulfillment: string }>(sql`
    select fulfillment from entitlements where organization_id = ${call.organization_id} and id = ${entitlement_id}`);
  if (!entitlement) throw notFound('This benefit');
  if (entitlement.fulfillment !== 'key') throw conflict('This benefit is not delivered by keys of a stock.');
  const keys = [...new Set(given.map((key) => key.trim()))];
  const added = await insertKeys(call, entitlement_id, keys);
  await recordAuditEvent(call, {
    action: 'updated',
    ref_table: 'entitlements',
    ref_id: entitlement_id,
    changes: { keys_added: added },
    reason: null,
  });
  await call.announce('entitlements.updated', entitlement_id);
  return { added, known: given.length - added };
}

async function insertKeys(call: Call, entitlement_id: string, keys: readonly string[], grant?: Grant): Promise<number> {
  const cipher = cipherOf(call);
  const rows = keys.map((key) => {
    const id = newId();
    return { id, bytes: cipher.seal(key, placeOf(call, id)), print: cipher.fingerprint(key), end: key.slice(-4) };
  });
  return call.run(sql`
    insert into entitlement_keys (organization_id, entitlement_id, id, details_enc, fingerprint, last_four, grant_id,
      partner_id, delivered_at, created_at)
    select ${call.organization_id}, ${entitlement_id}, k.id, k.bytes, k.print, k.last_four, ${grant?.id ?? null},
      ${grant?.partner_id ?? null}, ${grant ? call.now() : null}, ${call.now()}
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ bytes }) => bytes)}::bytea[],
      ${rows.map(({ print }) => print)}::text[], ${rows.map(({ end }) => end)}::text[]) k(id, bytes, print, last_four)
      on conflict do nothing`);
}

/** Delivers one key for each unit, the oldest first. @returns whether there were enough; otherwise none is used */
export async function deliverFromStock(
  call: Call,
  { id, entitlement_id, partner_id, quantity }: Grant,
): Promise<boolean> {
  const keys = await call.rows<{ id: string }>(sql`
    select id from entitlement_keys
    where organization_id = ${call.organization_id} and entitlement_id = ${entitlement_id} and grant_id is null
    order by created_at, id limit ${quantity} for update skip locked`);
  if (keys.length < quantity) return false;
  await call.run(sql`
    update entitlement_keys set grant_id = ${id}, partner_id = ${partner_id}, delivered_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = any(${keys.map((key) => key.id)}::uuid[])`);
  return true;
}

/** Adds a key that a person typed in for this request. */
export async function addKey(call: Call, grant: Grant, key: string): Promise<void> {
  if ((await insertKeys(call, grant.entitlement_id, [key], grant)) === 0) throw invalid({ key: ['was added before'] });
}

/** Shows the keys of a request once, to the person who requested them or to an administrator of the partner. */
export async function revealKeys(call: Call, id: string): Promise<RevealedKeys> {
  const grant = await call.maybe<Pick<EntitlementGrant, 'status' | 'requested_by' | 'keys'>>(sql`
    select status, requested_by, keys from entitlement_grant_rows
    where organization_id = ${call.organization_id} and id = ${id}`);
  if (!grant) throw notFound('This request');
  if (grant.keys === 0 || grant.status !== 'fulfilled') throw conflict('This request has no keys to show.');
  if (call.actor.role !== 'partner_admin' && grant.requested_by !== call.actor.user_id)
    throw conflict('Only the person who requested the benefit or an administrator can view its keys.');
  return call.asCompany(async (company) => {
    const sealed = await company.rows<{ id: string; details_enc: Uint8Array }>(sql`
      update entitlement_keys set revealed_at = ${company.now()}, revealed_by = ${company.actor.user_id}
      where organization_id = ${company.organization_id} and grant_id = ${id} and revealed_at is null
      returning id, details_enc`);
    if (sealed.length === 0)
      throw conflict('These keys were already shown. Ask the company to make them visible again.');
    await recordAuditEvent(company, {
      action: 'updated',
      ref_table: 'entitlement_grants',
      ref_id: id,
      changes: { keys_shown: sealed.length },
      reason: null,
      partner_id: call.actor.partner_id,
    });
    await company.announce('entitlement_grants.updated', id, { partner_id: call.actor.partner_id });
    const cipher = cipherOf(company);
    try {
      return { keys: sealed.map((key) => cipher.open(key.details_enc, placeOf(company, key.id))) };
    } catch {
      throw conflict('These keys cannot be decrypted because TANDEM_SECRET has changed since they were added.');
    }
  });
}

/** Lets the partner view the keys once more. */
export async function showAgain(call: Call, { id }: Pick<EntitlementGrant, 'id'>): Promise<void> {
  const changed = await call.run(sql`
    update entitlement_keys set revealed_at = null, revealed_by = null
    where organization_id = ${call.organization_id} and grant_id = ${id} and revealed_at is not null`);
  if (changed === 0) throw conflict('No keys of this request were shown.');
  await recordAuditEvent(call, {
    action: 'updated',
    ref_table: 'entitlement_grants',
    ref_id: id,
    changes: { keys_visible_again: changed },
    reason: null,
  });
}
