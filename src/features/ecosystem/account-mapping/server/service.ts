import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { createRow } from '#server/resource/verbs.ts';
import { domainKey } from '#shared/matching.ts';
import type { MappingPopulationCreate } from '../schema.ts';
import { rowSealer } from './keys.ts';
import { queueMatching } from './loading/refresh.ts';
import { storeRows } from './loading/store.ts';
import { ownPopulation } from './populations.ts';
import { mappingPopulations } from './resource.ts';

export { agreedLevel, setConsent } from './consents.ts';
export { matchNow } from './matching.ts';
export { definePrivateCounts } from './overlaps/private-counts.ts';

/** @returns the id of a list of the caller's side */
export function createPopulation(call: Call, input: MappingPopulationCreate): Promise<string> {
  return createRow(call, mappingPopulations, input);
}

/**
 * The normalized domains of a list of the caller's side. For a list of the company on behalf of a partner, call it within
 * `asCompany` and give nothing of the answer to the partner. @throws 404
 */
export async function populationKeys(call: Call, population_id: string): Promise<{ key: string }[]> {
  await ownPopulation(call, population_id);
  const records = await call.rows<{ record_key: Buffer; sealed: Buffer }>(sql`
    select record_key, sealed from mapping_records
    where organization_id = ${call.organization_id} and population_id = ${population_id} and domain_key is not null
    order by id`);
  const sealer = rowSealer(call, population_id);
  return records.flatMap(({ record_key, sealed }) => {
    const { domain } = sealer.open(sealed, record_key);
    return domain ? [{ key: domain }] : [];
  });
}

/**
 * Adds domains that a private list revealed with consent, so that they are compared like other rows. Domains that are
 * there already change nothing. @throws 404, and 409 for a list that is not private
 */
export async function storeRevealed(call: Call, population_id: string, domains: readonly string[]): Promise<void> {
  const population = await ownPopulation(call, population_id, { lock: true });
  if (population.source !== 'private') throw conflict('Only a private list reveals domains.');
  const known = new Set(domains.flatMap((domain) => domainKey(domain) ?? []));
  const rows = [...known].map((domain) => ({
    name: domain,
    domain,
    country: null,
    owner: null,
    industry: null,
    employees: null,
    website: null,
    stage: null,
  }));
  await storeRows(call, population, rows, { adds: true });
  await queueMatching(call, population);
}
