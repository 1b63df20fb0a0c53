import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { DeliveryLog, NewEndpoint, WebhookDelivery, WebhookEndpoint } from '../schema.ts';
import { allowReceiver, type Receiver, startReceiver } from './testing/receiver.ts';
import { settle, wait } from './testing/settle.ts';

let world: World;
let company: Company;
let owner: Person;
let receiver: Receiver;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  receiver = await startReceiver();
  allowReceiver(world, receiver);
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = () => ({});
  company = await world.company();
  owner = company.owner;
});
afterAll(async () => {
  await receiver.close();
  await world.close();
});

const add = (event_types: string[] = ['partner.created'], by = owner, path = '/in') =>
  by.post<NewEndpoint>('/webhook_endpoints', { name: 'Orders', address: `${receiver.url}${path}`, event_types });
const deliveriesOf = (by = owner) =>
  by.get<WebhookDelivery[]>('/webhook_deliveries?_sort=created_at&_order=asc&_end=100');
const endpointOf = ({ id }: NewEndpoint, by = owner) => by.get<WebhookEndpoint>(`/webhook_endpoints/${id}`);
const addPartner = (name = 'Nordlicht') => company.within((call) => samplePartner(call, { name }));
/** The library uses the clock of the process, and the messages of tests have that of the world. */
function verify(secret: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  const now = Date.now;
  Date.now = () => world.clock.now().getTime();
  try {
    return new Webhook(secret).verify(body, headers) as { type: string; data: Record<string, unknown> };
  } finally {
    Date.now = now;
  }
}

test('delivers an event once, signed so that the published library accepts it', async () => {
  const endpoint = await add();
  expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const id = await addPartner();
  await settle(world, company);
  await settle(world, company);
  expect(receiver.received).toHaveLength(1);
  const [message] = receiver.received;
  const verified = verify(endpoint.secret, message!);
  expect(verified).toMatchObject({ type: 'partner.created', data: { id, object: 'partners', name: 'Nordlicht' } });
  const [delivery] = await deliveriesOf();
  expect(delivery).toMatchObject({
    status: 'delivered',
    attempts: 1,
    last_status_code: 200,
    event_type: 'partner.created',
  });
  const log = await owner.get<DeliveryLog>(`/webhook_deliveries/${delivery!.id}/log`);
  expect(log).toMatchObject({ body: message!.body, message_id: message!.headers['webhook-id'] });
  expect(log.attempts).toMatchObject([{ number: 1, status_code: 200, response_excerpt: 'ok', trigger: 'auto' }]);
});
