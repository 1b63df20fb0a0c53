import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '#server/testing/world.ts';
import type { DealRegistration, ExtensionRules, RegistrationEvent } from '../../schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

let desk: Desk;
let dealer: Dealer;

beforeAll(async () => {
  desk = await createDesk();
  dealer = await desk.dealer();
  await desk.reviewer.patch(`/program_settings/${desk.company.id}`, { max_extensions: 2, extension_days: 30 });
});
beforeEach(() => desk.world.clock.set('2026-03-16T09:00:00Z'));
afterAll(() => desk.world.close());

const act = (by: Person, id: string, verb: string, body: object = {}) =>
  by.request('POST', `/deal_registrations/${id}/${verb}`, body);
const status = async (...args: Parameters<typeof act>) => (await act(...args)).statusCode;
const rules = (by: Person, id: string) => by.get<ExtensionRules>(`/deal_registrations/${id}/extension_rules`);
const why = { reason_text: 'The CFO signs in July' };

/** A protected registration with a deal on which something happened. */
async function inProgress(): Promise<string> {
  const { id } = await dealer.register();
  const { opportunity_id } = await desk.decide(id, 'approve', { convert: true });
  await dealer.person.post('/opportunity_notes', { opportunity_id, body: 'Met the CFO' });
  return id;
}
const told = async (by: Person, mode: string, kind: string) =>
  (
    await by.request('GET', `/in_app_notifications?kind=${kind}&_end=100`, undefined, { 'x-tandem-mode': mode })
  ).json() as { text: string; link: string }[];
const work = async (id: string) =>
  (
    await desk.reviewer.get<{ items: { id: string }[] }>('/work_items?kind=registration_extension&_end=100')
  ).items.filter((item) => item.id === id);

test('prints the rules, and refuses a request that could not be granted', async () => {
  const { id } = await dealer.register();
  expect(await status(dealer.person, id, 'ask_extension', why)).toBe(409);
  expect(await rules(dealer.person, id)).toMatchObject({ obstacle: 'ended', ask_until: null });
  await desk.decide(id, 'approve');
  expect(await rules(dealer.person, id)).toMatchObject({ obstacle: 'no_deal' });
  const { opportunity_id } = await desk.decide(id, 'convert');
  expect(await rules(dealer.person, id)).toMatchObject({
    protection_days: 90,
    extension_days: 30,
    max_extensions: 2,
    extensions: 0,
    ask_until: '2026-06-14T09:00:00+00:00',
    latest_on: '2026-07-14',
    obstacle: 'no_progress',
  });
  expect(await status(dealer.person, id, 'ask_extension', why)).toBe(422);
  await dealer.person.post('/opportunity_notes', { opportunity_id, body: 'Met the CFO' });
  expect(await rules(dealer.person, id)).toMatchObject({ obstacle: null });
  desk.world.clock.set('2026-06-14T09:00:01Z');
  expect(await rules(dealer.person, id)).toMatchObject({ obstacle: 'ended' });
  expect(await status(dealer.person, id, 'ask_extension', why)).toBe(409);
});

test('a partner asks once, and the company grants it to a day within its rules', async () => {
  const id = await inProgress();
  expect(await status(desk.reviewer, id, 'grant_extension')).toBe(409);
  const before = await dealer.person.get<DealRegistration>(`/deal_registrations/${id}`);
  const asked = await act(dealer.person, id, 'ask_extension', { ...why, row_version: before.row_version });
  expect(asked.json()).toMatchObject({ status: 'approved', extension_reason: why.reason_text });
  expect(await status(dealer.person, id, 'ask_extension', why)).toBe(409);
  expect(await rules(dealer.person, id)).toMatchObject({ obstacle: 'asked' });
  const [notice] = (await told(desk.reviewer, 'company', 'deal_registration_extension_asked')).filter(({ link }) =>
    link.endsWith(id),
  );
  expect(notice!.text).toContain(why.reason_text);
  const [listed] = await desk.reviewer.get<DealRegistration[]>(
    `/deal_registrations?id=${id}&extension_asked_at_gte=2026-03-01T00:00:00Z`,
  );
  expect(listed).toMatchObject({ id });
  expect(await work(id)).toHaveLength(1);

  for (const until of ['2026-06-14', '2026-07-15'])
    expect((await act(desk.reviewer, id, 'grant_extension', { until })).json().errors).toHaveProperty('until');
  // One of two simultaneous answers counts.
  const answers = await Promise.all(
    ['2026-07-01', '2026-07-01'].map((until) => status(desk.reviewer, id, 'grant_extension', { until })),
  );
  expect(answers.sort()).toEqual([200, 409]);
  expect(await desk.registration(id)).toMatchObject({
    extensions: 1,
    extension_asked_at: null,
    extension_reason: null,
    expires_at: '2026-07-01T09:00:00+00:00',
    protected_until: '2026-07-01T09:00:00+00:00',
  });
  expect(await work(id)).toEqual([]);
  expect(await status(desk.reviewer, id, 'decline_extension', { reason_text: 'Late' })).toBe(409);
  const events = await dealer.person.get<RegistrationEvent[]>(
    `/deal_registration_events?registration_id=${id}&_end=50`,
  );
  expect(events.map(({ reason_code }) => reason_code)).toEqual(expect.arrayContaining(['extension_asked', 'extended']));
  expect((await told(dealer.person, 'partner', 'deal_registration_extended')).map(({ text }) => text).join()).toContain(
    'July 1, 2026',
  );
});

test('the company declines with a reason that the partner reads, and the protection ends as planned', async () => {
  const id = await inProgress();
  await act(dealer.person, id, 'ask_extension', why);
  expect(await status(desk.reviewer, id, 'decline_extension', {})).toBe(400);
  const declined = await act(desk.reviewer, id, 'decline_extension', { reason_text: 'The customer bought elsewhere' });
  expect(declined.json()).toMatchObject({ extensions: 0, extension_asked_at: null });
  const texts = (await told(dealer.person, 'partner', 'deal_registration_extension_declined')).map(({ text }) => text);
  expect(texts.join()).toContain('The customer bought elsewhere');
  expect(await status(desk.reviewer, id, 'decline_extension', { reason_text: 'Again' })).toBe(409);
});

test('a request lapses when the protection ends', async () => {
  const id = await inProgress();
  await act(dealer.person, id, 'ask_extension', why);
  desk.world.clock.set('2026-06-14T09:00:01Z');
  expect(await status(desk.reviewer, id, 'grant_extension')).toBe(409);
  await desk.run('clock');
  expect(await desk.registration(id)).toMatchObject({ status: 'expired', extension_asked_at: null });
});

test('only partner users who manage registrations ask, for their own partner', async () => {
  const id = await inProgress();
  const member = await desk.world.partnerUser(desk.company, dealer.id, 'partner_finance');
  expect(await status(member, id, 'ask_extension', why)).toBe(403);
  const stranger = await desk.dealer();
  expect(await status(stranger.person, id, 'ask_extension', why)).toBe(404);
  expect((await stranger.person.request('GET', `/deal_registrations/${id}/extension_rules`)).statusCode).toBe(404);
  expect(await status(dealer.person, id, 'grant_extension')).toBe(404);
  await desk.reviewer.patch(`/program_settings/${desk.company.id}`, { max_extensions: 0 });
  expect(await rules(dealer.person, id)).toMatchObject({ obstacle: 'never' });
  expect(await status(dealer.person, id, 'ask_extension', why)).toBe(409);
  await desk.reviewer.patch(`/program_settings/${desk.company.id}`, { max_extensions: 2 });
});
