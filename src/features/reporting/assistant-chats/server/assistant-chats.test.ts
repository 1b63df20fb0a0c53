import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Row } from '#server/db/client.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { AnswerEvent, AssistantChat, AssistantMessage, AssistantSettings, AssistantState } from '../schema.ts';

let world: World;
let company: Company;
let partner_id: string;
let pia: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call, { name: 'Alder Systems' }));
  pia = await world.partnerUser(company, partner_id);
});
afterAll(() => world.close());

const start = (person: Person) => person.post<AssistantChat>('/assistant_chats');
const ask = (person: Person, chat: { id: string }, text: string) =>
  person.post<AssistantMessage>(`/assistant_chats/${chat.id}/ask`, { text });

test('answers without a model, with sources, and keeps the conversation', async () => {
  const { owner } = company;
  const chat = await start(owner);
  const answer = await ask(owner, chat, 'Alder Systems');
  expect(answer).toMatchObject({ author: 'rules', chat_id: chat.id });
  expect(answer.sources).toContainEqual(expect.objectContaining({ to: `/partners/show/${partner_id}` }));
  const messages = await owner.get<AssistantMessage[]>(`/assistant_chats/${chat.id}/messages`);
  expect(messages.map(({ author }) => author)).toEqual(['person', 'rules']);
  expect(await owner.get<AssistantChat>(`/assistant_chats/${chat.id}`)).toMatchObject({ title: 'Alder Systems' });
  expect(await owner.get<AssistantState>('/assistant_state?about=/partners')).toMatchObject({
    model: null,
    without: 'none',
  });
});

test('streams the answer as events on request', async () => {
  const chat = await start(pia);
  const { body, headers } = await pia.request(
    'POST',
    `/assistant_chats/${chat.id}/ask`,
    { text: 'Alder' },
    { accept: 'text/event-stream' },
  );
  expect(headers['content-type']).toMatch('text/event-stream');
  const events = body
    .split('\n\n')
    .filter(Boolean)
    .map((block) => JSON.parse(block.replace('data: ', '')) as AnswerEvent);
  expect([events[0]!.type, events.at(-1)!.type]).toEqual(['asked', 'done']);
});

test("nobody else reads, asks in, renames, rates or deletes a person's conversation", async () => {
  const chat = await start(company.owner);
  const { id } = await ask(company.owner, chat, 'Alder');
  const neighbor = await (await world.company('Other')).member('admin');
  for (const person of [await company.member('owner'), pia, neighbor]) {
    const tries = [
      person.request('GET', `/assistant_chats/${chat.id}`),
      person.request('GET', `/assistant_chats/${chat.id}/messages`),
      person.request('PATCH', `/assistant_chats/${chat.id}`, { title: 'Mine' }),
      person.request('DELETE', `/assistant_chats/${chat.id}`),
      person.request('POST', `/assistant_chats/${chat.id}/ask`, { text: 'And?' }),
      person.request('POST', `/assistant_messages/${id}/feedback`, { feedback: 'bad' }),
    ];
    for (const one of tries) expect((await one).statusCode).toBe(404);
    expect(await person.get<Row[]>('/assistant_chats')).not.toContainEqual(expect.objectContaining({ id: chat.id }));
  }
});

test('refuses API keys and hides conversations from those who view the app as their person', async () => {
  const { owner } = company;
  const chat = await start(pia);
  const reason = 'They cannot find their deal';
  const { token } = await owner.post<{ token: string }>('/impersonations', {
    partner_id,
    user_id: pia.user_id,
    reason,
  });
  const { secret } = await owner.post<{ secret: string }>('/api_keys', { name: 'Probe', permissions: ['*:manage'] });
  const own = await start(owner);
  for (const [bearer, id] of [
    [token, chat.id],
    [secret, own.id],
  ] as const) {
    const get = (url: string) =>
      world.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${bearer}` } });
    expect((await get(`/assistant_chats/${id}`)).statusCode).toBe(404);
    expect((await get('/assistant_chats')).json()).toEqual([]);
    expect((await get('/assistant_requests')).json()).toEqual([]);
    expect((await get(`/assistant_chats/${id}/messages`)).statusCode).toBe(422);
  }
});

test('a person renames, rates and deletes', async () => {
  const { owner } = company;
  const chat = await start(owner);
  const { id } = await ask(owner, chat, 'Alder');
  expect(await owner.post(`/assistant_messages/${id}/feedback`, { feedback: 'bad', note: 'Too short' })).toMatchObject({
    feedback: 'bad',
  });
  expect(await owner.get('/assistant_settings')).toMatchObject({
    feedback: { good: 0, bad: 1, notes: [{ note: 'Too short', feedback: 'bad' }] },
  });
  expect(await owner.patch(`/assistant_chats/${chat.id}`, { title: 'Alder' })).toMatchObject({ title: 'Alder' });
  expect((await owner.request('DELETE', `/assistant_chats/${chat.id}`)).statusCode).toBe(200);
  expect((await owner.request('GET', `/assistant_chats/${chat.id}/messages`)).statusCode).toBe(404);
});

test('the key of a model is never read, leaves with its address, and appears in the audit log as replaced', async () => {
  const { owner } = await world.company('Keyed');
  const saved = await owner.patch<AssistantSettings>('/assistant_settings', {
    url: 'https://models.example.com/v1/',
    model: 'small',
    key: 'sk-very-secret',
    is_model_on: true,
  });
  expect(saved).toMatchObject({ url: 'https://models.example.com/v1', has_key: true, used_tokens: 0 });
  const log = await owner.request('GET', '/audit_events?ref_table=assistant_settings');
  expect(log.body).toContain('replaced');
  for (const body of [JSON.stringify(saved), log.body, (await owner.request('GET', '/assistant_settings')).body])
    expect(body).not.toContain('very-secret');
  expect(await owner.patch('/assistant_settings', { url: 'https://other.example.com/v1' })).toMatchObject({
    has_key: false,
  });
});

test.each(['ftp://x.test', 'javascript:1', 'https://user:pw@x.test', 'https://x.test/?key=1', 'nonsense'])(
  'refuses %s as the address of a model',
  async (url) => {
    const { statusCode } = await company.owner.request('PATCH', '/assistant_settings', { url, model: 'small' });
    expect(statusCode).toBe(422);
  },
);

test('only administrators see and change the settings', async () => {
  for (const role of ['partner_manager', 'finance', 'content', 'read_only'] as const) {
    const person = await company.member(role);
    expect((await person.request('GET', '/assistant_settings')).statusCode).toBe(403);
    expect((await person.request('PATCH', '/assistant_settings', { is_model_on: true })).statusCode).toBe(403);
  }
  expect((await pia.request('GET', '/assistant_settings')).statusCode).toBe(404);
});
