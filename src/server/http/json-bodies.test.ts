import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '../testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

/** Sends a request that declares JSON, even without a body. */
const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: string) =>
  world.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${company.owner.token}`, 'content-type': 'application/json' },
    ...(payload !== undefined && { payload }),
  });

test('accepts a content type without a body', async () => {
  const { id } = await company.owner.post<{ id: string }>('/partner_types', { name: 'Short-lived' });
  expect((await send('POST', '/login')).statusCode).toBe(200);
  expect((await send('POST', '/in_app_notifications/mark_all_as_read', '')).statusCode).toBe(200);
  const removed = await send('DELETE', `/partner_types/${id}`);
  expect(removed.statusCode, removed.body).toBe(200);
});

test('requires a body where one is needed', async () => {
  const refused = await send('PATCH', '/user/preference', ' ');
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual({ body: ['is required'] });
});

test('distinguishes invalid JSON from reserved property names', async () => {
  const refusals = {
    '{"name":': 'is not valid JSON',
    '{"name":"A","__proto__":{"a":1}}': 'has a field called __proto__ or constructor.prototype',
    '{"name":"A","constructor":{"prototype":{"a":1}}}': 'has a field called __proto__ or constructor.prototype',
  };
  for (const [body, fault] of Object.entries(refusals)) {
    const refused = await send('POST', '/partner_types', body);
    expect(refused.json()).toEqual({ message: `The body ${fault}.`, statusCode: 400, errors: { body: [fault] } });
  }
});

test('rejects duplicate keys within one object', async () => {
  for (const [body, name] of [
    ['{"name":"A","name":"B"}', 'name'],
    ['{"name" :"A", "n\\u0061me": "B"}', 'name'],
    ['{"name":"A","custom":{"a":[{"x":1,"x":1}]}}', 'x'],
  ] as const) {
    const refused = await send('POST', '/partner_types', body);
    expect(refused.json()).toEqual({
      message: `${name} is set twice`,
      statusCode: 400,
      errors: { [name]: ['is set twice'] },
    });
  }
  const { id } = await company.owner.post<{ id: string }>('/partner_types', { name: '{"name": "name":}\\' });
  const other = await company.owner.post<{ id: string }>('/partner_types', { name: 'name' });
  const updates = [id, other.id].map((one, order) => ({ id: one, values: { order } }));
  expect((await send('PATCH', '/partner_types/0', JSON.stringify({ updates }))).statusCode).toBe(200);
});

test('names the size limit of a large body', async () => {
  const refused = await send('POST', '/partner_types', JSON.stringify({ name: 'x'.repeat(1_100_000) }));
  expect(refused.statusCode).toBe(413);
  expect(refused.json().errors).toEqual({ body: ['must be at most 1 MB'] });
});

test('rejects a malformed URL with a standard error', async () => {
  const refused = await world.app.inject('/api/partners/%');
  expect(refused.json()).toEqual({
    message: 'The address is malformed: /api/partners/%',
    statusCode: 400,
    errors: { address: ['is malformed'] },
  });
  expect(refused.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});
