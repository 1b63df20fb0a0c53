import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { guess } from '#server/auth/guesses.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { openSecret } from '#server/secrets/stored-secrets.ts';
import type { HookScheme } from '../../hooks.schema.ts';
import { hookSecret } from './delete.ts';
import { verifySender } from './senders.ts';
import { hookHashOf, isHookToken } from './store.ts';

/** A hook whose request is proven. */
export interface ProvenHook {
  id: string;
  organization_id: string;
  automation_id: string;
  scheme: HookScheme;
}

interface StoredHook extends ProvenHook {
  header_name: string | null;
  header_hash: Buffer | null;
}

interface HookRequest {
  token: string;
  ip: string;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
}

/**
 * Checks the address of a request and the proof of its sender. An unknown address and a wrong proof get the same answer;
 * both count for the sender's network, and people see how often the proof was wrong.
 * @throws 404, or 429 after too many wrong requests from one network
 */
export function verifyHook(kernel: Kernel, { token, ip, headers, body }: HookRequest): Promise<ProvenHook> {
  return guess(kernel, { door: 'automation_hook', ip }, async () => {
    const hook = isHookToken(token) ? await hookAt(kernel, token) : undefined;
    if (!hook) throw unknownHook();
    if (!(await isProven(kernel, hook, { token, headers, body }))) {
      await kernel.system.unscoped((tx) =>
        tx.run(sql`
          update automation_hooks set wrong_count = wrong_count + 1, last_wrong_at = ${kernel.clock.now()}
          where organization_id = ${hook.organization_id} and id = ${hook.id}`),
      );
      throw unknownHook();
    }
    const { id, organization_id, automation_id, scheme } = hook;
    return { id, organization_id, automation_id, scheme };
  });
}

const unknownHook = () => unknownToken(notFound('This address'));

async function hookAt({ system }: Kernel, token: string): Promise<StoredHook | undefined> {
  const [row] = await system.unscoped((tx) =>
    tx.rows<StoredHook>(sql`
      select id, organization_id, automation_id, scheme, header_name, header_hash
      from automation_hooks where address_hash = ${hookHashOf(token)}`),
  );
  return row;
}

async function isProven(
  kernel: Kernel,
  { organization_id, automation_id, scheme, header_name, header_hash }: StoredHook,
  { token, headers, body }: Omit<HookRequest, 'ip'>,
): Promise<boolean> {
  if (scheme === 'address') return true;
  if (scheme === 'header') {
    const given = headers[header_name!];
    return timingSafeEqual(hookHashOf(typeof given === 'string' ? given : ''), header_hash!);
  }
  const job = await jobFor(kernel, organization_id);
  const secret = await job.within((call) => openSecret(call, hookSecret, automation_id));
  const url = `${kernel.config.baseUrl}/api/automation_hooks/${token}`;
  return secret !== null && verifySender[scheme]!(secret, { headers, body, url, now: kernel.clock.now() });
}
