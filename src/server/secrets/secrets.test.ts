import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { sql } from '../db/sql.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import {
  acceptWebhookMessage,
  createInboundWebhook,
  deleteInboundWebhook,
  inboundWebhookOf,
  receiveBytes,
  rotateInboundWebhook,
  verifyInboundWebhook,
} from './inbound-webhooks.ts';
import { openSecret, removeSecret, replaceSecret, secretStates } from './stored-secrets.ts';

let world: World;
let company: Company;
let other: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  other = await world.company();
});
afterAll(() => world.close());

describe('secrets of features', () => {
  const kind = { ref_table: 'partners', name: 'chat_url', max: 100 };

  test('are replaced, shown as set, and opened only with their company, row and name', async () => {
    const [id, second] = [newId(), newId()];
    await company.within(async (call) => {
      expect((await secretStates(call, kind, [id])).get(id)).toEqual({ is_set: false, replaced_at: null });
      await replaceSecret(call, kind, id, ' first ');
      await replaceSecret(call, kind, id, 'https://chat.example/services/hidden');
      const states = await secretStates(call, kind, [id, second]);
      expect([states.get(id)!.is_set, states.get(second)!.is_set]).toEqual([true, false]);
      expect(await openSecret(call, kind, id)).toBe('https://chat.example/services/hidden');
      expect(await openSecret(call, { ...kind, name: 'other' }, id)).toBeNull();
    });
    await other.within(async (call) => expect(await openSecret(call, kind, id)).toBeNull());
    const stored = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ text: string }>(sql`select s::text as text from stored_secrets s where ref_id = ${id}`),
    );
    const logged = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ changes: object }>(sql`select changes from audit_events where ref_id = ${id}`),
    );
    expect(logged).toEqual([
      { changes: { chat_url: [null, 'replaced'] } },
      { changes: { chat_url: [null, 'replaced'] } },
    ]);
    expect(JSON.stringify([stored, logged])).not.toContain('hidden');
  });

  test('cannot be read in another row', async () => {
    const [id, stolen] = [newId(), newId()];
    await company.within((call) => replaceSecret(call, kind, id, 'hidden'));
    await world.kernel.system.unscoped((tx) =>
      tx.run(sql`
        insert into stored_secrets (organization_id, ref_table, ref_id, name, sealed, replaced_at)
        select organization_id, ref_table, ${stolen}, name, sealed, replaced_at from stored_secrets where ref_id = ${id}`),
    );
    await expect(company.within((call) => openSecret(call, kind, stolen))).rejects.toThrow();
  });

  test('have a length, and are gone after they are removed', async () => {
    const id = newId();
    await expect(company.within((call) => replaceSecret(call, kind, id, ' '))).rejects.toThrow();
    await expect(company.within((call) => replaceSecret(call, kind, id, 'x'.repeat(101)))).rejects.toThrow();
    await company.within(async (call) => {
      await replaceSecret(call, kind, id, 'hidden');
      await removeSecret(call, kind, id);
      expect(await openSecret(call, kind, id)).toBeNull();
    });
  });
});

describe('inbound webhooks', () => {
  let owner: { ref_table: string; ref_id: string };
  let ip: string;
  let addresses = 0;
  beforeEach(() => {
    owner = { ref_table: 'automations', ref_id: newId() };
    addresses += 1;
    ip = `203.0.113.${addresses}`;
  });
  const created = () => company.within((call) => createInboundWebhook(call, owner));
  const state = () => company.within((call) => inboundWebhookOf(call, owner));
  const seconds = () => Math.floor(world.clock.now().getTime() / 1000);

  function signed(secret: string, body = '{"a":1}', { id = 'msg_1', at = seconds() } = {}) {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
    return {
      headers: { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` },
      body: Buffer.from(body),
    };
  }
  const verify = (id: string, message: { headers: Record<string, string>; body: Uint8Array }) =>
    verifyInboundWebhook(world.kernel, { id, ip, ...message });
  const WRONG = 'The webhook is unknown, or the signature is wrong.';

  test('the signature is that of Standard Webhooks', async () => {
    // The example of the specification's reference libraries.
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    };
    const { id } = await created();
    const cipher = world.kernel.sealing.cipher('inbound webhooks');
    await world.kernel.system.unscoped((tx) =>
      tx.run(sql`
        update inbound_webhooks set sealed = ${cipher.seal('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', id)} where id = ${id}`),
    );
    const clock = { now: () => new Date(1_614_265_330_000), advance: () => {} };
    const kernel = { ...world.kernel, clock };
    const body = Buffer.from('{"test": 2432232314}');
    const message = await verifyInboundWebhook(kernel, { id, ip, headers, body });
    expect(message).toMatchObject({ ...owner, organization_id: company.id, message_id: headers['webhook-id'] });
  });

  test('a message has one effect, however often it is sent', async () => {
    const { id, secret } = await created();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const message = await verify(id, signed(secret));
    const accept = () => company.within((call) => acceptWebhookMessage(call, message));
    expect([await accept(), await accept()]).toEqual([true, false]);
    // A failed effect is not remembered.
    const next = await verify(id, signed(secret, '{}', { id: 'msg_2' }));
    await company
      .within(async (call) => {
        await acceptWebhookMessage(call, next);
        throw new Error('failed');
      })
      .catch(() => {});
    expect(await company.within((call) => acceptWebhookMessage(call, next))).toBe(true);
    expect((await state())!.last_received_at).not.toBeNull();
  });

  test('a changed part, a foreign secret and an old time are refused, and counted for the owner', async () => {
    const { id, secret } = await created();
    const second = await company.within((call) => createInboundWebhook(call, { ...owner, ref_id: newId() }));
    const good = signed(secret);
    const changed: { headers: Record<string, string>; body: Uint8Array }[] = [
      { ...good, body: Buffer.from('{"a":2}') },
      { ...good, headers: { ...good.headers, 'webhook-id': 'msg_2' } },
      { ...good, headers: { ...good.headers, 'webhook-timestamp': String(seconds() + 1) } },
      signed(second.secret),
      signed(secret, '{}', { at: seconds() - 301 }),
      signed(secret, '{}', { at: seconds() + 301 }),
    ];
    for (const message of changed) await expect(verify(id, message)).rejects.toThrow(WRONG);
    expect(await state()).toMatchObject({ wrong_count: changed.length, last_wrong_at: expect.any(String) });
    await expect(verify(id, signed(secret, '{}', { at: seconds() - 299 }))).resolves.toBeDefined();
  });

  test('a missing or malformed header is refused like an unknown address', async () => {
    const { id, secret } = await created();
    const { headers, body } = signed(secret);
    const malformed: [string, string][] = [
      ['webhook-id', ''],
      ['webhook-id', 'a.b'],
      ['webhook-id', 'x'.repeat(201)],
      ['webhook-timestamp', '1e9'],
      ['webhook-timestamp', ''],
      ['webhook-signature', headers['webhook-signature'].replace('v1,', 'v2,')],
      ['webhook-signature', headers['webhook-signature'].slice(0, -1)],
      ['webhook-signature', ''],
    ];
    for (const [name, value] of malformed)
      await expect(verify(id, { headers: { ...headers, [name]: value }, body })).rejects.toThrow(WRONG);
    await expect(verify(newId(), { headers, body })).rejects.toThrow(/unknown|Too many/);
    await expect(verify('not-an-id', { headers, body })).rejects.toThrow(/unknown|Too many/);
  });

  test('a network that sends wrong messages waits, while right ones are accepted', async () => {
    const { id, secret } = await created();
    const { secret: foreign } = await company.within((call) =>
      createInboundWebhook(call, { ...owner, ref_id: newId() }),
    );
    const failures = [];
    for (let at = 0; at < 12; at += 1)
      failures.push(await verify(id, signed(foreign)).catch((error) => error.statusCode));
    expect(failures).toEqual([...Array(10).fill(401), 429, 429]);
    await expect(verify(id, signed(secret))).resolves.toBeDefined();
  });

  test('the previous secret is accepted for the hours of the overlap', async () => {
    const { id, secret } = await created();
    const rotated = await company.within((call) => rotateInboundWebhook(call, owner, { overlapHours: 2 }));
    expect([rotated.id, rotated.secret === secret]).toEqual([id, false]);
    await expect(verify(id, signed(secret))).resolves.toBeDefined();
    await expect(verify(id, signed(rotated.secret))).resolves.toBeDefined();
    expect((await state())!.previous_until).not.toBeNull();
    world.clock.advance(2 * 3_600_000 + 1);
    await expect(verify(id, signed(secret))).rejects.toThrow(WRONG);
    await expect(verify(id, signed(rotated.secret))).resolves.toBeDefined();
    const leaked = await company.within((call) => rotateInboundWebhook(call, owner, { overlapHours: 0 }));
    await expect(verify(id, signed(rotated.secret))).rejects.toThrow(WRONG);
    await expect(verify(id, signed(leaked.secret))).resolves.toBeDefined();
  });

  test('only the company itself sees, rotates and ends its webhook, and the secret is never stored as text', async () => {
    const { id, secret } = await created();
    await other.within(async (call) => {
      expect(await inboundWebhookOf(call, owner)).toBeNull();
      await expect(rotateInboundWebhook(call, owner)).rejects.toMatchObject({ statusCode: 404 });
      await deleteInboundWebhook(call, owner);
    });
    const stored = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ text: string }>(sql`select w::text as text from inbound_webhooks w where id = ${id}`),
    );
    expect(stored[0]!.text).not.toContain(Buffer.from(secret.slice(6)).toString('hex'));
    expect(JSON.stringify(await state())).not.toContain(secret.slice(6));
    await company.within((call) => deleteInboundWebhook(call, owner));
    await expect(verify(id, signed(secret))).rejects.toThrow(WRONG);
  });

  test('a route receives the exact bytes of any content type', async () => {
    const app = Fastify();
    await app.register(async (scope) => {
      receiveBytes(scope);
      scope.post('/hook', ({ body }) => (body as Buffer).toString('hex'));
    });
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/png']) {
      const answer = await app.inject({
        method: 'POST',
        url: '/hook',
        payload: Buffer.from([0x7b, 0xff, 0x00]),
        headers: { 'content-type': type },
      });
      expect(answer.body).toBe('7bff00');
    }
    const large = await app.inject({
      method: 'POST',
      url: '/hook',
      payload: Buffer.alloc(300_000),
      headers: { 'content-type': 'text/plain' },
    });
    expect(large.statusCode).toBe(413);
    await app.close();
  });
});
