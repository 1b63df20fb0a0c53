import { canonicalJson } from '#shared/text/canonical-json.ts';

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

/** The text whose SHA-256 starts a chain: the contract and the document that was sent. */
export const startOfChain = (contract_id: string, document_sha256: string): string =>
  `${contract_id} ${document_sha256}`;

/** The text whose SHA-256 is the hash of an event. */
export function textOfEvent(event: Omit<ChainedEvent, 'hash'>): string {
  const { seq, kind, actor, ip, user_agent, at, payload, prev_hash } = event;
  return canonicalJson({ seq, kind, actor, ip, user_agent, at, payload, prev_hash });
}

/** The text that a key signs, so that a chain cannot be forged without the key. */
export const headOf = (contract_id: string, document_sha256: string, head: { seq: number; hash: string }) => ({
  format: 'tandem-contract-head/1',
  contract_id,
  document_sha256,
  last_seq: head.seq,
  last_hash: head.hash,
});

/** The same as text. */
export const textOfHead = (...head: Parameters<typeof headOf>): string => canonicalJson(headOf(...head));

/** @returns the number of the first event that does not follow from the one before; undefined when all do */
export async function brokenLink(
  sha256: (text: string) => string | Promise<string>,
  contract_id: string,
  document_sha256: string,
  events: readonly ChainedEvent[],
): Promise<number | undefined> {
  let before = await sha256(startOfChain(contract_id, document_sha256));
  for (const [index, event] of events.entries()) {
    if (event.seq !== index + 1 || event.prev_hash !== before || (await sha256(textOfEvent(event))) !== event.hash)
      return index + 1;
    before = event.hash;
  }
  return undefined;
}
