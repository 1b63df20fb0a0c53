import { BlockList, isIP } from 'node:net';

/** The networks from which a company can be used, and who is restricted to them. */
export interface AllowList {
  people: boolean;
  keys: boolean;
  partners: boolean;
  /** Networks as `parseNetwork` writes them. */
  networks: string[];
}

export type Restricted = 'people' | 'keys' | 'partners';

/** The SQL expression of an organization's list; null when it restricts nobody. */
export const allowListOf = (organization: string) => `case
  when ${organization}.restricts_people or ${organization}.restricts_keys or ${organization}.restricts_partners then
    json_build_object('people', ${organization}.restricts_people, 'keys', ${organization}.restricts_keys,
      'partners', ${organization}.restricts_partners,
      'networks', (select json_agg(n -> 'network') from jsonb_array_elements(${organization}.allowed_networks) n)) end`;

/** Shorter prefixes would name a large part of the internet by mistake. */
const SHORTEST = { 4: 8, 6: 16 } as const;

/**
 * Reads an address or a network in CIDR notation. IPv6 notation of IPv4 becomes IPv4.
 * @returns the network, such as `203.0.113.0/24`
 * @throws RangeError with a sentence for the person who typed it
 */
export function parseNetwork(typed: string): string {
  const text = typed.trim();
  const [, address = '', bits] = /^([^/%]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  const length = family === 4 ? 32 : 128;
  if (family === 0 || Number(bits ?? 0) > length)
    throw new RangeError(`"${text}" is not a network. Write it like 203.0.113.0/24, 198.51.100.7 or 2001:db8::/32.`);
  const typedBits = Number(bits ?? length);
  const { bytes, isMapped } = bytesOf(address);
  if (isMapped && typedBits < 96) throw tooBroad(text);
  const prefix = isMapped ? typedBits - 96 : typedBits;
  if (prefix < SHORTEST[bytes.length === 4 ? 4 : 6]) throw tooBroad(text);
  const masked = bytes.map((byte, at) => byte & (0xff00 >> Math.min(Math.max(prefix - at * 8, 0), 8)) & 0xff);
  const network = `${textOf(masked)}/${prefix}`;
  if (masked.some((byte, at) => byte !== bytes[at]))
    throw new RangeError(`${text} is an address inside of ${network}. Write the network or the address alone.`);
  return network;
}

const tooBroad = (text: string) =>
  new RangeError(
    `${text} is too large. Networks need a prefix of at least /${SHORTEST[4]}, or /${SHORTEST[6]} for IPv6.`,
  );

/** The bytes of a valid address; those of IPv4 when it is written as IPv6 (`::ffff:203.0.113.7`). */
function bytesOf(address: string): { bytes: number[]; isMapped: boolean } {
  if (isIP(address) === 4) return { bytes: address.split('.').map(Number), isMapped: false };
  // The URL parser writes IPv6 addresses in one form, without IPv4 at the end.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [left, right] = [groups(head), groups(tail ?? '')];
  const all = [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
  const bytes = all.flatMap((group) => [group >> 8, group & 0xff]);
  const isMapped = bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 255 && bytes[11] === 255;
  return { bytes: isMapped ? bytes.slice(12) : bytes, isMapped };
}

function textOf(bytes: readonly number[]): string {
  if (bytes.length === 4) return bytes.join('.');
  const groups = bytes.flatMap((byte, at) => (at % 2 === 0 ? [((byte << 8) | bytes[at + 1]!).toString(16)] : []));
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1);
}

/** The address of a client in the notation of the lists; null for anything else, which no list admits. */
export function plainAddress(ip: string): string | null {
  const [address = ''] = ip.split('%', 1);
  return isIP(address) === 0 ? null : textOf(bytesOf(address).bytes);
}

const blockLists = new WeakMap<AllowList, BlockList>();

function blockListOf(list: AllowList): BlockList {
  const ready = blockLists.get(list);
  if (ready) return ready;
  const built = new BlockList();
  for (const network of list.networks) {
    const [address, bits] = network.split('/') as [string, string];
    built.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  blockLists.set(list, built);
  return built;
}

/** Whether an address is in one of the networks. */
export function isInNetworks(list: AllowList, ip: string): boolean {
  const address = plainAddress(ip);
  return address !== null && blockListOf(list).check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a list lets somebody in from an address. */
export const admitsFrom = (list: AllowList | null, who: Restricted, ip: string): boolean =>
  !list?.[who] || isInNetworks(list, ip);
