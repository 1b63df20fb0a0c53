import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An entry of the allow list: a network, or a host that may also be reached without encryption. */
export interface AllowEntry {
  text: string;
  network?: [Address, number];
  host?: string;
  /** Null allows every port. */
  port?: string | null;
  isPlainAllowed: boolean;
}

/** @returns undefined when the text is neither a host, nor an origin, nor a network */
export function parseAllowEntry(text: string): AllowEntry | undefined {
  if (ipaddr.isValidCIDR(text)) {
    const network = ipaddr.parseCIDR(text);
    return isNeverAllowed(network[0]) ? undefined : { text, network, isPlainAllowed: false };
  }
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`);
  if (url?.pathname !== '/' || /[?#@\s]/.test(text)) return undefined;
  const written = /:(\d+)\/?$/.exec(text)?.[1] ?? null;
  return { text, host: bareHost(url), port: written, isPlainAllowed: url.protocol === 'http:' };
}

/** The host name of a URL without the brackets of IPv6 and without the dot that ends a full name. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** The entry that names the host and port of a URL. */
export function entryForHost(url: URL, allowed: readonly AllowEntry[]): AllowEntry | undefined {
  const port = url.port || (url.protocol === 'http:' ? '80' : '443');
  return allowed.find((entry) => entry.host === bareHost(url) && (entry.port === null || entry.port === port));
}

/**
 * Whether a connection to an address may be made: addresses of the public internet, and private ones only when the
 * operator listed their host or network. Addresses of cloud metadata services are never allowed.
 */
export function isReachable(text: string, { isHostAllowed, allowed }: Reach): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  const address = plainAddress(ipaddr.parse(text));
  if (!address || isNeverAllowed(address)) return false;
  if (isPublic(address) || isHostAllowed) return true;
  return allowed.some(
    ({ network }) => network && network[0].kind() === address.kind() && address.match(network as never),
  );
}

interface Reach {
  isHostAllowed: boolean;
  allowed: readonly AllowEntry[];
}

const NAT64 = ipaddr.parseCIDR('64:ff9b::/96');
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Addresses of cloud platforms that answer with credentials, in ranges that can be allowed. */
const METADATA = ['100.100.100.200', '168.63.129.16', '192.0.0.192', 'fd00:ec2::254', 'fd20:ce::254'].map((text) =>
  ipaddr.parse(text).toNormalizedString(),
);

/** The IPv4 address inside an IPv6 notation, because the system connects to that one. */
function plainAddress(address: Address): Address {
  if (!(address instanceof ipaddr.IPv6)) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(NAT64 as never) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;
}

const NEVER = 'linkLocal multicast broadcast unspecified reserved benchmarking as112 amt 6to4 teredo rfc6145'.split(
  ' ',
);

function isNeverAllowed(given: Address): boolean {
  const address = plainAddress(given);
  return NEVER.includes(address.range()) || METADATA.includes(address.toNormalizedString());
}

/** An IPv6 address must be in the range of the internet, because further notations contain IPv4 addresses. */
function isPublic(address: Address): boolean {
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_IPV6 as never));
}
