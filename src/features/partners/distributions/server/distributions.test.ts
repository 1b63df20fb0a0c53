import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { DistributionForPartner } from '../schema.ts';
import { applyDistributionRules } from './apply-rules.ts';
import { sampleDistribution, sampleDistributor } from './sample.ts';

let world: World;
let company: Company;
let distributor: { id: string; person: Person };

async function reseller(
  domain = `partner-${newId().slice(-8)}.example`,
): Promise<{ id: string; domain: string; person: Person }> {
  const id = await company.within((call) => samplePartner(call, { name: `Partner ${domain}`, domain }));
  return { id, domain, person: await world.partnerUser(company, id) };
}

beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  const id = await company.within((call) => sampleDistributor(call, 'Dora Distributes'));
  distributor = { id, person: await world.partnerUser(company, id) };
});
afterAll(() => world.close());

const invite = (person: Person, domain: string, side = 'reseller') =>
  person.request('POST', '/distributions/invite', { side, domain });

test('an invitation answers the same whether the website belongs to a partner', async () => {
  const existing = await reseller();
  const [hit, miss] = [
    await invite(distributor.person, existing.domain),
    await invite(distributor.person, 'nobody-here.example'),
  ];
  expect([hit.statusCode, miss.statusCode]).toEqual([201, 201]);
  const shape = ({ id: _, created_at: __, updated_at: ___, invited_domain: ____, row_version: _____, ...rest }: Row) =>
    rest;
  expect(shape(hit.json())).toEqual(shape(miss.json()));
  expect(hit.json()).toMatchObject({ partner_id: null, partner_name: null, status: 'proposed' });
  const rows = await distributor.person.get<Row[]>(`/distributions?partner_id=${existing.id}`);
  expect(rows).toEqual([]);
  const proposals = await existing.person.get<DistributionForPartner[]>('/distributions');
  expect(proposals).toMatchObject([
    { distributor_name: 'Dora Distributes', my_side: 'reseller', invited_domain: null },
  ]);
});

test('only the side that was asked accepts, and both then see each other', async () => {
  const invited = await reseller();
  const { id } = (await invite(distributor.person, invited.domain)).json() as { id: string };
  expect((await distributor.person.request('POST', `/distributions/${id}/accept`, {})).statusCode).toBe(409);
  const stranger = await reseller();
  expect((await stranger.person.request('POST', `/distributions/${id}/accept`, {})).statusCode).toBe(404);
  const accepted = await invited.person.post<DistributionForPartner>(`/distributions/${id}/accept`, {});
  expect(accepted.status).toBe('active');
  expect(await distributor.person.get(`/distributions/${id}`)).toMatchObject({
    partner_id: invited.id,
    status: 'active',
  });
  expect((await stranger.person.request('GET', `/distributions/${id}`)).statusCode).toBe(404);
});

test('refuses invitations by partners that do not distribute, and a second one to the same website', async () => {
  const invited = await reseller();
  expect((await invite(invited.person, 'someone.example')).statusCode).toBe(409);
  await invite(distributor.person, 'twice.example');
  expect((await invite(distributor.person, 'twice.example')).statusCode).toBe(409);
  expect((await invite(distributor.person, 'gmail.com')).statusCode).toBe(422);
});

test('a reseller has one default distributor in a region', async () => {
  const invited = await reseller();
  const other = await company.within((call) => sampleDistributor(call));
  const [first, second] = await company.within(async (call) => [
    await sampleDistribution(call, { partner_id: invited.id, distributor_id: distributor.id, is_default: true }),
    await sampleDistribution(call, { partner_id: invited.id, distributor_id: other }),
  ]);
  await invited.person.post(`/distributions/${second}/make_default`, {});
  expect(await invited.person.get(`/distributions/${first}`)).toMatchObject({ is_default: false });
  expect((await distributor.person.request('POST', `/distributions/${first}/make_default`, {})).statusCode).toBe(409);
});

test('a rule associates partners that match, and ends what no longer matches, and leaves what people ended', async () => {
  const type_id = newId();
  await company.within((call) =>
    call.run(sql`
      insert into partner_types (id, organization_id, name, "order")
      values (${type_id}, ${call.organization_id}, 'Ruled', 95)`),
  );
  const [stays, leaves] = await company.within(async (call) => [
    await samplePartner(call, { type_id }),
    await samplePartner(call, { type_id }),
  ]);
  await company.owner.post('/distribution_rules', { distributor_id: distributor.id, type_id });
  const of = (id: string) => company.owner.get<Row[]>(`/distributions?partner_id=${id}&_sort=created_at`);
  expect(await of(stays!)).toMatchObject([{ status: 'active', origin: 'rule' }]);
  const [ended] = await of(stays!);
  await company.owner.post(`/distributions/${ended!.id}/end`, { reason: 'Ended by a person' });
  await company.owner.patch(`/partners/${leaves}`, { type_id: null });
  await company.within(applyDistributionRules);
  expect((await of(stays!)).map(({ status }) => status)).toEqual(['ended']);
  expect(await of(leaves!)).toMatchObject([{ status: 'ended', end_cause: 'rule_ended' }]);
});

test('merged partners keep one distribution with the same distributor', async () => {
  const [survivor, other] = await company.within(async (call) => [
    { id: await samplePartner(call) },
    { id: await samplePartner(call) },
  ]);
  await company.within(async (call) => {
    await sampleDistribution(call, { partner_id: survivor.id, distributor_id: distributor.id });
    await sampleDistribution(call, { partner_id: other.id, distributor_id: distributor.id });
  });
  const merged = await company.owner.request('POST', `/partners/${survivor.id}/merge`, {
    other_id: other.id,
    take: [],
  });
  expect(merged.statusCode, merged.body).toBe(200);
  const active = await company.owner.get<Row[]>(
    `/distributions?distributor_id=${distributor.id}&partner_id=${survivor.id}&status=active`,
  );
  expect(active).toHaveLength(1);
});
