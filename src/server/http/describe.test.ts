import { validate } from '@readme/openapi-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '../testing/world.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters?: {
    in: string;
    name: string;
    required?: boolean;
    description?: string;
    schema?: { pattern?: string };
  }[];
  requestBody?: { content?: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}
interface Description {
  openapi: string;
  servers: object[];
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

test('two published validators accept the description', async () => {
  // Both change the document they check.
  const document = () => structuredClone(description) as unknown as Record<string, unknown>;
  expect(await new Validator().validate(document())).toEqual({ valid: true });
  expect(await validate(document() as never)).toMatchObject({ valid: true });
});

const operationsOf = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ name: `${method} ${path}`, path, method, operation })),
  );

test('names every operation once, and no two addresses differ only in the name of a parameter', () => {
  const ids = operationsOf(description).map(({ operation }) => operation.operationId);
  expect(ids.filter((id) => !/^[a-z]+(_\w+)+$/.test(id))).toEqual([]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const shapes = Object.keys(description.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
  expect(description.servers).toEqual([{ url: world.kernel.config.baseUrl, description: 'This installation' }]);
});

test('public operations say so, and the others need a token', async () => {
  const isPublic = ({ operation }: { operation: Operation }) => operation.security.length === 0;
  const reads = operationsOf(description).filter(({ method, path }) => method === 'get' && !path.includes('{'));
  const [open, closed] = [reads.filter(isPublic), reads.filter((one) => !isPublic(one))];
  expect(open.length).toBeGreaterThan(3);
  for (const { path, name } of open) expect((await world.app.inject(path)).statusCode, name).not.toBe(401);
  for (const { path, name } of closed) expect((await world.app.inject(path)).statusCode, name).toBe(401);
  const forgotten = operationsOf(description).filter((one) => isPublic(one) !== !one.operation.responses['401']);
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});

/** The keywords of JSON Schema and OpenAPI 3.1. */
const KEYWORDS = new Set(
  'type format properties required items anyOf oneOf allOf not enum const pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems prefixItems minProperties maxProperties additionalProperties patternProperties propertyNames description title default examples example deprecated readOnly writeOnly nullable contentEncoding contentMediaType $ref'.split(
    ' ',
  ),
);

function unknownKeywords(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(unknownKeywords);
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (!KEYWORDS.has(keyword)) return [keyword];
    if (keyword === 'properties' || keyword === 'patternProperties')
      return Object.values(value as object).flatMap(unknownKeywords);
    return /^(items|prefixItems|anyOf|oneOf|allOf|not|additionalProperties|propertyNames)$/.test(keyword)
      ? unknownKeywords(value)
      : [];
  });
}

test('schemas have only keywords that other tools know', () => {
  const wrong = operationsOf(description).flatMap(({ name, operation }) => {
    const { parameters = [], requestBody, responses } = operation;
    const contents = [requestBody, ...Object.values(responses)].flatMap((one) => Object.values(one?.content ?? {}));
    const schemas = [...parameters.map(({ schema }) => schema), ...contents.map(({ schema }) => schema)];
    return schemas.flatMap(unknownKeywords).map((keyword) => `${name}: ${keyword}`);
  });
  expect(wrong).toEqual([]);
});

test('a refusal for a missing permission names it', async () => {
  const reader = await company.member('read_only');
  const refused = await reader.request('POST', '/partners', { name: 'Refused' });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ permission: 'partners:manage' });
  expect(refused.json().message).toContain('partners:manage');
});

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
  const requests = [
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
  for (const [method, url, body] of requests) {
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
