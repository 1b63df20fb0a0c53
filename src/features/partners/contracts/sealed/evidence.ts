import type { ContractEvent } from '../schema.ts';

export const EVIDENCE = 'evidence.json';

/** The record attached to a sealed file, so that it can be verified without this installation. */
export interface Evidence {
  /** Files of format 1 have no signature of the last event. */
  format: 'tandem-contract/1' | 'tandem-contract/2';
  contract: { id: string; number: number; title: string; company: string; partner: string; document_sha256: string };
  /** The text that was signed; of an uploaded PDF, nothing. */
  body: string | null;
  signers: { name: string; email: string; role: string; signed_at: string }[];
  events: ContractEvent[];
  /** The key of the seal signs the last event, too: RSA over `textOfHead`, Base64. */
  head_signature?: string;
}
