import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { brokenLink, firstHash, hashOfEvent } from '../chain.ts';
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
export async function recordEvent(
  call: Call,
  contract: { id: string; partner_id: string; document_sha256: string | null },
  { kind, actor, origin = nowhere, payload = {} }: Recorded,
): Promise<string> {
  const last = await call.maybe<{ seq: number; hash: string }>(
    'select seq, hash from contract_events where organization_id = $1 and contract_id = $2 order by seq desc limit 1',
    [call.organization_id, contract.id],
  );
  const event = {
    seq: (last?.seq ?? 0) + 1,
    kind,
    actor,
    ip: origin.ip,
    user_agent: origin.user_agent?.slice(0, 300) ?? null,
    at: call.now().toISOString(),
    payload,
    prev_hash: last?.hash ?? firstHash(sha256, contract.id, contract.document_sha256 ?? ''),
  };
  const hash = hashOfEvent(sha256, event);
  await call.run(
    `insert into contract_events (organization_id, contract_id, partner_id, seq, kind, actor, ip, user_agent, at, payload, prev_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      call.organization_id,
      contract.id,
      contract.partner_id,
      event.seq,
      kind,
      JSON.stringify(actor),
      event.ip,
      event.user_agent,
      event.at,
      JSON.stringify(payload),
      event.prev_hash,
      hash,
    ],
  );
  return hash;
}

/** The actor of events that a user of the product causes. */
export const actorOf = (call: Call): ContractEvent['actor'] =>
  call.actor.user_id === null ? { kind: 'system', name: 'Tandem' } : { kind: 'user', name: call.actor.full_name };

export async function eventsOf(call: Call, contract_id: string): Promise<ContractEvent[]> {
  const events = await call.rows<ContractEvent & { at: string | Date }>(
    `select seq, kind, actor, ip, user_agent, at, payload, prev_hash, hash from contract_events
     where organization_id = $1 and contract_id = $2 order by seq`,
    [call.organization_id, contract_id],
  );
  return events.map((event) => ({ ...event, at: new Date(event.at).toISOString() }));
}

export async function trailOf(call: Call, contract_id: string): Promise<ContractTrail> {
  const { document_sha256 } = await call.one<{ document_sha256: string | null }>(
    'select document_sha256 from contracts where organization_id = $1 and id = $2',
    [call.organization_id, contract_id],
    'This contract',
  );
  const events = await eventsOf(call, contract_id);
  return { events, is_intact: brokenLink(sha256, contract_id, document_sha256 ?? '', events) === undefined };
}
