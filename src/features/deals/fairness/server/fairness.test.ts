import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { newId } from '#shared/ids.ts';
import type { Fairness } from '../schema.ts';
import { sealLink } from './link.ts';

let desk: Desk;
let dealer: Dealer;
beforeAll(async () => {
  desk = await createDesk();
  dealer = await desk.dealer('North');
});
afterAll(() => desk.world.close());

const ask = (is_asked: boolean) => desk.reviewer.request('PUT', '/fairness', { is_asked });
const figure = () => desk.reviewer.get<Fairness>('/fairness');
const answer = (token: string, is_fair: boolean) =>
  desk.world.app.inject({ method: 'POST', url: '/api/public/fairness', payload: { token, is_fair } });

test('emails about decisions ask whether they were fair, once the company wants it', async () => {
  const { id: first } = await dealer.register();
  await desk.decide(first, 'approve', {});
  expect((await mailedTo(desk.world.kernel, dealer.person.email)).body_text).not.toContain('Was this decision fair?');
  expect((await ask(true)).statusCode).toBe(200);
  const { id } = await dealer.register();
  await desk.decide(id, 'approve', {});
  const { body_text, token } = await mailedTo(desk.world.kernel, dealer.person.email);
  expect(body_text).toContain('Was this decision fair?');
  expect(body_text).toContain(`/public/fairness/${id}#token=${token}&answer=yes`);
  const before = await figure();
  expect((await answer(token, true)).json()).toEqual({ is_fair: true, is_new: true });
  expect((await answer(token, false)).json()).toEqual({ is_fair: true, is_new: false });
  expect(await figure()).toEqual({
    ...before,
    approved: { fair: before.approved.fair + 1, answered: before.approved.answered + 1 },
  });
  expect(await desk.reviewer.get(`/decision_opinions?registration_id=${id}`)).toMatchObject([
    { decision: 'approved', is_fair: true, partner_name: 'North' },
  ]);
});

test('the page says whose it is and nothing of the registration', async () => {
  const { id, account_name } = await dealer.register();
  const page = (url: string) => desk.world.app.inject({ url, headers: { accept: 'text/html' } });
  const { statusCode, body } = await page(`/public/fairness/${id}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('Was this decision fair?');
  expect(body).toContain('noindex');
  expect(body).not.toContain(account_name);
  expect((await page(`/public/fairness/${newId()}`)).statusCode).toBe(404);
});

test('links that are not ours, and links of a company without the module, keep nothing', async () => {
  const { id } = await dealer.register();
  const token = sealLink(desk.world.kernel.sealing, {
    organization_id: desk.company.id,
    registration_id: id,
    decision: 'rejected',
  });
  expect((await answer('forged', true)).statusCode).toBe(404);
  expect((await answer(`${token.slice(0, -4)}AAAA`, true)).statusCode).toBe(404);
  await desk.world.switchFor(desk.company, ['feedback'], false);
  expect((await answer(token, true)).statusCode).toBe(404);
  await desk.world.switchFor(desk.company, ['feedback'], true);
  expect(await desk.reviewer.get(`/decision_opinions?registration_id=${id}`)).toEqual([]);
});

test('opinions are the company’s to see, and the setting belongs to those who manage surveys', async () => {
  expect((await dealer.person.request('GET', '/decision_opinions')).statusCode).toBe(404);
  expect((await dealer.person.request('GET', '/fairness')).statusCode).toBe(404);
  const reader = await desk.company.member('read_only');
  expect((await reader.request('PUT', '/fairness', { is_asked: false })).statusCode).toBe(403);
});
