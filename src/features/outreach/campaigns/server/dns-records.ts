import { createPublicKey } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { noneIfMissing, type TextResolver, textsOf } from '#server/dns/records.ts';

/** The part of `node:dns/promises` that the check of a domain needs. */
export interface DomainResolver extends TextResolver {
  resolve4(host: string): Promise<string[]>;
  resolve6(host: string): Promise<string[]>;
  resolveMx(host: string): Promise<{ exchange: string }[]>;
}

export type RecordStatus = 'ok' | 'missing' | 'wrong';
interface Checked {
  status: RecordStatus;
  found: string | null;
}

interface Wanted {
  domain: string;
  dkim_selector: string;
  dkim_public_key: string;
  /** The server that sends the emails of this installation. */
  smtpHost: string | undefined;
}

const MOST_SHOWN = 500;

/**
 * Checks the SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489) records of a domain.
 * @throws when the name servers give no answer
 */
export async function checkRecords(resolver: DomainResolver, wanted: Wanted) {
  const [spf, dkim, dmarc] = await Promise.all([
    checkSpf(resolver, wanted),
    checkDkim(resolver, wanted),
    checkDmarc(resolver, wanted.domain),
  ]);
  return { spf, dkim, dmarc };
}

const shown = (texts: readonly string[]) => texts.join('\n').slice(0, MOST_SHOWN);

async function checkSpf(resolver: DomainResolver, { domain, smtpHost }: Wanted): Promise<Checked> {
  const records = (await textsOf(resolver, domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (records.length === 0) return { status: 'missing', found: null };
  const found = shown(records);
  // Several records are an error for every receiver.
  if (records.length > 1) return { status: 'wrong', found };
  if (!smtpHost) return { status: 'ok', found };
  const addresses = await addressesOf(resolver, smtpHost);
  const isAllowed = await new SpfCheck(resolver, addresses, smtpHost).allows(domain, records[0]!);
  return { status: isAllowed ? 'ok' : 'wrong', found };
}

async function addressesOf(resolver: DomainResolver, host: string): Promise<string[]> {
  const literal = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal)) return [ipaddr.process(literal).toString()];
  const [four, six] = await Promise.all([
    noneIfMissing(resolver.resolve4(host), []),
    noneIfMissing(resolver.resolve6(host), []),
  ]);
  return [...four, ...six];
}

/** The part of RFC 7208 that decides whether a server may send for a domain. */
class SpfCheck {
  #lookups = 0;
  readonly #resolver: DomainResolver;
  readonly #addresses: readonly string[];
  readonly #smtpHost: string;

  constructor(resolver: DomainResolver, addresses: readonly string[], smtpHost: string) {
    this.#resolver = resolver;
    this.#addresses = addresses;
    this.#smtpHost = smtpHost;
  }

  async allows(domain: string, record: string): Promise<boolean> {
    let redirect: string | undefined;
    for (const term of record.trim().split(/\s+/).slice(1)) {
      const modifier = /^redirect=(.+)$/i.exec(term);
      if (modifier) redirect = modifier[1]!;
      const mechanism = /^([+?~-]?)(all|include|a|mx|ip4|ip6)(?::([^/]+))?(\/\S+)?$/i.exec(term);
      if (!mechanism) continue;
      const [, qualifier, kind, value, length] = mechanism;
      if (!(await this.#matches(kind!.toLowerCase(), value ?? domain, length))) continue;
      return qualifier === '' || qualifier === '+';
    }
    return redirect ? this.#allowsOther(redirect) : false;
  }

  async #matches(kind: string, value: string, length = ''): Promise<boolean> {
    switch (kind) {
      case 'all':
        return true;
      case 'ip4':
      case 'ip6':
        return this.#isIn([`${value}${length}`]);
      case 'a':
        return (
          this.#count() && this.#isIn((await addressesOf(this.#resolver, value)).map((one) => withLength(one, length)))
        );
      case 'mx': {
        if (!this.#count()) return false;
        const hosts = (await noneIfMissing(this.#resolver.resolveMx(value), [])).slice(0, 10);
        const found = await Promise.all(hosts.map(({ exchange }) => addressesOf(this.#resolver, exchange)));
        return this.#isIn(found.flat().map((one) => withLength(one, length)));
      }
      default:
        // A provider names its servers in a record of its own domain; mail leaves by others than the one we reach.
        return isSameProvider(value, this.#smtpHost) || this.#allowsOther(value);
    }
  }

  async #allowsOther(domain: string): Promise<boolean> {
    if (!this.#count()) return false;
    const record = (await textsOf(this.#resolver, domain)).find((text) => /^v=spf1(\s|$)/i.test(text));
    return record !== undefined && this.allows(domain, record);
  }

  /** At most ten lookups, as for every receiver. */
  #count(): boolean {
    this.#lookups += 1;
    return this.#lookups <= 10;
  }

  #isIn(networks: readonly string[]): boolean {
    return networks.some((network) => this.#addresses.some((address) => contains(network, address)));
  }
}

const withLength = (address: string, length: string) => `${address}${length.split('//')[0]}`;

function contains(network: string, address: string): boolean {
  try {
    const [range, bits] = ipaddr.isValidCIDR(network)
      ? ipaddr.parseCIDR(network)
      : ([ipaddr.parse(network), ipaddr.parse(network).kind() === 'ipv4' ? 32 : 128] as const);
    const one = ipaddr.parse(address);
    return one.kind() === range.kind() && one.match([range, bits] as never);
  } catch {
    return false;
  }
}

const lastTwo = (host: string) => host.toLowerCase().replace(/\.$/, '').split('.').slice(-2).join('.');
const isSameProvider = (included: string, smtpHost: string) => lastTwo(included) === lastTwo(smtpHost);

async function checkDkim(
  resolver: DomainResolver,
  { domain, dkim_selector, dkim_public_key }: Wanted,
): Promise<Checked> {
  const texts = await textsOf(resolver, `${dkim_selector}._domainkey.${domain}`);
  if (texts.length === 0) return { status: 'missing', found: null };
  const found = shown(texts);
  if (texts.length > 1) return { status: 'wrong', found };
  const tags = tagsOf(texts[0]!);
  const isKind = (tags.get('v') ?? 'DKIM1') === 'DKIM1' && (tags.get('k') ?? 'rsa') === 'rsa';
  return { status: isKind && isSameKey(tags.get('p') ?? '', dkim_public_key) ? 'ok' : 'wrong', found };
}

async function checkDmarc(resolver: DomainResolver, domain: string): Promise<Checked> {
  const labels = domain.split('.');
  // The record of the organization's domain applies to its subdomains.
  for (const name of new Set([domain, labels.slice(-2).join('.')])) {
    const texts = (await textsOf(resolver, `_dmarc.${name}`)).filter((text) => /^v=DMARC1\s*(;|$)/.test(text));
    if (texts.length === 0) continue;
    const isValid = texts.length === 1 && /^(none|quarantine|reject)$/i.test(tagsOf(texts[0]!).get('p') ?? '');
    return { status: isValid ? 'ok' : 'wrong', found: shown(texts) };
  }
  return { status: 'missing', found: null };
}

function tagsOf(text: string): Map<string, string> {
  return new Map(
    text.split(';').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).replace(/\s+/g, '')] as const];
    }),
  );
}

/** Whether two public keys in base64 are the same. */
function isSameKey(one: string, other: string): boolean {
  try {
    const der = (text: string) =>
      createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }).export({
        type: 'spki',
        format: 'der',
      });
    return der(one).equals(der(other));
  } catch {
    return false;
  }
}
