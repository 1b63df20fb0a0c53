import { closed, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const statuses = ['waiting', 'active', 'paused'] as const;
export const hostProblems = ['proof', 'address', 'no_answer', 'taken'] as const;

const DnsRecord = closed({ type: oneOf('CNAME', 'TXT'), host: Type.String(), value: Type.String() });

const CompanyHost = closed({
  /** The ASCII form of DNS. */
  host: Type.String(),
  /** The letters as people read them, if they differ. */
  readable: nullable(Type.String()),
  status: oneOf(...statuses),
  /** Why the latest check failed; an active name with a problem is paused after some days. */
  problem: nullable(oneOf(...hostProblems)),
  failing_since: nullable(Instant),
  /** When an active name with a problem is paused. */
  pauses_at: nullable(Instant),
  /** The address, without a trailing slash, while the name works. */
  address: nullable(Type.String()),
  /** The records to create in the DNS of the name. */
  records: Type.Array(DnsRecord),
});
export type CompanyHost = Static<typeof CompanyHost>;

export const HostSettings = closed({
  /** The address of the installation. */
  installation: Type.String(),
  /** The installation has an address that other names can point to. */
  is_possible: Type.Boolean(),
  host: nullable(CompanyHost),
});
export type HostSettings = Static<typeof HostSettings>;

export const HostInput = closed({ host: Type.String({ minLength: 1, maxLength: 300 }) });
