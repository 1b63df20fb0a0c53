import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';

/** The part of `node:dns/promises` that reads TXT records. */
export interface TextResolver {
  resolveTxt(host: string): Promise<string[][]>;
}

const MISSING = new Set(['ENOTFOUND', 'ENODATA', 'NOTFOUND', 'NODATA', 'EREFUSED']);

/** The name servers are those of the machine, with a limit for each question. */
export const dnsResolver = (): Resolver => new Resolver({ timeout: 3_000, tries: 2 });

/** @returns `none` if the name or the record does not exist. @throws when the name servers give no answer */
export async function noneIfMissing<T>(answer: Promise<T>, none: T): Promise<T> {
  return answer.catch((error: NodeJS.ErrnoException) => {
    if (MISSING.has(error.code ?? '')) return none;
    throw error;
  });
}

/** The TXT records of a host, each joined from its parts; none if the name does not exist. */
export async function textsOf(resolver: TextResolver, host: string): Promise<string[]> {
  return (await noneIfMissing(resolver.resolveTxt(host), [])).map((parts) => parts.join(''));
}

/** The TXT record by which the owner of a domain proves it to us. */
export interface ProofRecord {
  host: string;
  value: string;
}

export const newProof = (): string => randomBytes(24).toString('hex');

/** @param purpose `sign-in`: a record that proves a domain for one purpose does not prove it for another */
export const proofRecord = (purpose: string, domain: string, proof: string): ProofRecord => ({
  host: `_tandem-${purpose}.${domain}`,
  value: `tandem-${purpose}=${proof}`,
});
