import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RegistrationComment } from '#features/deals/registration-comments/schema.ts';
import type { Person } from '#server/testing/world.ts';
import type { DealRegistration } from '../../schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

let desk: Desk;
let dealer: Dealer;
beforeAll(async () => {
  desk = await createDesk();
  dealer = await desk.dealer();
});
afterAll(() => desk.world.close());

const inform = async (by: Person, id: string, body = 'The CFO signs in July.') =>
  (await by.request('POST', `/deal_registrations/${id}/inform`, { body })).statusCode;

test('a partner tells the company more while a registration is in review or protected', async () => {
  const draft = await dealer.draft();
  expect(await inform(dealer.person, draft)).toBe(409);
  const { id } = await dealer.register();
  expect(await inform(dealer.person, id)).toBe(200);
  await desk.decide(id, 'approve');
  expect(await inform(dealer.person, id, 'They have signed.')).toBe(200);
  expect(await inform(dealer.person, id, ' ')).toBe(400);
  const comments = await desk.reviewer.get<RegistrationComment[]>(
    `/deal_registration_comments?registration_id=${id}&_sort=created_at`,
  );
  expect(comments).toMatchObject([
    { body: 'The CFO signs in July.', visibility: 'shared', author_side: 'partner' },
    { body: 'They have signed.' },
  ]);
});

test('only people who manage their own registrations give information', async () => {
  const { id } = await dealer.register();
  const neighbor = await desk.dealer();
  expect(await inform(neighbor.person, id)).toBe(404);
  const stranger = await desk.world.company();
  expect(await inform(stranger.owner, id)).toBe(404);
  expect(await inform(await desk.world.partnerUser(desk.company, dealer.id, 'partner_finance'), id)).toBe(403);
  expect(await inform(desk.reviewer, id)).toBe(404);
});

test('a partner lists questions first, then drafts, then what is in review or protected', async () => {
  const own = await desk.dealer();
  const { id: approved } = await own.register();
  await desk.decide(approved, 'approve');
  const { id: inReview } = await own.register();
  const draft = await own.draft();
  const { id: asked } = await own.register();
  await desk.decide(asked, 'ask', { question: 'Who decides?' });
  const rows = await own.person.get<DealRegistration[]>('/deal_registrations?_sort=turn');
  expect(rows.map(({ id }) => id)).toEqual([asked, draft, inReview, approved]);
});
