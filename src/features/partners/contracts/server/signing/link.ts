import { contractsFlag } from '#features/partners/contract-templates/server/service.ts';
import { hashSecret } from '#server/auth/secret-token.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { Call, scopeOf, systemActor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { type LockedContract, lockedContract, type Signing, signingsOf } from '../locked.ts';

/** The link a signer holds, with the contract, which is locked. */
export interface OpenLink {
  id: string;
  expires_at: string;
  secret_hash: string | null;
  code_expires_at: string | null;
  code_tries: number;
  codes_sent: number;
  contract: LockedContract;
  signing: Signing;
  signings: Signing[];
}

/**
 * Runs in a transaction of the company that sent the contract, as the product itself. An older link of the same person opens
 * what the newest one opens: signing needs the code that is sent to their mailbox.
 * @throws 404 for an unknown link, 409 for one that was replaced or has expired
 */
export async function withSigningLink<T>(
  kernel: Kernel,
  token: string,
  work: (call: Call, link: OpenLink) => Promise<T>,
): Promise<T> {
  const hash = hashSecret(token);
  const [target] = await kernel.system.unscoped((tx) =>
    tx.rows<{ organization_id: string; contract_id: string; timezone: string }>(sql`
      select l.organization_id, l.contract_id, o.timezone
      from contract_links l join organizations o on o.id = l.organization_id
      where l.token_hash = ${hash}`),
  );
  if (!target || !(await kernel.flags.reaches(contractsFlag.key, target.organization_id)))
    throw unknownToken(notFound('This link'));
  return inSigningCompany(kernel, target, async (call) => {
    const contract = await lockedContract(call, target.contract_id);
    const link = await call.one<
      Omit<OpenLink, 'contract' | 'signing' | 'signings'> & { signing_id: string; revoked_at: string | null }
    >(
      sql`
        select l.id, l.signing_id, l.expires_at, l.revoked_at, l.secret_hash, l.code_expires_at, l.code_tries,
          l.codes_sent
        from contract_links o
        join contract_links l on l.organization_id = o.organization_id and l.id = coalesce(o.leads_to, o.id)
        where o.organization_id = ${call.organization_id} and o.token_hash = ${hash} for update of l`,
      'This link',
    );
    if (link.revoked_at) throw conflict('This link was replaced or withdrawn. Use the link in the newest email.');
    const signings = await signingsOf(call, contract.id);
    const signing = signings.find(({ id }) => id === link.signing_id)!;
    const hasExpired = new Date(link.expires_at) <= call.now();
    if (hasExpired) throw conflict('This link has expired. Ask the company that sent it for a new one.');
    return work(call, { ...link, contract, signing, signings });
  });
}

export async function inSigningCompany<T>(
  kernel: Kernel,
  { organization_id, timezone }: { organization_id: string; timezone: string },
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const actor = systemActor(organization_id, timezone);
  let call: Call | undefined;
  const result = await kernel.db.transaction(scopeOf(actor), (tx) => {
    call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing });
    return work(call);
  });
  kernel.outbox.poke();
  call?.committed();
  return result;
}
