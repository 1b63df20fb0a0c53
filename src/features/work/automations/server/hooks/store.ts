import { createHash, randomBytes } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import {
  createInboundWebhook,
  deleteInboundWebhook,
  inboundWebhookOf,
  rotateInboundWebhook,
} from '#server/secrets/inbound-webhooks.ts';
import { noteSecretChange, removeSecret, replaceSecret, type SecretKind } from '#server/secrets/stored-secrets.ts';
import type { Definition } from '../../definition.schema.ts';
import {
  type HookCreate,
  type HookScheme,
  type NewHook,
  secretAfterAddress,
  secretOfSender,
} from '../../hooks.schema.ts';
import type { Automation } from '../../schema.ts';
import { automations } from '../resource.ts';
import { hookSecret } from './delete.ts';

const hookAddress: SecretKind = { ref_table: 'automations', name: 'hook_address', max: 0 };
const hookHeader: SecretKind = { ref_table: 'automations', name: 'hook_header', max: 0 };

export const hookHashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const newSecret = () => randomBytes(32).toString('base64url');
export const isHookToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

interface Stored {
  scheme: HookScheme;
}

/** Creates the address of a flow with the secret of its sender, or replaces them; both are shown once. */
export async function createHook(call: Call, id: string, input: HookCreate = {}): Promise<NewHook> {
  const row = await lockedRow<Automation>(call, automations, id);
  if ((row.definition as Definition).trigger.kind !== 'webhook')
    throw conflict('Only automations that start by a webhook have an address.');
  const scheme = input.scheme ?? 'signed';
  requireInput(scheme, input);
  const before = await call.maybe<Stored>(sql`
    select scheme from automation_hooks where organization_id = ${call.organization_id} and automation_id = ${id}`);
  return scheme === 'signed' ? signedHook(call, id, before) : openHook(call, id, scheme, input, before);
}

function requireInput(scheme: HookScheme, { header, secret, keeps_address }: HookCreate): void {
  if (scheme === 'header' && !header) throw invalid({ header: ['is required'] }, 'Enter the name of the header.');
  const mayFollow = secretAfterAddress.includes(scheme) && !keeps_address;
  if (secretOfSender.includes(scheme) && !secret && !mayFollow)
    throw invalid({ secret: ['is required'] }, 'Enter the secret that the sender shows.');
  if (secret && !secretOfSender.includes(scheme))
    throw invalid({ secret: ['is created here'] }, 'The secret of this sender is created here.');
}

async function signedHook(call: Call, id: string, before: Stored | undefined): Promise<NewHook> {
  const owner = { ref_table: 'automations', ref_id: id };
  if (before?.scheme !== 'signed') await removeSecret(call, hookSecret, id);
  const webhook = await inboundWebhookOf(call, owner);
  const { id: hook_id, secret } = await (webhook
    ? rotateInboundWebhook(call, owner)
    : createInboundWebhook(call, owner));
  await storeHook(call, id, 'signed', {});
  return { scheme: 'signed', path: `/api/automation_webhooks/${hook_id}`, secret, header: null };
}

/** A hook with a secret in its address, and the proof of its sender. */
async function openHook(
  call: Call,
  id: string,
  scheme: HookScheme,
  { header, secret: given, keeps_address }: HookCreate,
  before: Stored | undefined,
): Promise<NewHook> {
  await deleteInboundWebhook(call, { ref_table: 'automations', ref_id: id });
  const keeps = keeps_address === true && before?.scheme === scheme && scheme !== 'address';
  const address = keeps ? undefined : newSecret();
  const isOwn = scheme !== 'address' && !secretOfSender.includes(scheme);
  const secret = given ?? (isOwn ? newSecret() : null);
  await storeHook(call, id, scheme, {
    ...(address && { address_hash: hookHashOf(address) }),
    ...(scheme === 'header' && { header_name: header!.toLowerCase(), header_hash: hookHashOf(secret!) }),
  });
  if (address) await noteSecretChange(call, hookAddress, id, 'replaced');
  if (scheme === 'header') await noteSecretChange(call, hookHeader, id, 'replaced');
  if (secret && scheme !== 'header') await replaceSecret(call, hookSecret, id, secret);
  else await removeSecret(call, hookSecret, id);
  return {
    scheme,
    path: address ? `/api/automation_hooks/${address}` : null,
    // A secret that the person has entered is not shown again.
    secret: given ? null : secret,
    header: scheme === 'header' ? header!.toLowerCase() : null,
  };
}

interface Proof {
  address_hash?: Buffer;
  header_name?: string;
  header_hash?: Buffer;
}

async function storeHook(call: Call, automation_id: string, scheme: HookScheme, proof: Proof): Promise<void> {
  const { address_hash = null, header_name = null, header_hash = null } = proof;
  const now = call.now();
  const changed = await call.run(sql`
    update automation_hooks set scheme = ${scheme}::text,
      address_hash = case when ${scheme}::text = 'signed' then null
        else coalesce(${address_hash}::bytea, address_hash) end,
      header_name = ${header_name}, header_hash = ${header_hash}, changed_at = ${now}, wrong_count = 0,
      last_wrong_at = null
    where organization_id = ${call.organization_id} and automation_id = ${automation_id}`);
  if (changed > 0) return;
  await call.run(sql`
    insert into automation_hooks (organization_id, automation_id, scheme, address_hash, header_name, header_hash,
      changed_at, created_at)
    values (${call.organization_id}, ${automation_id}, ${scheme}, ${address_hash}, ${header_name}, ${header_hash},
      ${now}, ${now})`);
}
