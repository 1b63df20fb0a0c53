import { canonicalJson } from '#shared/canonical-json.ts';

/** An event as it is hashed: everything but its own hash. */
export interface ChainedEvent {
  seq: number;
  kind: string;
  actor: object;
  ip: string | null;
  user_agent: string | null;
  at: string;
  payload: object;
  prev_hash: string;
  hash: string;
}

type Digest = (text: string) => string;

/** The beginning of a chain: the contract and the document that was sent. */
export const firstHash = (digest: Digest, contract_id: string, document_sha256: string): string =>
  digest(`${contract_id} ${document_sha256}`);

export function hashOfEvent(
  digest: Digest,
  { hash: _, ...event }: ChainedEvent | (Omit<ChainedEvent, 'hash'> & { hash?: string }),
): string {
  const { seq, kind, actor, ip, user_agent, at, payload, prev_hash } = event;
  return digest(canonicalJson({ seq, kind, actor, ip, user_agent, at, payload, prev_hash }));
}

/** @returns the number of the first event that does not follow from the one before; undefined when all do */
export function brokenLink(
  digest: Digest,
  contract_id: string,
  document_sha256: string,
  events: readonly ChainedEvent[],
): number | undefined {
  let before = firstHash(digest, contract_id, document_sha256);
  for (const [index, event] of events.entries()) {
    if (event.seq !== index + 1 || event.prev_hash !== before || hashOfEvent(digest, event) !== event.hash)
      return event.seq;
    before = event.hash;
  }
  return undefined;
}
