import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewApiKey } from '#features/access/api-keys/schema.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';

let world: World;
let base: string;
let company: Company;
let other: Company;
let alder: { id: string; deal: string; admin: Person; key: string };
let birch: { id: string; deal: string };
let key: string;

beforeAll(async () => {
  base = `http://127.0.0.1:${await freePort()}`;
  world = await createWorld({ env: { TANDEM_BASE_URL: base } });
  await world.app.listen({ host: '127.0.0.1', port: Number(new URL(base).port) });
  company = await world.company('Acme');
  other = await world.company('Other');
  key = await keyOf(company.owner);
  const [one, two] = await company.within(async (call) => {
    const rows = [];
    for (const name of ['Alder', 'Birch']) {
      const id = await samplePartner(call, { name });
      rows.push({ id, deal: await sampleOpportunity(call, { partner_id: id, name: `Deal of ${name}` }) });
    }
    return rows;
  });
  const admin = await world.partnerUser(company, one!.id);
  alder = { ...one!, admin, key: await keyOf(admin) };
  birch = two!;
}, 60_000);
afterAll(() => world.close());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const keyOf = async (person: Person, permissions = ['*:manage'], more: object = {}) =>
  (await person.post<NewApiKey>('/api_keys', { name: 'Desktop app', permissions, rate_per_minute: 6000, ...more }))
    .secret;

/** The official client, of 2026-07-28 unless told otherwise. */
async function connected(
  token: string,
  options: ClientOptions = { versionNegotiation: { mode: { pin: '2026-07-28' } } },
) {
  const client = new Client({ name: 'test', version: '1' }, options);
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${base}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return client;
}

/** A raw message of the protocol of 2025, which needs no envelope. */
const send = (
  message: unknown,
  { token = key, ...headers }: Record<string, string> & { token?: string } = {},
  method = 'POST',
) =>
  fetch(`${base}/mcp`, {
    method,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(method === 'POST' && { body: typeof message === 'string' ? message : JSON.stringify(message) }),
  });
const rpc = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const call = (name: string, input: object = {}) => rpc('tools/call', { name, arguments: input });

interface Structured {
  answer: { kind: string; total: number; rows: Row[]; record: Row };
  open: string;
  sources: { number: number; title: string; url: string }[];
  proposal?: { id: string; title: string; confirm_url: string };
}
async function run(client: Client, name: string, input: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: input });
  const [first] = result.content as [{ type: 'text'; text: string }];
  return { ...result, text: first.text, structured: result.structuredContent as unknown as Structured };
}

describe('a program of the company', () => {
  test('finds, reads and cites records with the official client', async () => {
    const client = await connected(key);
    expect(client.getInstructions()).toContain('Tandem runs the partner program of Acme.');
    const { tools } = await client.listTools();
    expect(tools.find(({ name }) => name === 'query')).toMatchObject({
      title: 'Query',
      inputSchema: { type: 'object', additionalProperties: false },
      annotations: { readOnlyHint: true, destructiveHint: false },
    });
    const found = await run(client, 'query', { of: 'partners' });
    expect(found.structured.answer.rows.map(({ name }) => name).sort()).toEqual(['Alder', 'Birch']);
    expect(found.structured.open).toBe(`${base}/partners/show/{id}`);
    expect(found.content).toHaveLength(1);
    const read = await run(client, 'read', { kind: 'opportunities', id: alder.deal });
    expect(read.structured.answer).toMatchObject({ kind: 'opportunities', record: { id: alder.deal } });
    expect(read.structured.sources[0]).toMatchObject({ number: 1, title: 'Deal of Alder' });
    await client.close();
  });

  test('works the same with clients of 2025 and with clients that discover capabilities', async () => {
    for (const options of [{}, { versionNegotiation: { mode: 'auto' } } as const]) {
      const client = await connected(key, options);
      expect((await client.listTools()).tools.length).toBeGreaterThan(2);
      expect((await run(client, 'query', { of: 'partners' })).structured.answer.total).toBe(2);
      await client.close();
    }
  });

  test('gets one copy of a result: structured, or as text before that existed', async () => {
    const old = await (await send(call('query', { of: 'partners' }))).json();
    expect(old.result).not.toHaveProperty('structuredContent');
    expect(JSON.parse(old.result.content[0].text)).toMatchObject({ answer: { kind: 'partners', total: 2 } });
    const headers = { 'mcp-protocol-version': '2025-06-18' };
    const { result } = await (await send(call('query', { of: 'partners' }), headers)).json();
    expect(result.structuredContent).toMatchObject({ answer: { kind: 'partners', total: 2 } });
    expect(result.content[0].text).not.toContain(alder.id);
    const listed = await (await send(rpc('tools/list'), headers)).json();
    const schemas = new Set(
      listed.result.tools.map((tool: { outputSchema: object }) => JSON.stringify(tool.outputSchema)),
    );
    expect(schemas.size).toBe(1);
  });

  test('learns the names that can be asked with, and from a wrong one the right one', async () => {
    const client = await connected(key);
    const { structured } = await run(client, 'describe', { kind: 'partners' });
    expect(JSON.stringify(structured.answer)).toMatch(/tier \(Tier/);
    const wrong = await run(client, 'query', { of: 'partners', where: { teir: 'Gold' } });
    expect([wrong.isError, wrong.text]).toEqual([true, expect.stringMatching(/did you mean tier.*filterable/)]);
    await client.close();
  });

  test('gets a proposal with a link that the person confirms, and cannot confirm it', async () => {
    const client = await connected(key);
    const { structured, text } = await run(client, 'propose_create', {
      kind: 'tasks',
      fields: { title: 'Call Alder about renewals' },
    });
    const { id, confirm_url } = structured.proposal!;
    expect(confirm_url).toBe(`${base}/ai_assistant/proposals/show/${id}`);
    expect(text).toContain(confirm_url);
    expect(await company.owner.get<Row[]>('/tasks?q=Call%20Alder%20about%20renewals')).toEqual([]);
    const byKey = await fetch(`${base}/api/assistant_proposals/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(byKey.status).toBe(422);
    const { tools } = await client.listTools();
    expect(tools.filter(({ name }) => /^(confirm|dismiss|approve|delete|pay)_/.test(name))).toEqual([]);
    expect(await company.owner.get<Row>(`/assistant_proposals/${id}`)).toMatchObject({
      origin: 'program',
      status: 'waiting',
    });
    await company.owner.post(`/assistant_proposals/${id}/confirm`, {});
    expect(await company.owner.get<Row[]>('/tasks?q=Call%20Alder%20about%20renewals')).toHaveLength(1);
    await client.close();
  });

  test('is offered only what the permissions of its key allow', async () => {
    const client = await connected(await keyOf(company.owner, ['*:view']));
    const { tools } = await client.listTools();
    expectEvery(tools, ({ annotations }) => annotations?.readOnlyHint);
    await expect(
      client.callTool({ name: 'propose_create', arguments: { kind: 'tasks', fields: { title: 'x' } } }),
    ).rejects.toThrow('no tool');
    await client.close();
  });

  test('reads records and guide pages as resources, and gets prompts', async () => {
    const client = await connected(key);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain('tandem://partners/{id}');
    const { contents } = await client.readResource({ uri: `tandem://partners/${alder.id}` });
    expect(contents[0]).toMatchObject({ mimeType: 'application/json', text: expect.stringContaining('Alder') });
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('tandem://guide/commissions');
    const guide = await client.readResource({ uri: 'tandem://guide/commissions' });
    expect(guide.contents[0]).toMatchObject({ text: expect.stringContaining('# ') });
    const [page] = (await client.readResource({ uri: 'tandem://guide/mcp' })).contents as { text: string }[];
    expect(page!.text).toContain(`${base}/mcp`);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['partner_brief', 'question_reply', 'record_summary']);
    const { messages } = await client.getPrompt({ name: 'partner_brief', arguments: { partner: 'Alder' } });
    expect(messages[0]).toMatchObject({ content: { text: expect.stringContaining('call with Alder') } });
    await expect(client.getPrompt({ name: 'partner_brief' })).rejects.toThrow('has no value');
    await client.close();
  });

  test('never reads files or addresses outside the guide and the records', async () => {
    const client = await connected(key);
    for (const uri of [
      'tandem://guide/..%2F..%2Fpackage',
      'tandem://guide/../../package',
      'file:///etc/passwd',
      'tandem://api_keys/../partners',
      'tandem://people/1?x=1',
      `tandem://partners/${newId()}`,
      `https://${new URL(base).host}/api/session`,
    ])
      await expect(client.readResource({ uri }), uri).rejects.toThrow(/not found/i);
    await client.close();
  });
});

describe('a program of a partner', () => {
  test('sees only what the partner sees, with the official client', async () => {
    const client = await connected(alder.key);
    expect(client.getInstructions()).toContain('Alder');
    const deals = await run(client, 'query', { of: 'opportunities' });
    expect(deals.structured.answer.rows.map(({ id }) => id)).toEqual([alder.deal]);
    const partners = await run(client, 'query', { of: 'partners' });
    expect(partners.structured.answer.rows.map(({ id }) => id)).toEqual([alder.id]);
    const { structured } = await run(client, 'propose_create', { kind: 'tasks', fields: { title: 'Send the offer' } });
    expect(await alder.admin.get<Row>(`/assistant_proposals/${structured.proposal!.id}`)).toMatchObject({
      origin: 'program',
    });
    const byCompany = await company.owner.request('GET', `/assistant_proposals/${structured.proposal!.id}`);
    expect(byCompany.statusCode).toBe(404);
    await client.close();
  });

  test('reads neither a neighbor nor another company, by tool or by address', async () => {
    const foreign = await other.within((call) => samplePartner(call, { name: 'Cedar' }));
    const client = await connected(alder.key);
    for (const [kind, id] of [
      ['opportunities', birch.deal],
      ['partners', birch.id],
      ['partners', foreign],
      ['audit_events', newId()],
    ] as const) {
      const result = await run(client, 'read', { kind, id });
      expect(result.isError, kind).toBe(true);
      expect(JSON.stringify(result.content)).not.toMatch(/Birch|Cedar/);
      await expect(client.readResource({ uri: `tandem://${kind}/${id}` })).rejects.toThrow(/not found/i);
    }
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ name }) => name)).not.toContain('commission_plans');
    for (const text of ['Birch', 'Cedar'])
      expect(JSON.stringify(await run(client, 'search', { text }))).not.toContain(birch.id);
    await client.close();
  });

  test('cannot choose another view by headers', async () => {
    const answer = await send(call('query', { of: 'partners' }), {
      token: alder.key,
      'x-tandem-mode': 'company',
      'x-tandem-organization': company.id,
    });
    expect(answer.status).toBe(409);
    const program = await send(call('query', { of: 'partners' }), {
      token: alder.key,
      'x-tandem-program': birch.id,
    });
    expect(program.status).toBe(409);
  });
});

describe('OAuth', () => {
  /** Signs in as the client of the protocol does: discovery, registration, consent in the browser, PKCE, tokens. */
  async function signedIn(person: Person) {
    const saved = new Map<string, unknown>();
    const keep = (name: string) => (value: unknown) => void saved.set(name, value);
    const kept = (name: string) => () => saved.get(name) as never;
    const provider = {
      redirectUrl: 'http://localhost:9876/callback',
      clientMetadata: { client_name: 'Desk', redirect_uris: ['http://localhost:9876/callback'] },
      clientInformation: kept('client'),
      saveClientInformation: keep('client'),
      tokens: kept('tokens'),
      saveTokens: keep('tokens'),
      redirectToAuthorization: keep('url'),
      codeVerifier: kept('verifier'),
      saveCodeVerifier: keep('verifier'),
      discoveryState: kept('discovered'),
      saveDiscoveryState: keep('discovered'),
    };
    const transport = () => new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { authProvider: provider });
    const first = transport();
    await expect(new Client({ name: 'test', version: '1' }).connect(first)).rejects.toThrow();
    const asked = Object.fromEntries((saved.get('url') as URL).searchParams);
    const { address } = await person.post<{ address: string }>('/oauth/allow', asked);
    const answer = new URL(address).searchParams;
    await first.finishAuth(answer);
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(transport());
    return { client, asked, token: (saved.get('tokens') as { access_token: string }).access_token };
  }

  test('the official client signs in as a partner, and its token works at /mcp only', async () => {
    const { client, asked, token } = await signedIn(alder.admin);
    expect(asked.resource).toBe(`${base}/mcp`);
    const deals = await run(client, 'query', { of: 'opportunities' });
    expect(deals.structured.answer.rows.map(({ id }) => id)).toEqual([alder.deal]);
    const direct = await fetch(`${base}/api/partners`, { headers: { authorization: `Bearer ${token}` } });
    expect(direct.status).toBe(401);
    await client.close();
  });

  test('a token for /api does not work at /mcp, and one for the whole installation works at both', async () => {
    const bound = async (resource: string | null) => {
      const secret = await keyOf(company.owner);
      await world.kernel.system.unscoped((tx) =>
        tx.run(sql`update api_keys set resource = ${resource} where prefix = ${secret.slice(0, 10)}`),
      );
      world.kernel.identity.forget();
      return secret;
    };
    const statuses = async (token: string) => [
      (await send(rpc('tools/list'), { token })).status,
      (await fetch(`${base}/api/partners`, { headers: { authorization: `Bearer ${token}` } })).status,
    ];
    expect(await statuses(await bound(`${base}/api`))).toEqual([401, 200]);
    expect(await statuses(await bound(`${base}/mcp`))).toEqual([200, 401]);
    for (const whole of [base, `${base}/`, null]) expect(await statuses(await bound(whole))).toEqual([200, 200]);
    expect(await statuses(await bound('https://elsewhere.example.com/mcp'))).toEqual([401, 401]);
  });

  test('no header makes a request to the API look like one of a tool', async () => {
    const { token, client } = await signedIn(company.owner);
    for (const headers of [
      { 'x-tandem-inner': '1' },
      { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-uri': '/mcp' },
      { referer: `${base}/mcp`, origin: base },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call' },
    ] as Record<string, string>[]) {
      const answer = await fetch(`${base}/api/partners`, { headers: { authorization: `Bearer ${token}`, ...headers } });
      expect(answer.status, JSON.stringify(headers)).toBe(401);
    }
    // While a tool of the same token reads the API, requests from outside are still refused.
    const [inside, outside] = await Promise.all([
      run(client, 'query', { of: 'partners' }),
      fetch(`${base}/api/partners`, { headers: { authorization: `Bearer ${token}` } }),
    ]);
    expect([inside.isError ?? false, outside.status]).toEqual([false, 401]);
    await client.close();
  });
});

describe('strangers and misuse', () => {
  test('names the place to sign in when there is no token, or a wrong or revoked one', async () => {
    const metadata = `resource_metadata="${base}/.well-known/oauth-protected-resource/mcp"`;
    const none = await send(rpc('tools/list'), { token: '' });
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, `Bearer ${metadata}`]);
    const wrong = await send(rpc('tools/list'), { token: `tdm_${'x'.repeat(43)}` });
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([
      401,
      `Bearer error="invalid_token", ${metadata}`,
    ]);
    const { id, secret } = await company.owner.post<NewApiKey>('/api_keys', { name: 'Old', permissions: ['*:view'] });
    expect((await send(rpc('tools/list'), { token: secret })).status).toBe(200);
    await company.owner.post(`/api_keys/${id}/revoke`, {});
    expect((await send(rpc('tools/list'), { token: secret })).status).toBe(401);
    const found = await (await fetch(`${base}/.well-known/oauth-protected-resource/mcp`)).json();
    expect(found).toMatchObject({ resource: `${base}/mcp`, authorization_servers: [base] });
  });

  test('refuses sessions of people', async () => {
    expect((await send(rpc('tools/list'), { token: company.owner.token })).status).toBe(401);
  });

  test('refuses pages of other sites, and allows no site to read answers', async () => {
    for (const origin of ['https://evil.example.com', 'null', `${base}.evil.example.com`, 'http://localhost:1'])
      expect((await send(rpc('tools/list'), { origin })).status, origin).toBe(403);
    const own = await send(rpc('tools/list'), { origin: base });
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });

  test('has no sessions: GET and DELETE are refused, and a session of somebody else means nothing', async () => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await send(undefined, {}, method);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
    const answer = await send(call('query', { of: 'opportunities' }), {
      token: alder.key,
      'mcp-session-id': newId(),
    });
    expect([answer.status, answer.headers.get('mcp-session-id')]).toEqual([200, null]);
    expect(await answer.text()).not.toContain(birch.deal);
  });

  test('refuses large, deep, broken and repeated messages', async () => {
    const large = await send(call('search', { text: 'x'.repeat(10_000_000) })).catch(() => null);
    // The server answers, or closes the connection while the rest is still being sent.
    expect(large?.status ?? 413).toBe(413);
    const deep = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"query","arguments":${'['.repeat(5000)}${']'.repeat(5000)}}}`;
    for (const body of [deep, '{', '', '"text"', '1', 'null', '[]', '{"jsonrpc":"2.0","jsonrpc":"2.0"}'])
      expect((await send(body)).status, body.slice(0, 40)).toBe(400);
    const flood = await send(Array.from({ length: 100 }, () => call('query', { of: 'partners' })));
    expect(flood.status).toBe(400);
    expect((await send(rpc('tools/list'), { 'content-type': 'text/plain' })).status).toBe(400);
  });

  test('explains invalid arguments to the model, and unknown tools to the program', async () => {
    const client = await connected(key);
    for (const input of [{ limit: 1000 }, { of: 'partners', surprise: 1 }, { of: 5 }, { of: 'no_such_kind' }]) {
      const result = await run(client, 'query', input);
      expect(result.isError, JSON.stringify(input)).toBe(true);
      expect(JSON.stringify(result)).not.toMatch(/node_modules|at .*\.ts:|select /);
    }
    await expect(client.callTool({ name: 'delete_everything', arguments: {} })).rejects.toThrow('no tool');
    await client.close();
  });

  test('refuses versions of the protocol that do not exist, and methods that nobody offers', async () => {
    const old = await send(rpc('tools/list'), { 'mcp-protocol-version': '1999-01-01' });
    expect(old.status).toBe(400);
    const unknown = await send(rpc('tools/install', {}));
    expect(await unknown.json()).toMatchObject({ error: { code: -32_601 } });
    const mismatch = await send(rpc('tools/list'), {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'prompts/list',
    });
    expect(mismatch.status).toBe(400);
    const negotiated = await send(
      rpc('initialize', { protocolVersion: '3000-01-01', capabilities: {}, clientInfo: { name: 'x', version: '1' } }),
    );
    const { result } = await negotiated.json();
    expect(result.protocolVersion).toMatch(/^2025-/);
    // Tools, resources and prompts depend on permissions only, so no change of the lists is announced.
    for (const offered of ['tools', 'resources', 'prompts'])
      expect(result.capabilities[offered].listChanged ?? false, offered).toBe(false);
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const stream = await send(rpc('subscriptions/listen', { _meta: meta, notifications: { toolsListChanged: true } }), {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'subscriptions/listen',
    });
    expect(await stream.text()).toContain('error');
  });

  test('keeps to the rate of the key, and to a few requests at once', async () => {
    const slow = await keyOf(company.owner, ['*:view'], { rate_per_minute: 5 });
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push((await send(rpc('tools/list'), { token: slow })).status);
    expect(answers.slice(-2)).toEqual([429, 429]);
    const many = await Promise.all(Array.from({ length: 60 }, () => send(call('query', { of: 'partners' }))));
    const statuses = new Set(many.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200)).toEqual([429]);
    expect((await send(rpc('tools/list'))).status).toBe(200);
  });

  test('does not exist in a company where the assistant is switched off', async () => {
    const third = await world.company('Third');
    const token = await keyOf(third.owner);
    expect((await send(rpc('tools/list'), { token })).status).toBe(200);
    await world.switchFor(third, ['ai_assistant'], false);
    expect((await send(rpc('tools/list'), { token })).status).toBe(404);
  });

  test('does not fail on an address in the Host header that cannot be read', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        authorization: `Bearer ${key}`,
        host: 'a b:c',
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      payload: rpc('tools/list'),
    });
    expect(answer.statusCode).toBe(200);
  });
});
