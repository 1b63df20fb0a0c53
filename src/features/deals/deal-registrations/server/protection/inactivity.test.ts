import { afterAll, beforeEach, expect, test } from 'vitest';
import { opportunityJobs } from '#features/deals/opportunities/server/jobs.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Person } from '#server/testing/world.ts';
import type { DealRegistration } from '../../schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

const DAY = 86_400_000;
const PARTNER = { 'x-tandem-mode': 'partner' };
let desk: Desk;
let dealer: Dealer;
beforeEach(async () => {
  if (desk) await desk.world.close();
  desk = await createDesk();
  dealer = await desk.dealer('North Wind');
});
afterAll(() => desk.world.close());

const after = (days: number) => desk.world.clock.advance(days * DAY);
async function night(): Promise<void> {
  const job = await jobFor(desk.world.kernel, desk.company.id);
  await opportunityJobs['opportunities.silence']!(job, {});
  await desk.run('silence');
}
/** An approved registration with its deal. */
async function deal(): Promise<{ id: string; registration: DealRegistration }> {
  const registration = await dealer.register();
  await desk.reviewer.patch(`/program_settings/${desk.company.id}`, { protection_days: 400 });
  const { opportunity_id } = await desk.decide(registration.id, 'approve', { convert: true });
  await desk.reviewer.patch(`/opportunities/${opportunity_id}`, { owner_user_id: desk.reviewer.user_id });
  return { id: opportunity_id!, registration };
}
const isAtRisk = async (id: string) =>
  (await desk.reviewer.get<{ is_at_risk: boolean }>(`/opportunities/${id}`)).is_at_risk;
async function toldOf(kind: string, person: Person = desk.reviewer, headers = {}): Promise<string[]> {
  const answer = await person.request('GET', `/in_app_notifications?kind=${kind}&_end=50`, undefined, headers);
  // A row that combines several notices counts as many.
  return answer.json().flatMap(({ text, count }: { text: string; count: number }) => Array<string>(count).fill(text));
}

test('notifies the owner and the registering user once after 30 days without activity', async () => {
  const { id } = await deal();
  after(29);
  await night();
  expect(await toldOf('deal_silent')).toEqual([]);
  after(1);
  await night();
  after(1);
  await night();
  const [text, ...more] = await toldOf('deal_silent');
  expect(text).toContain('has had no update for 30 days');
  expect(more).toEqual([]);
  expect(await toldOf('own_deal_silent', dealer.person, PARTNER)).toHaveLength(1);
  const colleague = await desk.world.partnerUser(desk.company, dealer.id);
  expect(await toldOf('own_deal_silent', colleague, PARTNER)).toEqual([]);
  expect(await isAtRisk(id)).toBe(false);
});

test('marks a deal as at risk everywhere after 45 days until there is activity', async () => {
  const { id, registration } = await deal();
  const other = await desk.reviewer.post<{ id: string }>('/opportunities', { name: 'Busy' });
  after(45);
  await desk.reviewer.patch(`/opportunities/${other.id}`, { next_step: 'Call' });
  await night();
  await night();
  expect(await isAtRisk(id)).toBe(true);
  const listed = await desk.reviewer.get<{ id: string }[]>('/opportunities?is_at_risk=true&status=open');
  expect(listed.map((row) => row.id)).toEqual([id]);
  const sorted = await desk.reviewer.get<{ id: string }[]>('/opportunities?_sort=is_at_risk&_order=desc');
  expect(sorted[0]!.id).toBe(id);
  const { type_id } = await desk.reviewer.get<{ type_id: string }>(`/opportunities/${id}`);
  const board = JSON.stringify(await desk.reviewer.get(`/opportunities/board?type_id=${type_id}`));
  expect(board).toContain('"is_at_risk":true');
  const seen = await dealer.person.request('GET', `/opportunities/${id}`, undefined, PARTNER);
  expect(seen.json().is_at_risk).toBe(true);
  expect(await desk.registration(registration.id)).toMatchObject({ is_at_risk: true });
  const work = await desk.reviewer.get<{ items: { id: string }[] }>('/work_items?whose=all&kind=deal_at_risk');
  expect(work.items.map((item) => item.id)).toEqual([id]);
  const stages = await desk.reviewer.get<{ id: string; category: string }[]>(`/opportunity_stages?type_id=${type_id}`);
  const open = stages.filter(({ category }) => category === 'open');
  await desk.reviewer.post(`/opportunities/${id}/move`, { stage_id: open[1]!.id });
  expect(await isAtRisk(id)).toBe(false);
  expect(await desk.registration(registration.id)).toMatchObject({ is_at_risk: false });
});

test('counts notes and registration steps as activity', async () => {
  const { id, registration } = await deal();
  const touches = [
    () => desk.reviewer.post('/opportunity_notes', { opportunity_id: id, body: 'Called', visibility: 'internal' }),
    () => dealer.person.request('POST', '/opportunity_notes', { opportunity_id: id, body: 'They wait' }, PARTNER),
    () => desk.decide(registration.id, 'extend', { reason_text: 'The budget comes in spring' }),
  ];
  for (const touch of touches) {
    after(46);
    await night();
    expect(await isAtRisk(id)).toBe(true);
    const version = (await desk.reviewer.get<{ row_version: number }>(`/opportunities/${id}`)).row_version;
    await touch();
    expect(await isAtRisk(id)).toBe(false);
    // A note written elsewhere does not make an open form stale.
    expect(await desk.reviewer.get(`/opportunities/${id}`)).toMatchObject({ row_version: version });
  }
});

test('notifies again about the next period without activity', async () => {
  const { id } = await deal();
  after(31);
  await night();
  await desk.reviewer.patch(`/opportunities/${id}`, { next_step: 'Call' });
  after(31);
  await night();
  expect(await toldOf('deal_silent')).toHaveLength(2);
});

test('marks a long inactive deal as at risk without a reminder and ignores closed deals', async () => {
  const { id } = await deal();
  after(200);
  await night();
  expect(await toldOf('deal_silent')).toEqual([]);
  expect(await isAtRisk(id)).toBe(true);
  const { type_id } = await desk.reviewer.get<{ type_id: string }>(`/opportunities/${id}`);
  const stages = await desk.reviewer.get<{ id: string; category: string }[]>(`/opportunity_stages?type_id=${type_id}`);
  await desk.reviewer.post(`/opportunities/${id}/move`, {
    stage_id: stages.find(({ category }) => category === 'lost')!.id,
    reason_code: 'price',
  });
  after(60);
  await night();
  expect(await isAtRisk(id)).toBe(false);
});

test('uses the configured number of days, where 0 means never', async () => {
  const { id } = await deal();
  const set = (settings: object) => desk.reviewer.patch(`/program_settings/${desk.company.id}`, settings);
  await set({ silent_nudge_days: 0, silent_risk_days: 0 });
  after(100);
  await night();
  expect(await isAtRisk(id)).toBe(false);
  await set({ silent_risk_days: 99 });
  await night();
  expect(await isAtRisk(id)).toBe(true);
  await set({ silent_risk_days: 101 });
  await night();
  expect(await isAtRisk(id)).toBe(false);
  expect(await toldOf('deal_silent')).toEqual([]);
  const refused = await desk.reviewer.request('PATCH', `/program_settings/${desk.company.id}`, {
    silent_nudge_days: 40,
    silent_risk_days: 40,
  });
  expect(refused.json().errors.silent_risk_days).toEqual(['must be more than the 40 days before a reminder']);
});

test('applies reminders and risk to approved registrations without a deal', async () => {
  const { id } = await dealer.register();
  await desk.reviewer.patch(`/program_settings/${desk.company.id}`, { protection_days: 400 });
  await desk.reviewer.patch(`/partners/${dealer.id}`, { owner_user_id: desk.reviewer.user_id });
  await desk.decide(id, 'approve', {});
  after(30);
  await night();
  await night();
  expect(await toldOf('deal_silent')).toHaveLength(1);
  expect(await toldOf('own_deal_silent', dealer.person, PARTNER)).toHaveLength(1);
  after(15);
  await night();
  const found = await desk.reviewer.get<{ id: string }[]>('/deal_registrations?is_at_risk=true');
  expect(found.map((row) => row.id)).toEqual([id]);
  await desk.decide(id, 'convert', {});
  expect(await desk.registration(id)).toMatchObject({ is_at_risk: false });
});
