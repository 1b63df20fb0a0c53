import { type Level, lowerLevel, reaches } from '#features/ecosystem/account-mapping/levels.schema.ts';
import { populationKeys } from '#features/ecosystem/account-mapping/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { MOST_COMPANY_DOMAINS } from '../limits.schema.ts';

/** A private list of a partner. */
export interface PrivatePopulation {
  id: string;
  name: string;
  partner_id: string;
}

/** A list of the company beside a private list. */
export interface CompanyList {
  id: string;
  name: string;
  /** The lower of what both sides share. */
  level: Level;
  refreshed_at: string | null;
}

/** The private list of the calling partner, locked until the end of the transaction. @throws 404, and 409 for other lists */
export async function ownPrivateList(call: Call, id: string): Promise<PrivatePopulation> {
  const { source, ...population } = await call.one<PrivatePopulation & { source: string }>(
    sql`
      select id, name, partner_id, source from mapping_populations
      where organization_id = ${call.organization_id} and id = ${id} and partner_id = ${call.actor.partner_id}
      for update`,
    'This account list',
  );
  if (source !== 'private') throw conflict('Only a private list can be compared without sending it.');
  return population;
}

/**
 * The lists of the company that it shares with the partner, with the agreed level. It reads the consents of both sides
 * and, unless nothing is written, keeps them from changing until the end of the transaction.
 */
export async function companyLists(
  company: Call,
  { id, partner_id }: Pick<PrivatePopulation, 'id' | 'partner_id'>,
  { lock = true }: { lock?: boolean } = {},
): Promise<CompanyList[]> {
  const own = await company.maybe<{ level: Level }>(sql`
    select level from mapping_consents
    where organization_id = ${company.organization_id} and population_id = ${id}
      and counterpart_partner_id = ${partner_id}
    ${lock ? sql`for share` : sql``}`);
  const shared = await company.rows<CompanyList>(sql`
    select p.id, p.name, c.level, p.refreshed_at from mapping_consents c
    join mapping_populations p on p.organization_id = c.organization_id and p.id = c.population_id
    where c.organization_id = ${company.organization_id} and c.counterpart_partner_id = ${partner_id}
      and c.side = 'company' and c.level <> 'none'
    order by p.name, p.id ${lock ? sql`for share of c` : sql``}`);
  return shared.map((list) => ({ ...list, level: lowerLevel(list.level, own?.level ?? 'none') }));
}

/** @throws 409 while both sides have not agreed to share at least a count of any list */
export function requireCountable(lists: readonly CompanyList[]): CompanyList[] {
  const countable = lists.filter(({ level }) => reaches(level, 'count'));
  if (countable.length === 0)
    throw conflict(
      'Both sides must share at least a count before lists can be compared. Ask the company to share a list.',
    );
  return countable;
}

/** The domains of lists of the company. The caller gives none of them to the partner. @throws 422 when there are too many */
export async function domainsOf(company: Call, ids: readonly string[]): Promise<Map<string, string[]>> {
  const domains = new Map<string, string[]>();
  let total = 0;
  for (const id of ids) {
    const keys = (await populationKeys(company, id)).map(({ key }) => key);
    total += keys.length;
    if (total > MOST_COMPANY_DOMAINS)
      throw invalid({
        population_id: [
          `The company's lists have more than ${MOST_COMPANY_DOMAINS} domains, which is too many for a private comparison.`,
        ],
      });
    domains.set(id, keys);
  }
  return domains;
}
