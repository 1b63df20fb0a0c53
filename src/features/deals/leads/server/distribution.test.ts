import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveStage, readOpportunity } from '#features/deals/opportunities/server/service.ts';
import { receiveLead } from './service.ts';
import { createDistribution, type Distribution, plan } from './testing/distribution.ts';

let here: Distribution;
beforeAll(async () => {
  here = await createDistribution();
});
afterAll(() => here.world.close());

/** A company of its own, so that partners of other tests do not take part. */
const fresh = () => createDistribution(here.world);

describe('a lead', () => {
  test('is offered to the best partner for two business days', async () => {
    const desk = await fresh();
    const near = await desk.taker({ country: 'DE' });
    const far = await desk.taker({ country: 'FR' });
    await desk.rule();
    const lead = await desk.lead();
    // Monday 09:00 and two business days.
    expect(lead).toMatchObject({ status: 'offered', round: 1, due_at: '2026-03-18T09:00:00+00:00' });
    expect(await desk.offers(lead.id)).toMatchObject([
      { partner_id: near.id, status: 'offered', mode: 'one', rank: 1 },
    ]);
    expect(await far.inbox()).toEqual([]);
    expect(await desk.scores(lead.id)).toMatchObject([
      { partner_id: near.id, rank: 1, among: 2, is_offered: true },
      { partner_id: far.id, rank: 2, among: 2, is_offered: false },
    ]);
  });

  test('is unassigned without a rule, and says so', async () => {
    const desk = await fresh();
    await desk.taker();
    const lead = await desk.lead();
    expect(lead).toMatchObject({ status: 'unassigned', reason_text: 'No active rule matches this lead.' });
    const told = await desk.manager.get<{ kind: string }[]>('/in_app_notifications');
    expect(told.map(({ kind }) => kind)).toContain('lead_unassigned');
  });

  test('uses the first active rule that matches its country, product and source', async () => {
    const desk = await fresh();
    await desk.taker();
    await desk.rule({ name: 'Spain', order: 1, countries: ['ES'] });
    await desk.rule({ name: 'Off', order: 2, is_active: false });
    await desk.rule({ name: 'API', order: 3, sources: ['api'] });
    await desk.rule({ name: 'Rest', order: 4 });
    expect(await desk.rounds((await desk.lead()).id)).toMatchObject([{ rule_name: 'Rest' }]);
    expect(await desk.rounds((await desk.lead({ source: 'api' })).id)).toMatchObject([{ rule_name: 'API' }]);
  });

  test('goes first to the partner the visitor asked for', async () => {
    const desk = await fresh();
    const asked = await desk.taker({ country: 'JP' });
    const best = await desk.taker();
    await desk.rule();
    const lead = await desk.lead({ partner_id: asked.id, source: 'directory' });
    expect(await desk.offers(lead.id)).toMatchObject([{ partner_id: asked.id, mode: 'requested' }]);
    await asked.decline(lead.id);
    expect(await best.offer(lead.id)).toMatchObject({ status: 'offered' });
  });

  test('received twice for one submission is one lead', async () => {
    const submission_id = '01890000-0000-7000-8000-000000000001';
    const incoming = { source: 'form' as const, contact: { name: 'Twice' }, submission_id };
    const first = await here.within((call) => receiveLead(call, incoming));
    const second = await here.within((call) => receiveLead(call, incoming));
    expect(second.id).toBe(first.id);
  });

  test('keeps what it does not understand as text', async () => {
    const lead = await here.within((call) =>
      receiveLead(call, {
        source: 'match',
        contact: { name: '  ', email: 'x@y.example' },
        company: { country: 'zz' },
        language: 'Spanish',
        product: 'Unknown thing',
        need: 'Help',
        consent: 'I agree to be contacted.',
      }),
    );
    expect(lead).toMatchObject({
      contact_name: 'x@y.example',
      country: null,
      language: 'es',
      product_id: null,
      need: 'Help\nProduct: Unknown thing',
      consent_text: 'I agree to be contacted.',
    });
    expect(lead.consent_at).not.toBeNull();
  });
});

describe('answers', () => {
  test('a declined lead goes to the next partner, with reason and comment kept', async () => {
    const desk = await fresh();
    const first = await desk.taker();
    const second = await desk.taker({ country: 'AT' });
    await desk.rule();
    const lead = await desk.lead();
    await first.decline(lead.id, { reason_code: 'territory', comment: 'Not our city', was_contacted: true });
    expect(await desk.offers(lead.id)).toMatchObject([
      {
        partner_id: first.id,
        status: 'declined',
        reason_code: 'territory',
        comment: 'Not our city',
        was_contacted: true,
      },
      { partner_id: second.id, status: 'offered', round: 2 },
    ]);
    expect(await desk.rounds(lead.id)).toMatchObject([{ outcome: 'passed' }, { outcome: 'open' }]);
    expect(await desk.scores(lead.id, 2)).toMatchObject([
      { partner_id: second.id },
      { partner_id: first.id, excluded: 'declined this lead' },
    ]);
    await second.decline(lead.id);
    expect(await desk.read(lead.id)).toMatchObject({
      status: 'unassigned',
      reason_text: 'Every eligible partner has passed on this lead.',
    });
  });

  test('an accepted lead becomes an opportunity of the partner that the company sourced', async () => {
    const desk = await fresh();
    const taker = await desk.taker();
    await desk.rule();
    const lead = await desk.lead({ need: 'Forty vehicles' });
    const accepted = await taker.accept(lead.id);
    expect(accepted).toMatchObject({
      status: 'accepted',
      lead_status: 'accepted',
      opportunity_amount_minor: 2_500_000,
    });
    const after = await desk.read(lead.id);
    expect(after).toMatchObject({
      status: 'accepted',
      partner_id: taker.id,
      due_at: null,
      contact_due_at: '2026-03-19T09:00:00+00:00',
    });
    const deal = await desk.within((call) => readOpportunity(call, after.opportunity_id!));
    expect(deal).toMatchObject({
      partner_id: taker.id,
      source: 'company',
      attribution: 'influenced',
      amount_minor: 2_500_000,
      next_step: plan.next_step,
      next_step_on: plan.next_step_on,
      account_name: lead.company_name,
      primary_contact_name: 'Grace Hopper',
      description: 'Forty vehicles',
    });
    const split = await desk.manager.get<unknown[]>(`/opportunity_participants?opportunity_id=${deal.id}`);
    expect(split).toMatchObject([{ partner_id: taker.id, role: 'resell', status: 'confirmed' }]);
  });

  test('acceptance needs a next action and an expected revenue', async () => {
    const desk = await fresh();
    const taker = await desk.taker();
    await desk.rule();
    const lead = await desk.lead();
    const { id } = await taker.open(lead.id);
    const refused = await taker.person.request('POST', `/lead_offers/${id}/accept`, { next_step: '  ' });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors)).toEqual(expect.arrayContaining(['amount_minor']));
    expect((await desk.read(lead.id)).status).toBe('offered');
  });

  test('an unopened offer cannot be accepted', async () => {
    const desk = await fresh();
    const taker = await desk.taker();
    await desk.rule();
    const lead = await desk.lead();
    const { id } = (await taker.offer(lead.id))!;
    const refused = await taker.person.request('POST', `/lead_offers/${id}/accept`, plan);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('Open the lead before you accept it.');
  });

  test('"other" needs a comment', async () => {
    const desk = await fresh();
    const taker = await desk.taker();
    await desk.rule();
    const lead = await desk.lead();
    const { id } = (await taker.offer(lead.id))!;
    const refused = await taker.person.request('POST', `/lead_offers/${id}/decline`, { reason_code: 'other' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({ comment: ['is required for the reason "other"'] });
  });

  test('a lead that a partner calls spam is offered to nobody until the company restores it', async () => {
    const desk = await fresh();
    const first = await desk.taker();
    const second = await desk.taker({ country: 'AT' });
    await desk.rule();
    const lead = await desk.lead();
    await first.decline(lead.id, { reason_code: 'not_serious', is_spam: true });
    expect((await desk.read(lead.id)).status).toBe('spam');
    expect(await second.inbox()).toEqual([]);
    await desk.manager.post(`/leads/${lead.id}/not_spam`);
    expect(await second.offer(lead.id)).toMatchObject({ status: 'offered' });
  });
});

describe('a race', () => {
  test('is offered to the best few, and the others are told at once when one accepts', async () => {
    const desk = await fresh();
    const takers = [await desk.taker(), await desk.taker(), await desk.taker(), await desk.taker({ country: 'US' })];
    await desk.rule({ mode: 'race', race_size: 3 });
    const lead = await desk.lead();
    const offers = await desk.offers(lead.id);
    expect(offers.map(({ mode }) => mode)).toEqual(['race', 'race', 'race']);
    const [winner, loser] = offers.map(({ partner_id }) => takers.find(({ id }) => id === partner_id)!);
    await loser!.open(lead.id);
    await winner!.accept(lead.id);
    expect(await loser!.offer(lead.id)).toMatchObject({ status: 'taken', contact_name: null });
    const told = await loser!.person.get<{ kind: string }[]>('/in_app_notifications');
    expect(told.map(({ kind }) => kind)).toContain('lead_taken');
    const late = await loser!.person.request('POST', `/lead_offers/${(await loser!.offer(lead.id))!.id}/accept`, plan);
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toContain('“Taken by another partner”');
  });

  test('of two acceptances in the same instant one wins', async () => {
    const desk = await fresh();
    const takers = [await desk.taker(), await desk.taker(), await desk.taker()];
    await desk.rule({ mode: 'race', race_size: 3 });
    const lead = await desk.lead();
    const ids = await Promise.all(takers.map(async (taker) => (await taker.open(lead.id)).id));
    const answers = await Promise.all(
      takers.map(({ person }, index) => person.request('POST', `/lead_offers/${ids[index]}/accept`, plan)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await desk.offers(lead.id)).map(({ status }) => status).sort()).toEqual(['accepted', 'taken', 'taken']);
    const deals = await desk.manager.get<unknown[]>('/opportunities');
    expect(deals).toHaveLength(1);
  });

  test('goes on until the last partner of it has declined', async () => {
    const desk = await fresh();
    const [first, second] = [await desk.taker(), await desk.taker()];
    await desk.rule({ mode: 'race', race_size: 2 });
    const lead = await desk.lead();
    await first.decline(lead.id);
    expect((await desk.read(lead.id)).status).toBe('offered');
    await second.decline(lead.id);
    expect((await desk.read(lead.id)).status).toBe('unassigned');
  });
});

describe('the opportunity of a lead', () => {
  test('takes the lead along: converted, won, and reopened', async () => {
    const desk = await fresh();
    const taker = await desk.taker();
    await desk.rule();
    const lead = await desk.lead();
    await taker.accept(lead.id);
    const { opportunity_id } = await desk.read(lead.id);
    const stages = await desk.manager.get<{ id: string; category: string }[]>(
      '/opportunity_stages?_sort=order&_order=asc&_end=20',
    );
    const open = stages.filter(({ category }) => category === 'open');
    const won = stages.find(({ category }) => category === 'won')!;
    const move = async (stage_id: string, reason?: string) => {
      await desk.within((call) => moveStage(call, opportunity_id!, { stage_id, ...(reason && { reason }) }));
      await desk.run('deal-updated', { ref_id: opportunity_id });
      return desk.read(lead.id);
    };
    expect(await move(open[1]!.id)).toMatchObject({ status: 'converted' });
    const done = await move(won.id);
    expect(done).toMatchObject({ status: 'won' });
    expect(done.closed_at).not.toBeNull();
    expect(await taker.offer(lead.id)).toMatchObject({
      status: 'accepted',
      lead_status: 'won',
      opportunity_status: 'won',
    });
    expect(await move(open[1]!.id, 'Signed by mistake')).toMatchObject({ status: 'converted', closed_at: null });
  });

  test('gives the reason of a lost deal to the lead', async () => {
    const desk = await fresh();
    const taker = await desk.taker();
    await desk.rule();
    const lead = await desk.lead();
    await taker.accept(lead.id);
    const { opportunity_id } = await desk.read(lead.id);
    const stages = await desk.manager.get<{ id: string; category: string }[]>('/opportunity_stages?category=lost');
    await desk.within((call) =>
      moveStage(call, opportunity_id!, { stage_id: stages[0]!.id, reason_code: 'no_budget' }),
    );
    await desk.run('deal-updated', { ref_id: null });
    expect(await desk.read(lead.id)).toMatchObject({ status: 'lost', reason_text: 'no budget' });
  });
});
