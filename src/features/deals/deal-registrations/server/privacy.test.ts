import { afterAll, beforeAll, expect, test } from 'vitest';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { features } from '#features/server.ts';
import type { Person } from '#server/testing/world.ts';
import type { DealRegistration } from '../schema.ts';
import { createDesk, type Dealer, type Desk } from './testing/desk.ts';

/** Two partners fight over one account in every way there is; then everything one of them can read is searched for the other. */
let desk: Desk;
let north: Dealer;
let south: Dealer;
let theirs: DealRegistration;
let ours: DealRegistration;
const SECRET = 'Zanzibar Trading';
beforeAll(async () => {
  desk = await createDesk();
  north = await desk.dealer(SECRET, { domain: 'zanzibar.example' });
  south = await desk.dealer('South Sea');
  const claim = { account_name: 'Contested', account_domain: 'contested.example' };
  theirs = await north.register({ ...claim, contact_name: SECRET, description: SECRET });
  ours = await south.register({ ...claim, account_domain: 'www.contested.example' });
  await desk.decide(theirs.id, 'approve', { convert: true, reason_text: `Approved for ${SECRET}` });
  await desk.run('look-at-rivals', { registration_id: theirs.id });
  await desk.decide(ours.id, 'ask', { question: 'Who is your contact?' });
  await south.person.post(`/deal_registrations/${ours.id}/answer`, { answer: 'The buyer' });
  await desk.reviewer.request('POST', `/deal_registrations/${ours.id}/approve`, {});
  desk.world.clock.advance(3 * 86_400_000);
  await desk.run('clock');
  await desk.decide(ours.id, 'reject', { reason_code: 'existing_engagement', reason_text: 'Somebody was earlier' });
});
afterAll(() => desk.world.close());

test('shows the company both parties side by side', async () => {
  expect(JSON.stringify(await desk.conflicts(ours.id))).toContain(SECRET);
});

test('never names the other partner in anything a partner can read', async () => {
  const answers = [
    ...features.flatMap(({ resources = [] }) => resources.map(({ name }) => `/${name}?_end=1000`)),
    `/deal_registrations/${ours.id}`,
    `/deal_registrations/export.csv`,
    `/in_app_notifications?_end=100`,
  ];
  let read = 0;
  for (const url of answers) {
    const { statusCode, body } = await south.person.request('GET', url);
    if (statusCode === 200) read += 1;
    expect(body, url).not.toContain(SECRET);
    expect(body, url).not.toContain('zanzibar');
    expect(body, url).not.toContain(north.id);
    expect(body, url).not.toContain(theirs.id);
  }
  expect(read).toBeGreaterThan(5);
});

test('does not name the other partner in an error or a check either', async () => {
  const draft = await south.draft({ account_name: 'Contested', account_domain: 'contested.example' });
  for (const [url, body] of [
    [`/deal_registrations/${draft}/submit`, {}],
    ['/deal_registrations/check', { account_domain: 'contested.example' }],
    ['/deal_registrations/check', { account_name: 'Contested', country: 'US' }],
  ] as const) {
    const answer = await south.person.request('POST', url, body);
    expect(answer.body, url).not.toContain(SECRET);
    expect(answer.body, url).not.toContain(theirs.id);
  }
});

test('tells a partner about a possible conflict and its clause, but not the evidence', async () => {
  const seen = await south.person.get(`/deal_registrations/${ours.id}`);
  expect(seen).toMatchObject({ policy_clause: 'existing_engagement', status: 'rejected' });
  for (const field of ['conflict_severity', 'account_key', 'name_key', 'domain_key', 'decided_by', 'submitted_by']) {
    expect(seen).not.toHaveProperty(field);
  }
  expect((await south.person.request('GET', `/deal_conflicts?registration_id=${ours.id}`)).statusCode).toBe(404);
  expect((await south.person.request('GET', `/deal_registrations/${ours.id}/similar`)).statusCode).toBe(404);
});

test('does not reveal hidden fields by filtering or sorting', async () => {
  for (const query of ['conflict_severity=block', 'account_key_like=d', '_sort=conflict_severity', 'submitted_by=x']) {
    expect((await south.person.request('GET', `/deal_registrations?${query}`)).statusCode).toBe(400);
  }
});

test('a partner’s list has its own registrations and no others, and counts no others', async () => {
  const listOf = async (person: Person) => {
    const answer = await person.request('GET', '/deal_registrations?_end=100');
    const ids = answer.json<{ id: string }[]>().map(({ id }) => id);
    expect(answer.headers['x-total-count']).toBe(String(ids.length));
    return ids;
  };
  const [own, others] = [await listOf(south.person), await listOf(north.person)];
  expect(own).toContain(ours.id);
  expect(others).toContain(theirs.id);
  expect(own.filter((id) => others.includes(id))).toEqual([]);
  expect(await listOf(desk.reviewer)).toEqual(expect.arrayContaining([...own, ...others]));
});

test('hides another partner’s registration from reads and actions', async () => {
  expect((await south.person.request('GET', `/deal_registrations/${theirs.id}`)).statusCode).toBe(404);
  for (const [move, body] of Object.entries({ submit: {}, release: {}, withdraw: {}, answer: { answer: 'x' } })) {
    const answer = await south.person.request('POST', `/deal_registrations/${theirs.id}/${move}`, body);
    expect(answer.statusCode, move).toBe(404);
  }
  expect((await south.person.request('PATCH', `/deal_registrations/${theirs.id}`, { title: 'x' })).statusCode).toBe(
    404,
  );
  expect((await south.person.request('DELETE', `/deal_registrations/${theirs.id}`)).statusCode).toBe(404);
});

test('hides registrations from reviewers of other companies', async () => {
  const stranger = (await desk.world.company('Stranger')).owner;
  for (const move of ['approve', 'convert', 'submit']) {
    expect((await stranger.request('POST', `/deal_registrations/${ours.id}/${move}`, {})).statusCode, move).toBe(404);
  }
});

test('hides the company’s decision routes from partners', async () => {
  for (const move of ['approve', 'reject', 'ask', 'convert', 'extend', 'revoke']) {
    expect((await south.person.request('POST', `/deal_registrations/${ours.id}/${move}`, {})).statusCode, move).toBe(
      404,
    );
  }
  expect(await south.person.get(`/deal_registrations/${ours.id}`)).toMatchObject({ status: 'rejected' });
});

test('rejects decisions by read-only roles', async () => {
  const finance = await desk.company.member('finance');
  const answer = await finance.request('POST', `/deal_registrations/${ours.id}/approve`, {});
  expect(answer.statusCode).toBe(403);
});

test('rejects registrations for another partner and fields reserved for the company', async () => {
  const body = { account_name: 'X', partner_id: north.id };
  expect((await south.person.request('POST', '/deal_registrations', body)).statusCode).toBe(400);
  for (const field of ['status', 'source', 'submitted_at', 'expires_at', 'account_key', 'number']) {
    const answer = await south.person.request('POST', '/deal_registrations', { account_name: 'X', [field]: 'x' });
    expect(answer.statusCode, field).toBe(400);
  }
});

test('rejects approval for a suspended partner but allows rejection', async () => {
  const dealer = await desk.dealer('Suspended');
  const [one, other] = [await dealer.register(), await dealer.register()];
  const { id: status_id } = await desk.within((call) => partnerStatusByCategory(call, 'suspended'));
  await desk.reviewer.patch(`/partners/${dealer.id}`, { status_id, reason_code: 'under_review' });
  const answer = await desk.reviewer.request('POST', `/deal_registrations/${one.id}/approve`, {});
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json().message).toBe('Only active partners can register deals.');
  const rejection = { reason_code: 'other', reason_text: 'You are suspended' };
  expect(await desk.decide(other.id, 'reject', rejection)).toMatchObject({ status: 'rejected' });
});

test('rejects registrations of a partner who is not active yet', async () => {
  const { id: status_id } = await desk.within((call) => partnerStatusByCategory(call, 'applied'));
  const dealer = await desk.dealer('Newcomer', { status_id });
  const draft = await dealer.draft();
  const answer = await dealer.person.request('POST', `/deal_registrations/${draft}/submit`, {});
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json().message).toContain('active');
});
