import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';
import { invalid } from '../errors.ts';
import type { Kernel } from '../kernel.ts';

/** A kind of secret that a feature stores for its rows, such as the webhook address of a chat channel. */
export interface SecretKind {
  /** The table whose rows have the secret. */
  ref_table: string;
  name: string;
  max: number;
  /** The product itself replaces it regularly, so the audit log gets no entries. */
  isUnlogged?: true;
}

/** The part of a secret that people see. */
export interface SecretState {
  is_set: boolean;
  replaced_at: string | null;
}

/** Stores or replaces a secret. The audit log gets an entry without the text. @throws 422 naming the field */
export async function replaceSecret(call: Call, kind: SecretKind, ref_id: string, text: string): Promise<void> {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > kind.max)
    throw invalid({ [kind.name]: [`must have 1 to ${kind.max} characters`] });
  await call.run(sql`
    insert into stored_secrets (organization_id, ref_table, ref_id, name, sealed, replaced_at)
    values (${call.organization_id}, ${kind.ref_table}, ${ref_id}, ${kind.name},
      ${cipherOf(call).seal(trimmed, placeOf(call, kind, ref_id))}, ${call.now()})
    on conflict (organization_id, ref_table, ref_id, name)
    do update set sealed = excluded.sealed, replaced_at = excluded.replaced_at`);
  await recordChange(call, kind, ref_id, 'replaced');
}

export async function removeSecret(call: Call, kind: SecretKind, ref_id: string): Promise<void> {
  const removed = await call.run(sql`
    delete from stored_secrets
    where organization_id = ${call.organization_id} and ref_table = ${kind.ref_table} and ref_id = ${ref_id}
      and name = ${kind.name}`);
  if (removed > 0) await recordChange(call, kind, ref_id, 'removed');
}

/** The states of the secrets of one kind, by the ids of their rows. */
export async function secretStates(
  call: Call,
  kind: SecretKind,
  ids: readonly string[],
): Promise<Map<string, SecretState>> {
  const rows = await call.rows<{ ref_id: string; replaced_at: string }>(sql`
    select ref_id, replaced_at from stored_secrets
    where organization_id = ${call.organization_id} and ref_table = ${kind.ref_table} and name = ${kind.name}
      and ref_id = any(${ids}::uuid[])`);
  const replacedAtById = new Map(rows.map(({ ref_id, replaced_at }) => [ref_id, replaced_at]));
  return new Map(
    ids.map(
      (id) =>
        [id, { is_set: replacedAtById.has(id), replaced_at: replacedAtById.get(id) ?? null }] satisfies [
          string,
          SecretState,
        ],
    ),
  );
}

/**
 * Opens a secret and locks it until the end of the transaction, so that of several processes only one replaces it.
 * @returns null when the row has none
 */
export async function lockSecret(call: Call, kind: SecretKind, ref_id: string): Promise<string | null> {
  await call.run(sql`
    select from stored_secrets
    where organization_id = ${call.organization_id} and ref_table = ${kind.ref_table} and ref_id = ${ref_id}
      and name = ${kind.name} for update`);
  return openSecret(call, kind, ref_id);
}

/** The text of a secret, for the request that needs it; it must never be part of an answer or a log. */
export async function openSecret(call: Call, kind: SecretKind, ref_id: string): Promise<string | null> {
  const row = await call.maybe<{ sealed: Buffer }>(sql`
    select sealed from stored_secrets
    where organization_id = ${call.organization_id} and ref_table = ${kind.ref_table} and ref_id = ${ref_id}
      and name = ${kind.name}`);
  return row ? cipherOf(call).open(row.sealed, placeOf(call, kind, ref_id)) : null;
}

const cipherOf = ({ sealing }: Pick<Kernel, 'sealing'>) => sealing.cipher('stored secrets');

const placeOf = ({ organization_id }: Call, { ref_table, name }: SecretKind, ref_id: string) =>
  `${organization_id} ${ref_table} ${ref_id} ${name}`;

/** Adds the entry of the audit log for a secret that is kept elsewhere, such as one whose hash is enough. */
export const noteSecretChange = (call: Call, kind: SecretKind, ref_id: string, change: 'replaced' | 'removed') =>
  recordChange(call, kind, ref_id, change);

async function recordChange(call: Call, { ref_table, name, isUnlogged }: SecretKind, ref_id: string, change: string) {
  if (isUnlogged) return;
  const { user_id, api_key_id, impersonator_id } = call.actor;
  await call.run(sql`
    insert into audit_events (organization_id, actor_kind, actor_id, actor_partner_id, partner_id, action, ref_table,
      ref_id, changes,
      request_id, api_key_id, impersonator_id)
    values (${call.organization_id},
      case when ${api_key_id ? 'api_key' : user_id ? 'user' : 'system'} = 'user'
      and app_acting_partner() is not null then 'partner_user' else
      ${api_key_id ? 'api_key' : user_id ? 'user' : 'system'} end, ${user_id}, app_acting_partner(),
      app_acting_partner(), 'updated', ${ref_table}, ${ref_id}, ${JSON.stringify({ [name]: [null, change] })},
        ${call.request_id ?? null}, ${api_key_id}, ${impersonator_id})`);
}
