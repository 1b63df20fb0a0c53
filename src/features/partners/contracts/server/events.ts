import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { brokenLink, headOf, startOfChain, textOfEvent } from '../chain.ts';
import type { ContractEvent, ContractTrail } from '../schema.ts';

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Where a request came from. */
export interface Origin {
  ip: string | null;
  user_agent: string | null;
}
export const nowhere: Origin = { ip: null, user_agent: null };

interface Recorded {
  kind: string;
  actor: ContractEvent['actor'];
  origin?: Origin;
  payload?: Row;
}

/** Adds an event to the chain. The caller holds the lock of the contract, so that numbers have no gaps. */
export async function recordContractEvent(
  call: Call,
  contract: { id: string; partner_id: string; document_sha256: string | null },
  { kind, actor, origin = nowhere, payload = {} }: Recorded,
): Promise<string> {
  const last = await call.maybe<{ seq: number; hash: string }>(sql`
    select seq, hash from contract_events
    where organization_id = ${call.organization_id} and contract_id = ${contract.id} order by seq desc limit 1`);
  const event = {
    seq: (last?.seq ?? 0) + 1,
    kind,
    actor,
    ip: origin.ip,
    user_agent: origin.user_agent?.slice(0, 300) ?? null,
    at: call.now().toISOString(),
    payload,
    prev_hash: last?.hash ?? sha256(startOfChain(contract.id, contract.document_sha256 ?? '')),
  };
  const hash = sha256(textOfEvent(event));
  await call.run(sql`
    insert into contract_events (organization_id, contract_id, partner_id, seq, kind, actor, ip, user_agent, at,
      payload, prev_hash, hash)
    values (${call.organization_id}, ${contract.id}, ${contract.partner_id}, ${event.seq}, ${kind},
      ${JSON.stringify(actor)}, ${event.ip}, ${event.user_agent}, ${event.at}, ${JSON.stringify(payload)},
      ${event.prev_hash}, ${hash})`);
  await moveHead(call, contract, last, { seq: event.seq, hash });
  return hash;
}

interface Head {
  seq: number;
  hash: string;
}

/** Signs with a key of the installation, which is not in the database. */
const signatureOf = (call: Call, contract: { id: string; document_sha256: string | null }, head: Head): string =>
  call.sealing
    .signer('contract chains')
    .sign(headOf(contract.id, contract.document_sha256 ?? '', head), call.organization_id).signature;

/** A head that is not the signed one of the event before stays as it is, so that it is found. */
async function moveHead(
  call: Call,
  contract: { id: string; document_sha256: string | null },
  last: Head | undefined,
  head: Head,
): Promise<void> {
  const values = [call.organization_id, contract.id, head.seq, head.hash, signatureOf(call, contract, head)];
  if (last)
    await call.run(
      `update contract_chain_heads set seq = $3, hash = $4, signature = $5
       where organization_id = $1 and contract_id = $2 and seq = $3 - 1 and signature = $6`,
      [...values, signatureOf(call, contract, last)],
    );
  else
    await call.run(
      'insert into contract_chain_heads (organization_id, contract_id, seq, hash, signature) values ($1, $2, $3, $4, $5)',
      values,
    );
}

/** The actor of events that a user causes, or the company by itself. */
export const contractActor = ({ actor }: Call): ContractEvent['actor'] => ({
  kind: actor.user_id === null ? 'system' : 'user',
  name: actor.full_name,
});

export async function contractEvents(call: Call, contract_id: string): Promise<ContractEvent[]> {
  const events = await call.rows<ContractEvent & { at: string | Date }>(sql`
    select seq, kind, actor, ip, user_agent, at, payload, prev_hash, hash from contract_events
    where organization_id = ${call.organization_id} and contract_id = ${contract_id} order by seq`);
  return events.map((event) => ({ ...event, at: new Date(event.at).toISOString() }));
}

/** The events of a contract: whether each follows from the one before, and whether the last one is the one that was signed. */
export async function trailOf(call: Call, contract_id: string): Promise<ContractTrail> {
  const { document_sha256, head } = await call.one<{
    document_sha256: string | null;
    head: (Head & { signature: string | null }) | null;
  }>(
    sql`
      select c.document_sha256, (select json_build_object('seq', h.seq, 'hash', h.hash, 'signature', h.signature)
        from contract_chain_heads h
        where h.organization_id = ${call.organization_id} and h.contract_id = c.id) as head
      from contracts c where c.organization_id = ${call.organization_id} and c.id = ${contract_id}`,
    'This contract',
  );
  const events = await contractEvents(call, contract_id);
  const last = events.at(-1);
  const isFormer = head?.signature === null;
  const isHead = last
    ? isFormer || head?.signature === signatureOf(call, { id: contract_id, document_sha256 }, last)
    : head === null;
  const broken = await brokenLink(sha256, contract_id, document_sha256 ?? '', events);
  return { events, is_intact: isHead && broken === undefined, is_signed: !isFormer };
}
