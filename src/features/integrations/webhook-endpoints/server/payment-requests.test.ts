import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenExternalPayout, givenPayers } from '#features/payouts/payment-files/server/testing/payout.ts';
import type { PayoutItem } from '#features/payouts/payouts/schema.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { NewEndpoint } from '../schema.ts';
import { allowReceiver, type Receiver, startReceiver } from './testing/receiver.ts';
import { settle } from './testing/settle.ts';

let world: World;
let receiver: Receiver;
beforeAll(async () => {
  world = await createWorld({ own: true, now: new Date().toISOString() });
  await world.switchEverythingOn();
  receiver = await startReceiver();
  allowReceiver(world, receiver);
});
afterAll(async () => {
  await receiver.close();
  await world.close();
});

test('the company’s system receives one signed event for each payment, without payout details', async () => {
  const company = await world.company();
  const payers = await givenPayers(company);
  const { secret } = await company.owner.post<NewEndpoint>('/webhook_endpoints', {
    name: 'Treasury',
    address: `${receiver.url}/treasury`,
    event_types: ['payment.requested'],
  });
  const batch = await givenExternalPayout(payers, 10_000, 20_000);
  await payers.finance.post(`/payout_batches/${batch.id}/send`, { by: 'external' });
  await settle(world, company);
  const items = await payers.finance.get<PayoutItem[]>(`/payout_items?batch_id=${batch.id}&_end=100`);
  expect(receiver.received).toHaveLength(2);
  for (const { body, headers } of receiver.received) {
    const { data, type } = new Webhook(secret).verify(body, headers) as { data: PayoutItem; type: string };
    const item = items.find(({ id }) => id === data.id)!;
    const { statement_no, pays_minor } = item;
    expect(type).toBe('payment.requested');
    expect(data).toMatchObject({ statement_no, pays_minor, pays_currency: 'USD', status: 'processing' });
    expect(body).not.toContain('Secret instructions');
  }
});
