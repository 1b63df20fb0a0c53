import type { LightMyRequestResponse } from 'fastify';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Company, Person, World } from '#server/testing/world.ts';
import { answerChallenge, type BlindedList, blindDomains, createSecret, type Secret } from '../../protocol/blinding.ts';
import { fromBase64, toBase64 } from '../../protocol/points.ts';
import type { Challenge, ComparisonStarted, Counts, Matches } from '../../schema.ts';

type Level = 'none' | 'count' | 'existence' | 'name';

export const firms = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => `firm-${from + index}.com`);

export const share = (person: Person, list: string, level: Level, partner_id?: string) =>
  person.post(`/mapping_populations/${list}/consent`, { level, ...(partner_id && { partner_id }) });

/** A company and a partner, each with a list, who share them at a level. */
export async function twoSides(
  world: World,
  { level = 'count', domains = firms(0, 30) }: { level?: Level; domains?: string[] } = {},
) {
  const company = await world.company();
  const partner_id = await company.within((call) => samplePartner(call));
  const partner = await world.partnerUser(company, partner_id);
  const list = await companyList(company, domains);
  const own = await privateList(partner);
  if (level !== 'none') {
    await share(company.owner, list, level, partner_id);
    await share(partner, own, level);
  }
  return { company, owner: company.owner, partner, partner_id, list, own };
}

export async function companyList({ owner }: Company, domains: readonly string[], name = 'Customers'): Promise<string> {
  const { id } = await owner.post<{ id: string }>('/mapping_populations', { name, kind: 'customers', source: 'file' });
  const content = ['Name,Website', ...domains.map((domain) => `${domain.split('.')[0]},${domain}`)].join('\n');
  await owner.post(`/mapping_populations/${id}/file`, { file_name: 'customers.csv', content });
  return id;
}

export async function privateList(partner: Person, name = 'Our customers'): Promise<string> {
  const { id } = await partner.post<{ id: string }>('/mapping_populations', {
    name,
    kind: 'customers',
    source: 'private',
  });
  return id;
}

/** The state of the tab during a comparison. */
export interface Tab {
  id: string;
  secret: Secret;
  list: BlindedList;
}

export async function startMessage(domains: readonly string[]) {
  const secret = await createSecret();
  const list = await blindDomains(secret, domains);
  return { secret, list, body: { public_key: toBase64(secret.publicKey), points: list.points } };
}

export async function start(partner: Person, population_id: string, domains: readonly string[]): Promise<Tab> {
  const { secret, list, body } = await startMessage(domains);
  const { id } = await partner.post<ComparisonStarted>('/private_intersections', { population_id, ...body });
  return { id, secret, list };
}

export async function challenge(partner: Person, { id }: Tab): Promise<Uint8Array<ArrayBuffer>> {
  const { points } = await partner.post<Challenge>(`/private_intersections/${id}/challenge`);
  return fromBase64(points)!;
}

export async function count(partner: Person, population_id: string, domains: readonly string[]): Promise<Tab & Counts> {
  const tab = await start(partner, population_id, domains);
  const points = await answerChallenge(tab.secret, await challenge(partner, tab));
  return { ...tab, ...(await partner.post<Counts>(`/private_intersections/${tab.id}/answer`, { points })) };
}

/** The matching domains as the tab finds them. */
export async function matches(partner: Person, { id, list }: Tab) {
  const { positions } = await partner.post<Matches>(`/private_intersections/${id}/matches`);
  return positions.map((position) => ({ position, domain: list.domains[position]! }));
}

export const problem = (response: LightMyRequestResponse) => ({
  status: response.statusCode,
  ...response.json<{ message: string; errors?: Record<string, string[]> }>(),
});
