import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { sql } from '#server/db/sql.ts';
import type { Outgoing, OutgoingRequest } from '#server/outgoing/outgoing.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import type { ChatChannels } from '../schema.ts';
import { bodyFor } from './message.ts';
import { chatChannelJobs } from './post.ts';

const SLACK = 'https://hooks.slack.com/services/T000/B000/secret-part';
const TEAMS = 'https://prod-1.westeurope.logic.azure.com/workflows/abc?sig=secret-part';

let desk: Desk;
let dealer: Dealer;
let real: Outgoing;
let status = 200;
const requests: { url: string; body: string }[] = [];
beforeAll(async () => {
  desk = await createDesk();
  await desk.world.switchEverythingOn();
  dealer = await desk.dealer('North *bold* <http://evil.example|here>');
  real = desk.world.kernel.outgoing;
}, 60_000);
beforeEach(() => {
  desk.world.kernel.outgoing = {
    ...real,
    request: async (url: string, request?: OutgoingRequest) => {
      requests.push({ url, body: String(request?.body) });
      return { status, url, headers: {}, bytes: Buffer.from('ok'), text: () => 'ok', json: () => ({}) };
    },
  };
  requests.length = 0;
  status = 200;
});
afterAll(() => {
  desk.world.kernel.outgoing = real;
  return desk.world.close();
});

const add = (name: string, kind: string, address: string, topics = ['registrations']) =>
  desk.reviewer.post<ChatChannels>('/chat_channels', { name, kind, topics, is_on: true, address });
const list = () => desk.reviewer.get<ChatChannels>('/chat_channels');
const run = () => runWaiting(desk.world, chatChannelJobs);

test('a waiting registration is posted once to each channel of its topic, with buttons that need a sign-in', async () => {
  await add('Deals', 'slack', SLACK);
  await add('Partner team', 'teams', TEAMS);
  await add('Other', 'slack', `${SLACK}-other`, ['deadlines']);
  await desk.company.member('admin');
  const { id, number } = await dealer.register();
  await run();
  expect(requests.map(({ url }) => url).sort()).toEqual([SLACK, TEAMS]);
  for (const { body } of requests) {
    expect(body).toContain(`registration ${number}`);
    expect(body).toContain(`/confirm/deal_registrations.approve/${id}`);
    expect(body).not.toContain('token');
  }
  const { channels } = await list();
  expect(channels.map(({ name, last_sent_at }) => [name, last_sent_at !== null])).toEqual([
    ['Deals', true],
    ['Other', false],
    ['Partner team', true],
  ]);
});

test('the button opens a page that acts for the person who is signed in, after a confirmation', async () => {
  const { id } = await dealer.register();
  const path = `/mail_actions/deal_registrations.approve/${id}`;
  expect(await desk.reviewer.get(path)).toMatchObject({ confirm: 'Approve' });
  const reader = await desk.company.member('read_only').catch(() => null);
  if (reader) expect((await reader.request('POST', path, { input: {} })).statusCode).toBe(409);
  expect((await dealer.person.request('POST', path, { input: {} })).statusCode).toBe(404);
  expect((await desk.world.app.inject({ method: 'POST', url: `/api${path}`, payload: { input: {} } })).statusCode).toBe(
    401,
  );
  expect((await desk.registration(id)).status).toBe('pending_review');
  expect((await desk.reviewer.request('POST', path, { input: {} })).statusCode).toBe(200);
  expect((await desk.reviewer.request('POST', path, { input: {} })).statusCode).toBe(409);
  expect((await desk.registration(id)).status).toBe('approved');
});

test('names of partners neither format the message nor link from it', () => {
  const message = { text: 'North *b* <http://evil.example|here> [x](http://evil.example)', buttons: [] };
  const slack = JSON.stringify(bodyFor('slack', message));
  expect(JSON.parse(slack).blocks[0].text.type).toBe('plain_text');
  expect(JSON.parse(slack).text).toContain('&lt;http');
  const teams = bodyFor('teams', message) as { attachments: { content: { body: { text: string }[] } }[] };
  expect(teams.attachments[0]!.content.body[0]!.text).toContain('\\[x\\]\\(http');
});

test('the address is stored encrypted and never shown', async () => {
  expect(JSON.stringify(await list())).not.toContain('secret-part');
  const log = await desk.reviewer.get('/audit_events?_end=200');
  expect(JSON.stringify(log)).not.toContain('secret-part');
  const rows = await desk.world.kernel.system.unscoped((tx) => tx.rows(sql`select * from chat_channels`));
  expect(JSON.stringify(rows)).not.toContain('secret-part');
});

test('a test message tells whether the address works', async () => {
  const { channels } = await list();
  const { id } = channels.find(({ name }) => name === 'Deals')!;
  await desk.reviewer.post(`/chat_channels/${id}/test`);
  expect(requests[0]!.body).toContain('test message');
  status = 404;
  const failed = await desk.reviewer.post<ChatChannels>(`/chat_channels/${id}/test`);
  expect(failed.channels.find((one) => one.id === id)!.last_error).toBe('It answered with status 404.');
  await desk.reviewer.patch(`/chat_channels/${id}`, { address: `${SLACK}-2` });
  status = 200;
  await desk.reviewer.post(`/chat_channels/${id}/test`);
  expect(requests.at(-1)!.url).toBe(`${SLACK}-2`);
});

test('addresses in the own network are refused by the client', async () => {
  desk.world.kernel.outgoing = real;
  const { channels } = await add('Inside', 'slack', 'https://127.0.0.1/services/x');
  const { id } = channels.find(({ name }) => name === 'Inside')!;
  const { channels: after } = await desk.reviewer.post<ChatChannels>(`/chat_channels/${id}/test`);
  expect(after.find((one) => one.id === id)!.last_error).toBeTruthy();
  expect((await desk.reviewer.request('DELETE', `/chat_channels/${id}`)).statusCode).toBe(204);
});

test('a paused channel, unknown topics and plain addresses', async () => {
  const { channels } = await list();
  const { id } = channels.find(({ name }) => name === 'Deals')!;
  await desk.reviewer.patch(`/chat_channels/${id}`, { is_on: false });
  await dealer.register();
  expect(requests.some(({ url }) => url.startsWith(SLACK))).toBe(false);
  const wrong = (body: object) =>
    desk.reviewer.request('POST', '/chat_channels', {
      name: 'x',
      kind: 'slack',
      topics: [],
      is_on: true,
      address: SLACK,
      ...body,
    });
  expect((await wrong({ topics: ['nothing'] })).statusCode).toBe(422);
  expect((await wrong({ address: 'http://hooks.slack.com/services/x' })).statusCode).toBe(400);
});

test('only those who manage channels see them', async () => {
  const finance = await desk.company.member('finance');
  expect((await finance.request('GET', '/chat_channels')).statusCode).toBe(403);
});

test('a partner has channels of its own, which get the notifications of its people and nothing else', async () => {
  const neighbor = await desk.dealer('South');
  const own = await dealer.person.post<ChatChannels>('/chat_channels', {
    name: 'Vendor news',
    kind: 'slack',
    topics: ['decisions'],
    is_on: true,
    address: `${SLACK}-partner`,
  });
  await neighbor.person.post('/chat_channels', {
    name: 'Vendor news',
    kind: 'teams',
    topics: ['decisions'],
    is_on: true,
    address: `${TEAMS}-neighbor`,
  });
  expect(own.channels.map(({ name }) => name)).toEqual(['Vendor news']);
  expect(own.topics.map(({ key }) => key)).toContain('decisions');
  expect(own.topics.map(({ key }) => key)).not.toContain('registrations');
  const { id } = await dealer.register();
  await run();
  requests.length = 0;
  await desk.decide(id, 'approve');
  await run();
  expect(requests.map(({ url }) => url)).toEqual([`${SLACK}-partner`]);
  expect((await dealer.person.get<ChatChannels>('/chat_channels')).channels[0]!.last_sent_at).not.toBeNull();
});

test('neither side reaches the channels of the other, nor a partner those of another partner', async () => {
  const [theirs] = (await dealer.person.get<ChatChannels>('/chat_channels')).channels;
  const [ours] = (await list()).channels;
  const neighbor = await desk.dealer('East');
  for (const [person, id] of [
    [desk.reviewer, theirs!.id],
    [neighbor.person, theirs!.id],
    [dealer.person, ours!.id],
  ] as const) {
    for (const [method, path, body] of [
      ['PATCH', `/chat_channels/${id}`, { address: 'https://evil.example/hook' }],
      ['POST', `/chat_channels/${id}/test`],
      ['DELETE', `/chat_channels/${id}`],
    ] as const)
      expect((await person.request(method, path, body)).statusCode, `${method} ${path}`).toBe(404);
  }
  const wrong = await dealer.person.request('POST', '/chat_channels', {
    name: 'x',
    kind: 'slack',
    topics: ['registrations'],
    is_on: true,
    address: SLACK,
  });
  expect(wrong.statusCode).toBe(422);
  const before = requests.length;
  await dealer.person.post(`/chat_channels/${theirs!.id}/test`);
  expect(requests.slice(before).map(({ url }) => url)).toEqual([`${SLACK}-partner`]);
  const sales = await desk.world.partnerUser(desk.company, dealer.id, 'partner_sales');
  expect((await sales.request('GET', '/chat_channels')).statusCode).toBe(403);
});
