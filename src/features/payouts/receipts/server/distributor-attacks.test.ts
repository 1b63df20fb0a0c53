import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPlan } from '#features/commissions/accruals/server/testing/program.ts';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { sampleDistribution, sampleDistributor } from '#features/partners/distributions/server/sample.ts';
import { Database, type Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { declaredResources } from '#server/resource/define.ts';
import type { Person } from '#server/testing/world.ts';
import type { Recomputation } from '../schema.ts';

let desk: Desk;
let reseller: Dealer;
let distributor: { id: string; person: Person };
let deal: string;
let own: Row;
let resold: Row;

const forRole = (role: string) => ({ any: [{ all: [{ field: 'role', op: 'in', value: [role] }] }] });
const rule = (id: string, role: string, rate_ppm: number) => ({
  id,
  label: role,
  base: 'net',
  when: forRole(role),
  calc: { type: 'percent', rate_ppm },
});
/** The amount of the deal and the reseller's commission, as numbers and as money. */
const secrets = /4827300|48,?273|482730|4,?827\.30/;

beforeAll(async () => {
  desk = await createDesk();
  await desk.world.switchEverythingOn();
  reseller = await desk.dealer('Rita Resells');
  const id = await desk.within(async (call) => {
    await givenPlan(call, {
      hold_days: 30,
      rules: [rule('resell', 'resell', 100_000), rule('distribute', 'distributor', 20_000)],
    } as never);
    const distributor_id = await sampleDistributor(call, 'Dora Distributes');
    await sampleDistribution(call, { partner_id: reseller.id, distributor_id, is_default: true });
    return distributor_id;
  });
  distributor = { id, person: await desk.world.partnerUser(desk.company, id) };
  const registered = await reseller.register({ amount_minor: 4_827_300, contact_name: 'Secret Contact' });
  const [part] = await distributor.person.get<Row[]>(`/distributor_deals?registration_id=${registered.id}`);
  await distributor.person.post(`/distributor_deals/${part!.id}/confirm`, {});
  deal = (await desk.decide(registered.id, 'approve', { convert: true })).opportunity_id!;
  const [type] = await desk.reviewer.get<{ stages: { id: string; category: string }[] }[]>('/opportunity_types');
  const won = type!.stages.find(({ category }) => category === 'won')!;
  await desk.reviewer.post(`/opportunities/${deal}/move`, { stage_id: won.id });
  [own] = (await distributor.person.get<Row[]>(`/commission_lines?opportunity_id=${deal}`)) as [Row];
  [resold] = (await reseller.person.get<Row[]>(`/commission_lines?opportunity_id=${deal}`)) as [Row];
});
afterAll(() => desk.world.close());

/** Changes an append-only record, which is possible only with all rights in the database. */
async function forge(change: string): Promise<void> {
  const admin = new Database(desk.world.database.adminUrl, 1);
  await admin.unscoped(async (tx) => {
    await tx.run(sql`alter table commission_ratings disable trigger user`);
    await tx.run(sql`alter table commission_ratings no force row level security`);
    await tx.run(change, [desk.company.id]);
    await tx.run(sql`alter table commission_ratings force row level security`);
    await tx.run(sql`alter table commission_ratings enable trigger user`);
  });
  await admin.close();
}

test('the reseller reads its amounts, so that the attacks look for the right ones', async () => {
  expect(resold).toMatchObject({ amount_minor: 482_730 });
  expect(own).toMatchObject({ amount_minor: 96_546 });
  const text = await reseller.person.request('GET', `/opportunities/${deal}`);
  expect(text.body).toMatch(secrets);
});

test('no list, record, export or filter shows the distributor the amounts of its reseller', async () => {
  const { person } = distributor;
  const resources = [...declaredResources().values()].filter(({ partner }) => partner?.verbs.includes('list'));
  expect(resources.length).toBeGreaterThan(20);
  for (const { name } of resources) {
    const list = await person.request('GET', `/${name}`);
    expect(list.body, name).not.toMatch(secrets);
    const file = await person.request('GET', `/${name}/export.csv`);
    expect(file.body, `${name}/export.csv`).not.toMatch(secrets);
    if (list.statusCode !== 200) continue;
    for (const { id } of list.json<{ id?: string }[]>().slice(0, 5))
      if (id) expect((await person.request('GET', `/${name}/${id}`)).body, `${name}/${id}`).not.toMatch(secrets);
    const search = await person.request('GET', `/${name}?q=Secret%20Contact`);
    expect(search.body, `${name}?q`).not.toContain('Secret Contact');
  }
});

test('the breakdown, its file and the explanation of the deal show the distributor nothing of the reseller', async () => {
  const { person } = distributor;
  for (const path of [
    `/commission_lines/${own.id}/receipt`,
    `/opportunities/${deal}/commissions`,
    `/opportunities/${deal}`,
    `/opportunities/${deal}/timeline`,
    `/search?q=4827300`,
    `/search?q=Secret`,
    `/audit_events?ref_id=${deal}`,
    `/commission_lines?base_minor=4827300`,
  ]) {
    const { body } = await person.request('GET', path);
    expect(body, path).not.toMatch(secrets);
    expect(body, path).not.toContain('Secret Contact');
  }
  for (const path of ['receipt', 'share', 'breakdown.pdf'])
    expect((await person.request('GET', `/commission_lines/${resold.id}/${path}`)).statusCode, path).toBe(404);
  expect((await person.request('POST', `/commission_lines/${resold.id}/recompute`)).statusCode).toBe(404);
});

test('recalculating a commission shows the distributor no masked amount, even where the result differs', async () => {
  const recompute = (person: Person, id: unknown) => person.post<Recomputation>(`/commission_lines/${id}/recompute`);
  expect(await recompute(distributor.person, own.id)).toMatchObject({ is_identical: true, differs_at: null });
  await forge(
    `update commission_ratings set trace = jsonb_set(trace, '{pools,1,calc,rate_ppm}', '200000') where organization_id = $1`,
  );
  const whole = await recompute(desk.reviewer, own.id);
  expect([whole.is_identical, JSON.stringify(whole.differs_at)]).toEqual([false, expect.stringMatching(secrets)]);
  const masked = await recompute(distributor.person, own.id);
  expect(masked).toMatchObject({ is_identical: false, differs_at: null });
  expect(JSON.stringify(masked)).not.toMatch(secrets);
  expect(JSON.stringify(await distributor.person.get(`/commission_lines/${own.id}/receipt`))).not.toMatch(secrets);
});
