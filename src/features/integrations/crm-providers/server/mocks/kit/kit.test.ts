import { afterEach, describe, expect, it } from 'vitest';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import { compileDescription } from './description.ts';
import { createHooks, type HookMessage } from './hooks.ts';
import { listenMock } from './listen.ts';
import { bearerOf, jsonResponse } from './message.ts';
import { createMock } from './mock.ts';
import { createRateLimit } from './rate-limit.ts';
import { memoryStore } from './store.ts';
import { createTokens } from './tokens.ts';
import { sendToMock } from './transport.ts';

const description = {
  paths: {
    '/things': {
      get: {
        parameters: [
          { name: 'limit', in: 'query' as const, schema: { type: 'integer', maximum: 100 } },
          { name: 'fields', in: 'query' as const, schema: { type: 'array', items: { type: 'string' } } },
        ],
        responses: { 200: { content: { 'application/json': { schema: { type: 'array' } } } }, default: {} },
      },
      post: {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } },
      },
    },
    '/things/{id}': { delete: { responses: { 204: {} } } },
    '/things/purge': { delete: { responses: { 204: {} } } },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' }, note: { type: 'string', nullable: true } },
      },
    },
  },
};

let time = new Date('2026-03-16T09:00:00Z');
const now = () => time;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function listen(limit = 1000) {
  time = new Date('2026-03-16T09:00:00Z');
  const store = memoryStore();
  const tokens = createTokens({ now });
  const rate = createRateLimit({ limit, window_ms: 10_000, now });
  const mock = createMock({
    store,
    now,
    operations: compileDescription(description),
    admit(request) {
      const state = rate.take();
      if (!state.is_allowed) return jsonResponse(429, {}, { 'retry-after': String(state.resets_in / 1000) });
      return tokens.check(bearerOf(request)) ? null : jsonResponse(401, {});
    },
    refuse: (problems) => jsonResponse(400, { problems }),
    unknown: () => jsonResponse(404, {}),
    routes: {
      'GET /things': async ({ view }) => jsonResponse(200, await view.list('things')),
      'POST /things': async ({ view, body }) => {
        const values = body as { name: string };
        const at = time.toISOString();
        const id = await view.nextId();
        await view.put([
          {
            object: 'things',
            id,
            values,
            links: {},
            created_at: at,
            updated_at: at,
            is_deleted: false,
            merged_into: null,
          },
        ]);
        if (values.name === 'unlucky') throw new Error('The mock fails.');
        return jsonResponse(201, values);
      },
      'DELETE /things/{id}': async ({ params }) => jsonResponse(204, params),
      'DELETE /things/purge': async () => jsonResponse(204, 'purged'),
    },
  });
  const server = await listenMock(mock.handle);
  ends.push(server.close);
  const outgoing = createOutgoing({ allow: [server.origin] });
  const headers = { authorization: `Bearer ${tokens.issueLasting(['all'])}`, 'content-type': 'application/json' };
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    outgoing.request(`${server.origin}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { mock, tokens, rate, send, store, outgoing, server };
}

describe('a mock server', () => {
  it('accepts what its description has and refuses the rest as a violation', async () => {
    const { mock, send } = await listen();
    expect((await send('POST', '/things', { name: 'a', note: null })).status).toBe(201);
    expect((await send('GET', '/things?limit=10&fields=a&fields=b')).json()).toHaveLength(1);
    expect(mock.violations).toEqual([]);

    for (const [path, body] of [
      ['/things', { name: 'a', unknown: 1 }],
      ['/things', { name: 1 }],
      ['/things', {}],
    ] as const)
      expect((await send('POST', path, body)).status).toBe(400);
    expect((await send('GET', '/things?limit=200')).status).toBe(400);
    expect((await send('GET', '/things?limit=ten')).status).toBe(400);
    expect((await send('GET', '/things?page=2')).status).toBe(400);
    expect((await send('GET', '/others')).status).toBe(404);
    expect(mock.violations).toHaveLength(7);
    expect(mock.violations[0]).toEqual({
      request: 'POST /things',
      problems: ['the request must NOT have additional properties "unknown"'],
    });
  });

  it('prefers a fixed path to one with a parameter', async () => {
    const { mock } = await listen();
    const { handle } = mock;
    expect((await handle({ method: 'DELETE', url: '/things/purge', headers: {}, body: '' })).status).toBe(401);
    expect(mock.requests.get('DELETE /things/purge')).toBe(1);
    expect(mock.requests.get('DELETE /things/{id}')).toBeUndefined();
  });

  it('undoes what a failed request changed', async () => {
    const { send, store } = await listen();
    await expect(send('POST', '/things', { name: 'unlucky' })).rejects.toMatchObject({ failure: 'unreachable' });
    expect(await store.transaction((view) => view.list('things'))).toEqual([]);
  });

  it('limits the rate with the headers of the provider', async () => {
    const { send } = await listen(2);
    expect((await send('GET', '/things')).status).toBe(200);
    expect((await send('GET', '/things')).status).toBe(200);
    const refused = await send('GET', '/things');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('10');
    time = new Date(time.getTime() + 10_000);
    expect((await send('GET', '/things')).status).toBe(200);
  });

  it('fails on demand: with a status, before or after processing, or slowly', async () => {
    const { mock, send } = await listen();
    mock.faults.next(2, { kind: 'answer', response: jsonResponse(503, {}) });
    expect([(await send('GET', '/things')).status, (await send('GET', '/things')).status]).toEqual([503, 503]);

    mock.faults.next(1, { kind: 'drop_before' });
    await expect(send('POST', '/things', { name: 'lost' })).rejects.toMatchObject({ failure: 'unreachable' });
    mock.faults.next(1, { kind: 'drop_after' }, ({ method }) => method === 'POST');
    expect((await send('GET', '/things')).json()).toEqual([]);
    await expect(send('POST', '/things', { name: 'kept' })).rejects.toMatchObject({ failure: 'unreachable' });
    mock.faults.next(1, { kind: 'slow', milliseconds: 20 });
    const began = performance.now();
    expect((await send('GET', '/things')).json()).toMatchObject([{ values: { name: 'kept' } }]);
    expect(performance.now() - began).toBeGreaterThan(15);
  });

  it('answers inside the product as over HTTP', async () => {
    const { mock, tokens } = await listen();
    const send = sendToMock(mock.handle, { authorization: `Bearer ${tokens.issueLasting([])}` });
    const response = await send('https://mock.invalid/things?limit=1');
    expect([response.status, response.text()]).toEqual([200, '[]']);
    mock.faults.next(1, { kind: 'drop_after' });
    await expect(send('https://mock.invalid/things')).rejects.toMatchObject({ failure: 'unreachable' });
  });
});

describe('the tokens of a mock', () => {
  it('expire, are refreshed, and end with the consent', () => {
    const tokens = createTokens({ now, lifetime: 60, rotates: true });
    const code = tokens.issueCode({ scopes: ['read'], redirect_uri: 'https://tandem.test/back' });
    expect(tokens.redeemCode(code, { redirect_uri: 'https://tandem.test/other' })).toBeNull();
    const second = tokens.issueCode({ scopes: ['read'] });
    const pair = tokens.redeemCode(second, {})!;
    expect(tokens.redeemCode(second, {})).toBeNull();
    expect(tokens.check(pair.access_token)).toEqual(['read']);
    time = new Date(time.getTime() + 60_000);
    expect(tokens.check(pair.access_token)).toBeNull();
    const next = tokens.refresh(pair.refresh_token)!;
    expect(tokens.check(next.access_token)).toEqual(['read']);
    expect(tokens.refresh(pair.refresh_token)).toBeNull();
    tokens.expireAll();
    expect(tokens.check(next.access_token)).toBeNull();
    tokens.revokeAll();
    expect(tokens.refresh(next.refresh_token)).toBeNull();
  });
});

describe('the webhooks of a mock', () => {
  it('are signed when they are delivered, in any order', async () => {
    const hooks = createHooks<number>({
      most: 2,
      sign: (events) => ({ method: 'POST', url: 'https://tandem.test', headers: {}, body: JSON.stringify(events) }),
    });
    for (const event of [1, 2, 3]) hooks.emit(event);
    const sent: HookMessage[] = [];
    await hooks.deliver(
      async (message) => sent.push(message),
      (events) => [...events].reverse().concat(1),
    );
    expect(sent.map(({ body }) => body)).toEqual(['[3,2]', '[1,1]']);
    expect(hooks.waiting()).toEqual([]);
  });
});
