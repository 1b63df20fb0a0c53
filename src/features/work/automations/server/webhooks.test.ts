import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { createDraft, goLive, runsOf, settle, step, whenPartnerAdded } from './testing/flow.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
});
afterAll(() => world.close());

interface Hook {
  path: string;
  secret: string;
}

/** Sends a message as standardwebhooks.com describes it. */
function send({ path, secret }: Hook, body: string, { id = randomUUID(), at = world.clock.now() } = {}) {
  const seconds = Math.floor(at.getTime() / 1000);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return world.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    },
  });
}

test('a signed message starts a flow once, and nothing else does', async () => {
  const { owner } = company;
  const { id } = await goLive(owner, {
    trigger: { kind: 'webhook', table: 'partners' },
    steps: [step('t', 'tag', { mode: 'add', tags: ['Called'] })],
  });
  const hook = await owner.post<Hook>(`/automations/${id}/create_hook`);
  const partner = await company.within((call) => samplePartner(call));
  const body = JSON.stringify({ record_id: partner, tags: ['Injected'] });
  const message = randomUUID();
  expect((await send(hook, body, { id: message })).statusCode).toBe(204);
  expect((await send(hook, body, { id: message })).statusCode).toBe(204);
  await settle(world);
  expect(await runsOf(owner, id)).toMatchObject([{ status: 'succeeded', subject_id: partner, cause: 'webhook' }]);
  expect(await owner.get(`/partners/${partner}`)).toMatchObject({ tags: ['Called'] });

  const wrong = { ...hook, secret: `whsec_${Buffer.alloc(32).toString('base64')}` };
  expect((await send(wrong, body)).statusCode).toBe(401);
  expect((await send({ ...hook, path: `/api/automation_webhooks/${randomUUID()}` }, body)).statusCode).toBe(401);
  const old = new Date(world.clock.now().getTime() - 3_600_000);
  expect((await send(hook, body, { at: old })).statusCode).toBe(401);
  // The record of another company, no record, and no JSON start nothing.
  const other = await world.company('Other');
  const foreign = await other.within((call) => samplePartner(call));
  for (const text of [JSON.stringify({ record_id: foreign }), '{}', '[]', 'null', ''])
    expect((await send(hook, text)).statusCode, text).toBe(204);
  expect((await send(hook, 'no json')).statusCode).toBe(422);
  await settle(world);
  expect(await runsOf(owner, id)).toHaveLength(1);
});

test('only flows that start by a webhook have an address, and archiving them ends it', async () => {
  const { owner } = company;
  const { id } = await createDraft(owner, whenPartnerAdded([step('s', 'stop')]));
  expect((await owner.request('POST', `/automations/${id}/create_hook`, {})).statusCode).toBe(409);
  const hooked = await goLive(owner, { trigger: { kind: 'webhook' }, steps: [step('s', 'stop')] });
  const hook = await owner.post<Hook>(`/automations/${hooked.id}/create_hook`);
  expect((await send(hook, '{}')).statusCode).toBe(204);
  await settle(world);
  expect(await runsOf(owner, hooked.id)).toHaveLength(1);
  await owner.request('DELETE', `/automations/${hooked.id}`);
  expect((await send(hook, '{}')).statusCode).toBe(401);
});
