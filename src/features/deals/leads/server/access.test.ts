import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import type { SimulationResult } from '../rules.schema.ts';
import { createDistribution, type Distribution, plan } from './testing/distribution.ts';

let here: Distribution;
beforeAll(async () => {
  here = await createDistribution();
});
afterAll(() => here.world.close());
const fresh = () => createDistribution(here.world);

const secrets = ['contact_name', 'contact_email', 'contact_phone', 'company_name', 'company_domain', 'need', 'budget'];

describe('what a partner can read', () => {
  test('an unopened offer hides the customer, in the list, by id, by search and by filter', async () => {
    const desk = await fresh();
    const taker = await desk.taker();
    await desk.rule();
    const lead = await desk.lead({ company: { name: 'Secret Shipping', country: 'DE', domain: 'secret.example' } });
    const offer = (await taker.offer(lead.id))!;
    expect(offer).toMatchObject({ country: 'DE', status: 'offered', lead_status: null });
    for (const key of secrets) expect(offer[key as keyof typeof offer]).toBeNull();
    const byId = await taker.person.request('GET', `/lead_offers/${offer.id}`);
    expect(byId.body).not.toMatch(/Secret|Hopper|secret\.example|40 vehicles/);
    expect(await taker.person.get('/lead_offers?q=Secret')).toEqual([]);
    expect((await taker.person.request('GET', `/leads/${lead.id}`)).statusCode).toBe(404);
    expect((await taker.person.request('GET', '/leads')).statusCode).toBe(404);
    expect((await taker.person.request('GET', '/lead_rounds')).statusCode).toBe(404);
    expect((await taker.person.request('GET', '/lead_rules')).statusCode).toBe(404);
  });

  test('opening shows the details and records who opened them, once', async () => {
    const desk = await fresh();
    const taker = await desk.taker();
    await desk.rule();
    const lead = await desk.lead({ need: 'Forty vehicles' });
    const opened = await taker.open(lead.id);
    expect(opened).toMatchObject({ status: 'opened', contact_name: 'Grace Hopper', need: 'Forty vehicles' });
    expect(opened).toMatchObject({ opened_by_name: 'Test Person', opened_at: '2026-03-16T09:00:00+00:00' });
    const again = await taker.open(lead.id);
    expect(again.row_version).toBe(opened.row_version);
    // After an answer the details are hidden again.
    expect(await taker.decline(lead.id)).toMatchObject({ status: 'declined', contact_name: null, need: null });
  });

  test('another partner’s offer and another company’s lead do not exist', async () => {
    const desk = await fresh();
    const [one, two] = [await desk.taker(), await desk.taker({ country: 'US' })];
    await desk.rule();
    const lead = await desk.lead();
    const { id } = (await one.offer(lead.id))!;
    for (const step of ['open', 'accept', 'decline', 'contacted']) {
      const body = step === 'accept' ? plan : step === 'decline' ? { reason_code: 'capacity' } : {};
      expect((await two.person.request('POST', `/lead_offers/${id}/${step}`, body)).statusCode).toBe(404);
    }
    expect((await two.person.request('GET', `/lead_offers/${id}`)).statusCode).toBe(404);
    const stranger = (await fresh()).manager;
    for (const [method, url, body] of [
      ['GET', `/leads/${lead.id}`],
      ['PATCH', `/leads/${lead.id}`, { need: 'Taken' }],
      ['POST', `/leads/${lead.id}/distribute`, {}],
      ['GET', `/lead_offers/${id}`],
    ] as const)
      expect((await stranger.request(method, url, body)).statusCode, `${method} ${url}`).toBe(404);
    expect((await stranger.request('POST', `/leads/${newId()}/distribute`, {})).statusCode).toBe(404);
    expect(await stranger.get('/leads')).toEqual([]);
  });

  test('a partner that lost reads why once the lead is taken, without names', async () => {
    const desk = await fresh();
    const winner = await desk.taker();
    const loser = await desk.taker({ country: 'FR' });
    await desk.rule({ required_criteria: ['territory'] });
    const lead = await desk.lead({ company: { name: 'Secret Shipping', country: 'DE' } });
    expect(await loser.missed()).toEqual([]);
    await winner.accept(lead.id);
    const missed = await loser.missed();
    expect(missed).toMatchObject([
      { explanation: 'Not considered: no presence in Germany.', country: 'DE', rank: null },
    ]);
    expect(Object.keys(missed[0]!)).not.toContain('criteria');
    expect(JSON.stringify(missed)).not.toContain('Secret');
    expect(await winner.missed()).toEqual([]);
  });
});

describe('the company', () => {
  test('adds a lead once for an idempotency key and once for an external ID', async () => {
    const desk = await fresh();
    const body = { contact_name: 'Ada', company_name: 'Once', external_ref: 'crm-1' };
    const key = { 'idempotency-key': 'lead-1' };
    const first = await desk.manager.request('POST', '/leads', body, key);
    const second = await desk.manager.request('POST', '/leads', body, key);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().id).toBe(first.json().id);
    expect(first.json()).toMatchObject({ source: 'manual', status: 'new' });
    const third = await desk.manager.request('POST', '/leads', body);
    expect(third.statusCode).toBe(409);
    expect(third.json().errors).toEqual({ external_ref: ['is already the ID of another lead'] });
  });

  test('names the field of bad input', async () => {
    const desk = await fresh();
    const bad = await desk.manager.request('POST', '/leads', { contact_name: 'A', country: 'Germany', language: 'xx' });
    expect(bad.statusCode).toBe(400);
    expect(Object.keys(bad.json().errors).sort()).toEqual(['country', 'language']);
    const rule = await desk.manager.request('POST', '/lead_rules', { name: 'R', weights: { territory: 0 } });
    expect(rule.json().errors).toEqual({ weights: ['need points for at least one criterion'] });
    const field = await desk.manager.request('POST', '/lead_rules', { name: 'R', certificate_field: 'nothing' });
    expect(field.json().errors).toEqual({ certificate_field: ['is not a custom field of partners'] });
    for (const key of ['product_ids', 'preferred_type_ids']) {
      const unknown = await desk.manager.request('POST', '/lead_rules', { name: 'R', [key]: [newId()] });
      expect(unknown.statusCode).toBe(422);
      expect(Object.keys(unknown.json().errors)).toEqual([key]);
    }
    const asked = await desk.manager.request('POST', '/lead_rules', {
      name: 'R',
      conditions: { any: [{ all: [{ field: 'partner.unknown', op: 'is_set' }] }] },
    });
    expect(asked.statusCode).toBe(422);
  });

  test('reassigns an accepted lead, and the open opportunity follows the new partner', async () => {
    const desk = await fresh();
    const [old, next] = [await desk.taker(), await desk.taker({ country: 'US' })];
    await desk.rule();
    const lead = await desk.lead();
    await old.accept(lead.id);
    const { opportunity_id } = await desk.read(lead.id);
    const moved = await desk.manager.post(`/leads/${lead.id}/assign`, { partner_id: next.id, reason: 'No progress' });
    expect(moved).toMatchObject({ status: 'offered', partner_id: null });
    expect(await old.offer(lead.id)).toMatchObject({ status: 'withdrawn', contact_name: null });
    expect(await desk.rounds(lead.id)).toMatchObject([{}, { kind: 'manual', reason_text: 'No progress' }]);
    await next.accept(lead.id);
    expect(await desk.read(lead.id)).toMatchObject({ partner_id: next.id, opportunity_id });
    expect(await next.person.get('/opportunities')).toMatchObject([{ id: opportunity_id }]);
    expect(await old.person.get('/opportunities')).toEqual([]);
  });

  test('limits leads to an audience and conditions', async () => {
    const desk = await fresh();
    const fit = await desk.taker({ country: 'FR', tags: ['fleet'] });
    await desk.taker({ country: 'DE' });
    const conditions = { any: [{ all: [{ field: 'partner.tag', op: 'in', value: ['fleet'] }] }] };
    const audience = await desk.manager.post<{ id: string }>('/audiences', {
      name: 'Fleet',
      entity: 'partners',
      conditions,
    });
    await desk.rule({ audience_id: audience.id });
    expect(await desk.offers((await desk.lead()).id)).toMatchObject([{ partner_id: fit.id }]);
    const used = await desk.manager.request('DELETE', `/audiences/${audience.id}`);
    expect(used.statusCode).toBe(409);
    expect(used.json().message).toContain('Lead rule');
  });

  test('simulates a draft rule on past leads without changing anything', async () => {
    const desk = await fresh();
    const near = await desk.taker({ country: 'DE' });
    const idle = await desk.taker({ country: 'US' });
    const rule = await desk.rule({ weights: { territory: 100 } });
    const leads = [await desk.lead(), await desk.lead()];
    const simulated = await desk.manager.post<SimulationResult>('/lead_rules/simulate', {
      rules: [{ id: rule.id, weights: { capacity: 100 } }],
    });
    expect(simulated.leads.map(({ actual }) => actual?.id)).toEqual([near.id, near.id]);
    expect(simulated.partners.find(({ id }) => id === idle.id)).toMatchObject({ actual: 0, simulated: 2 });
    expect(simulated.changed).toBe(2);
    const same = await desk.manager.post<SimulationResult>('/lead_rules/simulate', { rules: [{ id: rule.id }] });
    expect(same.changed).toBe(0);
    expect(await desk.offers(leads[0]!.id)).toHaveLength(1);
    expect(await desk.manager.get(`/lead_rules/${rule.id}`)).toMatchObject({ weights: { territory: 100 } });
  });
});

test('the company sees acceptance and speed per partner', async () => {
  const desk = await createDistribution();
  const [quick, slow] = [await desk.taker(), await desk.taker({ country: 'AT' })];
  await desk.rule();
  const lead = await desk.lead();
  desk.world.clock.set(new Date('2026-03-16T10:00:00Z'));
  await quick.decline(lead.id);
  desk.world.clock.set(new Date('2026-03-16T13:00:00Z'));
  await slow.accept(lead.id);
  expect(
    (await desk.manager.rows<{ partner_name: string }>('/leads/performance')).sort((a, b) =>
      a.partner_name < b.partner_name ? -1 : 1,
    ),
  ).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        partner_id: quick.id,
        offered: 1,
        declined: 1,
        acceptance_percent: 0,
        median_minutes: 60,
      }),
      expect.objectContaining({ partner_id: slow.id, accepted: 1, acceptance_percent: 100, median_minutes: 180 }),
    ]),
  );
  expect((await slow.person.request('GET', '/leads/performance')).statusCode).toBe(404);
  await desk.world.close();
});

describe('time', () => {
  test('an offer that is not answered goes to the next, not over a weekend', async () => {
    const desk = await createDistribution();
    const [first, second] = [await desk.taker(), await desk.taker({ country: 'AT' })];
    await desk.rule();
    // Thursday: two business days end on Monday.
    desk.world.clock.set(new Date('2026-03-19T09:00:00Z'));
    const lead = await desk.lead();
    expect(lead.due_at).toBe('2026-03-23T09:00:00+00:00');
    const kinds = async () =>
      (await first.person.get<{ kind: string }[]>('/in_app_notifications')).map(({ kind }) => kind);
    desk.world.clock.set(new Date('2026-03-20T09:00:00Z'));
    await desk.run('clock');
    expect(await kinds()).toEqual(['lead_offered']);
    desk.world.clock.set(new Date('2026-03-20T22:00:00Z'));
    await desk.run('clock');
    await desk.run('clock');
    expect((await kinds()).sort()).toEqual(['lead_offered', 'lead_reminder']);
    desk.world.clock.set(new Date('2026-03-23T09:00:00Z'));
    const { id } = (await first.offer(lead.id))!;
    // Its time is over even before the job has noticed.
    const late = await first.person.request('POST', `/lead_offers/${id}/open`, {});
    expect(late.statusCode).toBe(409);
    await desk.run('clock');
    await desk.run('clock');
    expect(await first.offer(lead.id)).toMatchObject({ status: 'expired' });
    expect(await second.offer(lead.id)).toMatchObject({ status: 'offered', respond_by: '2026-03-25T09:00:00+00:00' });
    expect(await desk.offers(lead.id)).toHaveLength(2);
    await desk.world.close();
  });

  test('both sides hear once that a first contact is overdue, and not if it was recorded', async () => {
    const desk = await createDistribution();
    const taker = await desk.taker();
    await desk.rule();
    const [late, done] = [await desk.lead(), await desk.lead()];
    await taker.accept(late.id);
    await taker.accept(done.id);
    await taker.person.post(`/lead_offers/${(await taker.offer(done.id))!.id}/contacted`);
    expect((await desk.read(done.id)).first_contact_at).not.toBeNull();
    desk.world.clock.set(new Date('2026-03-19T09:00:00Z'));
    await desk.run('clock');
    await desk.run('clock');
    const told = async (path: typeof taker.person) =>
      (await path.get<{ kind: string }[]>('/in_app_notifications?_end=50')).filter(({ kind }) =>
        kind.includes('contact'),
      );
    expect(await told(taker.person)).toHaveLength(1);
    expect(await told(desk.manager)).toHaveLength(1);
    await desk.world.close();
  });
});
