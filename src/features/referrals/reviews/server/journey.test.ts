import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lead } from '#features/deals/leads/schema.ts';
import { createDistribution, type Distribution } from '#features/deals/leads/server/testing/distribution.ts';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import type { MatchProposals } from '#features/referrals/partners-directory/public.schema.ts';
import { createDirectory, publishListing } from '#features/referrals/partners-directory/server/service.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Review } from '../schema.ts';
import { authorsOf, DRAFT } from './testing/author.ts';

let world: World;
let program: Distribution;
beforeAll(async () => {
  world = await createWorld();
  program = await createDistribution(world);
});
afterAll(() => world.close());

test('a visitor of the directory is matched, one partner declines, another wins the deal, and its review is public', async () => {
  const { company, manager } = program;
  const [near, far, third] = [
    await program.taker({ country: 'ES' }),
    await program.taker({ country: 'ES' }),
    await program.taker({ country: 'FR' }),
  ];
  await program.rule({ sources: ['match'], needs_portal: false });
  const directory = await company.within(async (call) => {
    const id = await createDirectory(call, { name: `Find a partner ${newId()}`, is_published: true });
    for (const { id: partner_id } of [near, far, third])
      await publishListing(call, { directory_id: id, partner_id, services: ['Charging stations'] });
    return id;
  });
  const send = (path: string, payload: object) =>
    world.app.inject({
      method: 'POST',
      url: `/api/public/partners_directory/${directory}/${path}`,
      payload,
      remoteAddress: '198.51.100.77',
      headers: { 'user-agent': 'Mozilla/5.0 Chrome/130' },
    });

  // A visitor describes a need and gets up to three partners with reasons.
  const proposed = (await send('proposals', { need: 'Charging for our vans', country: 'ES' })).json<MatchProposals>();
  expect(proposed.partners).toHaveLength(2);
  expect(proposed.partners[0]!.reasons.length).toBeGreaterThan(0);
  expect(
    proposed.partners
      .slice(0, 2)
      .map(({ ID }) => ID)
      .sort(),
  ).toEqual([near.id, far.id].sort());

  // The visitor asks the first of them.
  const { body } = await world.app.inject({ url: `/partner_directory/${directory}` });
  world.clock.advance(5_000);
  const asked = await send('match', {
    need: 'Charging for 40 vans',
    country: 'ES',
    budget: '10k_50k',
    timing: 'now',
    name: 'Vera Visitor',
    email: 'vera@visitor.example',
    company: 'Visitor Vans',
    consent: true,
    key: /"formKey":"([^"]+)"/.exec(body)![1],
    partner_ids: [near.id],
  });
  expect([asked.statusCode, asked.json()]).toEqual([201, { received: 1 }]);
  const [lead] = await manager.get<Lead[]>('/leads?source=match');
  await program.run('distribute', { ref_id: lead!.id });
  expect(await near.offer(lead!.id)).toMatchObject({ mode: 'requested', contact_email: null });

  // It declines, and the rules choose the next one, which accepts in time.
  await near.open(lead!.id);
  await near.decline(lead!.id, { reason_code: 'capacity', comment: 'Fully booked until June.' });
  await program.run('distribute', { ref_id: lead!.id });
  const offers = await program.offers(lead!.id);
  expect(offers.map(({ partner_id, status }) => [partner_id, status])).toEqual([
    [near.id, 'declined'],
    [far.id, 'offered'],
  ]);
  await far.accept(lead!.id);
  const taken = await program.read(lead!.id);
  expect(taken).toMatchObject({ status: 'accepted', partner_id: far.id });
  expect((await near.person.request('GET', `/opportunities/${taken.opportunity_id}`)).statusCode).toBe(404);

  // The deal is won, and the lead with it.
  const deal = await manager.get<{ type_id: string; account_id: string }>(`/opportunities/${taken.opportunity_id}`);
  const stages = await manager.get<{ id: string; category: string }[]>(`/opportunity_stages?type_id=${deal.type_id}`);
  const won = stages.find(({ category }) => category === 'won')!;
  await manager.post(`/opportunities/${taken.opportunity_id}/move`, { stage_id: won.id });
  await program.run('deal-updated', { ref_id: taken.opportunity_id });
  expect(await program.read(lead!.id)).toMatchObject({ status: 'won' });

  // The customer of the won deal writes a review by individual link, and the company publishes it.
  const [contact] = await manager.get<{ id: string; email: string }[]>(`/contacts?account_id=${deal.account_id}`);
  expect(contact!.email).toBe('vera@visitor.example');
  const { id: review } = await manager.post<Review>('/reviews/invite', {
    partner_id: far.id,
    opportunity_id: taken.opportunity_id,
    contact_id: contact!.id,
  });
  const authors = authorsOf(world);
  const { token } = await mailedTo(world.kernel, contact!.email);
  expect((await authors.post('open', { token })).statusCode).toBe(200);
  expect((await authors.post('submit', { token, ...DRAFT })).statusCode).toBe(200);
  const code = await authors.codeFor(contact!.email);
  expect((await authors.post('verify', { token, code })).json()).toEqual({ is_verified: true });
  await manager.post(`/reviews/${review}/publish`);
  const page = await world.app.inject({ url: `/partner_directory/${directory}/partner/${far.id}` });
  expect(page.body).toContain(DRAFT.quote);
  const other = await world.app.inject({ url: `/partner_directory/${directory}/partner/${near.id}` });
  expect(other.body).not.toContain(DRAFT.quote);
}, 60_000);
