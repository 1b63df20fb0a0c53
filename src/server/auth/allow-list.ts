import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import { type AllowList, admitsFrom, plainAddress, type Restricted } from './allowed-networks.ts';
import type { Principal } from './principal.ts';
import type { Company } from './seat.ts';

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
    const refusing = judged.filter(([{ allow_list }, who]) => !admitsFrom(allow_list, who, address));
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
  const judged = await tx.rows<AllowList & { name: string; who: Restricted }>(sql`
    select o.name, o.restricts_people as people, o.restricts_keys as keys, o.restricts_partners as partners,
      array(select n ->> 'network' from jsonb_array_elements(o.allowed_networks) n) as networks,
      case when o.id = ${organization_id} and ${partner_id}::uuid is not null then 'partners' else 'keys' end as who
    from organizations o where o.id = ${organization_id} or o.id = (select p.partner_organization_id from partners p
      where p.organization_id = ${organization_id} and p.id = ${partner_id})`);
  const refusing = judged.find((of) => !admitsFrom(of, of.who, ip));
  if (refusing) throw addressRefusal(refusing.name, ip);
}
