import { isIP } from 'node:net';
import { noneIfMissing, proofRecord, type TextResolver, textsOf } from '#server/dns/records.ts';
import type { CompanyHost } from '../schema.ts';

export type HostProblem = NonNullable<CompanyHost['problem']>;

/** The part of `node:dns/promises` that the check of a host name needs. */
export interface HostResolver extends TextResolver {
  resolveCname(host: string): Promise<string[]>;
  resolve4(host: string): Promise<string[]>;
  resolve6(host: string): Promise<string[]>;
  cancel(): void;
}

/** The time for all questions of one check. */
const CHECK_MS = 10_000;

export const hostProof = (host: string, proof: string) => proofRecord('host', host, proof);

export interface HostReading {
  problem: HostProblem | null;
  /** The proofs that the DNS of the name has, of this company and of others. */
  proofs: readonly string[];
}

/**
 * Reads whether the DNS of a name has the proof and leads to this installation.
 * @param target the host name or IP address of the installation
 */
export async function readHost(
  resolver: HostResolver,
  { host, proof }: { host: string; proof: string },
  target: string,
): Promise<HostReading> {
  const timer = setTimeout(() => resolver.cancel(), CHECK_MS);
  try {
    const record = hostProof(host, proof);
    const [proofs, leadsHere] = await Promise.all([textsOf(resolver, record.host), isLedTo(resolver, host, target)]);
    const problem = !proofs.includes(record.value) ? 'proof' : leadsHere ? null : 'address';
    return { problem, proofs };
  } catch {
    return { problem: 'no_answer', proofs: [] };
  } finally {
    clearTimeout(timer);
  }
}

/** By a CNAME record, or by addresses that are all ours, as the DNS of a whole domain needs. */
async function isLedTo(resolver: HostResolver, host: string, target: string): Promise<boolean> {
  const [names, addresses, own] = await Promise.all([
    noneIfMissing(resolver.resolveCname(host), []),
    addressesOf(resolver, host),
    addressesOf(resolver, target),
  ]);
  if (names.some((name) => name.toLowerCase().replace(/\.$/, '') === target)) return true;
  return addresses.length > 0 && addresses.every((address) => own.includes(address));
}

async function addressesOf(resolver: HostResolver, host: string): Promise<string[]> {
  const literal = host.replace(/^\[|\]$/g, '');
  if (isIP(literal)) return [literal];
  const [four, six] = await Promise.all([
    noneIfMissing(resolver.resolve4(host), []),
    noneIfMissing(resolver.resolve6(host), []),
  ]);
  return [...four, ...six];
}
