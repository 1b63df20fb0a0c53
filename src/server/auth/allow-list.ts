import { BlockList, isIP } from 'node:net';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import type { Principal } from './principal.ts';
import type { Company } from './seat.ts';

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
  const address = ip.replace(/%.*$/, '');
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

export function contains(list: AllowList, ip: string): boolean {
  const address = plainAddress(ip);
  return address !== null && blockListOf(list).check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

const admits = (list: AllowList | null, who: Restricted, ip: string): boolean => !list?.[who] || contains(list, ip);

/** 403 with `network`, so that screens say so instead of signing out. */
export function addressRefusal(company: string, ip: string): Refusal {
  const address = plainAddress(ip) ?? ip;
  const text = `${company} can only be used from its own networks. Your address is ${address}.`;
  return new Refusal(403, text, undefined, { network: 'refused', address });
}

/**
 * Leaves out the companies and programs whose lists do not admit the address. People are judged by the list of their
 * company; people of a partner by that of the partner's organization and by that of the company; so are keys. Whoever
 * views as another person is judged as one of the company's own people.
 * @returns the caller as they may act from the address, and the names of what is left out, by id
 */
export function withinAllowLists(
  principal: Principal,
  address: string,
): { admitted: Principal; refused: Map<string, string> } {
  const refused = new Map<string, string>();
  const admitsAll = (...judged: [Company, Restricted][]) => {
    const refusing = judged.filter(([{ allow_list }, who]) => !admits(allow_list, who, address));
    for (const [{ id, name }] of refusing) refused.set(id, name);
    return refusing.length === 0;
  };
  const own: Restricted = principal.api_key ? 'keys' : 'people';
  const companies = principal.companies.filter((company) => admitsAll([company, own]));
  const programs = principal.programs.filter(({ home, company }) =>
    principal.impersonation ? admitsAll([company, 'people']) : admitsAll([home, own], [company, 'partners']),
  );
  return { admitted: refused.size === 0 ? principal : { ...principal, companies, programs }, refused };
}

/**
 * For tokens that have no principal: of identity providers, and of apps that renew them.
 * @param of the company and, for a token of a partner, the partner
 * @throws 403
 */
export async function requireAllowedToken(
  tx: Tx,
  { organization_id, partner_id }: { organization_id: string; partner_id: string | null },
  ip: string,
): Promise<void> {
  const judged = await tx.rows<{ name: string; list: AllowList | null; who: Restricted }>(sql`
    select o.name, ${sql.raw(allowListOf('o'))} as list,
      case when o.id = ${organization_id} and ${partner_id}::uuid is not null then 'partners' else 'keys' end as who
    from organizations o where o.id = ${organization_id} or o.id = (select p.partner_organization_id from partners p
      where p.organization_id = ${organization_id} and p.id = ${partner_id})`);
  const refusing = judged.find(({ list, who }) => !admits(list, who, ip));
  if (refusing) throw addressRefusal(refusing.name, ip);
}
