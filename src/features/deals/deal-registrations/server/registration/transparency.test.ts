import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DecisionFigures, RegistrationView } from '../../transparency.schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

const PARTNER = { 'x-tandem-mode': 'partner' };
let desk: Desk;
let dealers: Dealer[];
beforeAll(async () => {
  desk = await createDesk();
  dealers = [await desk.dealer('North'), await desk.dealer('South'), await desk.dealer('West')];
});
afterAll(() => desk.world.close());

const viewsFor = async (dealer: Dealer, id: string) =>
  (await dealer.person.request('GET', `/deal_registrations/${id}/views`, undefined, PARTNER)).json<{
    rows: RegistrationView[];
  }>().rows;

test('a partner sees who of the company opened its registration, and when', async () => {
  const [north, south] = dealers as [Dealer, Dealer];
  const { id } = await north.register();
  expect(await viewsFor(north, id)).toEqual([]);
  const open = () => desk.reviewer.request('PUT', `/deal_registrations/${id}/view`, {});
  expect((await open()).statusCode).toBe(200);
  desk.world.clock.advance(60_000);
  await open();
  expect(await viewsFor(north, id)).toEqual([
    {
      user_name: 'Test Person',
      is_support: false,
      side: 'company',
      first_at: '2026-03-16T09:00:00Z',
      last_at: '2026-03-16T09:01:00Z',
      times: 2,
    },
  ]);
  expect(await desk.reviewer.rows(`/deal_registrations/${id}/views`)).toHaveLength(1);
  for (const path of ['views', 'view']) {
    const method = path === 'view' ? 'PUT' : 'GET';
    const refused = await south.person.request(
      method,
      `/deal_registrations/${id}/${path}`,
      method === 'PUT' ? {} : undefined,
      PARTNER,
    );
    expect(refused.statusCode).toBe(404);
  }
});

test('a reviewer who asked a question without opening the page has seen the registration', async () => {
  const [north] = dealers as [Dealer];
  const { id } = await north.register();
  await desk.reviewer.post(`/deal_registrations/${id}/ask`, { question: 'Who is the buyer?' });
  expect(await viewsFor(north, id)).toMatchObject([{ user_name: 'Test Person', side: 'company', times: 1 }]);
  // The page adds its own times on the same day, and no second entry.
  await desk.reviewer.request('PUT', `/deal_registrations/${id}/view`, {});
  expect(await viewsFor(north, id)).toHaveLength(1);
});

test('views by the partner itself and views of drafts are not recorded', async () => {
  const [north] = dealers as [Dealer];
  const draft = await north.draft();
  await desk.reviewer.request('PUT', `/deal_registrations/${draft}/view`, {});
  expect((await north.person.request('PUT', `/deal_registrations/${draft}/view`, {}, PARTNER)).statusCode).toBe(404);
  expect(await viewsFor(north, draft)).toEqual([]);
});

test('shows the share approved and the median time only from enough decisions of several partners', async () => {
  const figures = async () =>
    (
      await dealers[0]!.person.request('GET', '/deal_registrations/decision_figures', undefined, PARTNER)
    ).json<DecisionFigures>();
  const decide = async (dealer: Dealer, isApproved: boolean, hours: number) => {
    const { id } = await dealer.register();
    desk.world.clock.advance(hours * 3_600_000);
    if (isApproved) await desk.decide(id, 'approve');
    else await desk.decide(id, 'reject', { reason_code: 'not_qualified', reason_text: 'No budget' });
    return id;
  };
  for (let one = 0; one < 9; one += 1) await decide(dealers[one % 2]!, one > 1, 2);
  expect(await figures()).toBeNull();
  await decide(dealers[0]!, true, 2);
  // Ten decisions, but about two partners only.
  expect(await figures()).toBeNull();
  const last = await decide(dealers[2]!, true, 30);
  const expected = { decided: 11, approved_percent: 82, median_seconds: 7_200 };
  expect(await figures()).toEqual(expected);
  // A later step changes no decision.
  await desk.decide(last, 'revoke', { reason_code: 'no_progress', reason_text: 'No progress' });
  expect(await figures()).toEqual(expected);
  expect(await desk.reviewer.get('/deal_registrations/decision_figures')).toEqual(expected);
  desk.world.clock.advance(400 * 86_400_000);
  expect(await figures()).toBeNull();
});
