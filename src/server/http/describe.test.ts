import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '../testing/world.ts';

interface Operation {
  parameters?: {
    in: string;
    name: string;
    required?: boolean;
    description?: string;
    schema?: { pattern?: string };
  }[];
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}
interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

let world: World;
let company: Company;
let description: Description;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  description = (await world.app.inject('/api/openapi.json')).json();
});
afterAll(() => world.close());

test('documents path parameters and errors of every operation', () => {
  const faults: string[] = [];
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const [method, { parameters = [], responses }] of Object.entries(operations)) {
      const named = parameters.filter((one) => one.in === 'path' && one.required).map(({ name }) => name);
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      if (parts.some((part) => !named.includes(part))) faults.push(`${method} ${path}: parts`);
      const wordless = parameters.filter(({ schema, description }) => schema?.pattern && !description);
      faults.push(...wordless.map(({ name }) => `${method} ${path}: ${name} says in no words what it is`));
      const refusal = responses.default?.content?.['application/json']?.schema.$ref;
      if (refusal !== '#/components/schemas/Refusal') faults.push(`${method} ${path}: refusal`);
    }
  }
  expect(faults).toEqual([]);
  expect(description.openapi).toBe('3.1.0');
});

test('describes every event that a webhook announces, with the types of its fields', () => {
  const { webhooks } = description as unknown as {
    webhooks: Record<string, { post: { requestBody: { content: { 'application/json': { schema: unknown } } } } }>;
  };
  expect(Object.keys(webhooks).length).toBeGreaterThan(70);
  expect(webhooks['deal.won']!.post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: 'deal.won' },
      data: { properties: { amount_minor: expect.anything(), sequence: { type: 'integer' } } },
    },
  });
  for (const [type, { post }] of Object.entries(webhooks))
    expect(JSON.stringify(post), type).not.toContain('undefined');
});

test('documents the response of every action', () => {
  const silent = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, { responses }]) => method !== 'get' && !hasResponse(responses))
      .map(([method]) => `${method} ${path}`),
  );
  expect(silent).toEqual([]);
});
const hasResponse = (responses: Operation['responses']) =>
  '204' in responses || ['200', '201', '202'].some((status) => responses[status]?.content !== undefined);

test('the most important responses match their documentation', async () => {
  const admin = await company.member('admin');
  const { id } = await admin.post<{ id: string }>('/tags', { name: 'Described', entity: 'partners' });
  const asked = [
    ['GET', '/me'],
    ['GET', '/session'],
    ['POST', '/login'],
    ['GET', '/user/preference'],
    ['PATCH', '/user/preference', { appearance: 'dark' }],
    ['GET', '/company_settings/config'],
    ['GET', '/permissions/check?resource=opportunities&action=edit'],
    ['DELETE', `/tags/${id}`],
    ['POST', '/auth/forgot-password', { email: 'nobody@tandem.test' }],
    ['POST', '/auth/sign-out'],
  ] as const;
  for (const [method, url, body] of asked) {
    const answer = await admin.request(method, url, body);
    const path = `/api${url.split('?')[0]!.replace(id, '{id}')}`;
    const described = description.paths[path]![method.toLowerCase()]!.responses[answer.statusCode];
    expect(described, `${method} ${url} answered ${answer.statusCode}: ${answer.body}`).toBeDefined();
    if (answer.statusCode === 204) continue;
    const isSuch = new Ajv2020({ strict: false, validateFormats: false }).compile(
      described!.content!['application/json']!.schema as object,
    );
    expect(isSuch(answer.json()), `${method} ${url} ${answer.body} ${JSON.stringify(isSuch.errors)}`).toBe(true);
  }
});

test('errors match their documentation', async () => {
  const isRefusal = new Ajv2020().compile(description.components.schemas.Refusal!);
  const { owner } = company;
  const refusals = [
    await owner.request('GET', '/partners?nonsense=1'),
    await owner.request('GET', '/partners/00000000-0000-4000-8000-000000000000'),
    await owner.request('POST', '/partners', { name: '' }),
    await owner.request('GET', '/nowhere'),
    await world.app.inject('/api/partners'),
    await world.app.inject('/api/partners/%'),
  ];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([400, 404, 400, 404, 401, 400]);
  for (const refusal of refusals) expect(isRefusal(refusal.json()), refusal.body).toBe(true);
});
