import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, createKernel } from '#server/app.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { DealRegistration } from '../schema.ts';
import { createDesk, type Dealer, type Desk } from './testing/desk.ts';

/** Two servers on one database, each with connections of its own, asked over the network. */
let desk: Desk;
let dealers: Dealer[];
let fast: string;
const addresses: string[] = [];
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  desk = await createDesk();
  dealers = [await desk.dealer(), await desk.dealer()];
  fast = (await desk.reviewer.post<{ id: string }>('/opportunity_types', { name: 'Fast lane', auto_approves: true }))
    .id;
  const { kernel, clock, database } = desk.world;
  for (const _ of dealers) {
    const own = await createKernel({ ...database, config: kernel.config, sealing: kernel.sealing, clock });
    const app = await createApp(own, {});
    await app.listen({ port: 0, host: '127.0.0.1' });
    addresses.push(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
    closers.push(async () => {
      await app.close();
      await own.close();
    });
  }
});
afterAll(async () => {
  for (const close of closers) await close();
  await desk.world.close();
});

test('grants exactly one protection to two partners registering one account on two servers', async () => {
  for (let round = 0; round < 10; round += 1) {
    const account_domain = `both-${newId().slice(-10)}.example`;
    const claim = { account_name: 'Both want it', account_domain, type_id: fast };
    const drafts = await Promise.all(dealers.map((dealer) => dealer.draft(claim)));
    const registrations = await Promise.all(
      dealers.map(async ({ person }, index) => {
        const answer = await fetch(`${addresses[index]}/api/deal_registrations/${drafts[index]}/submit`, {
          method: 'POST',
          headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
          body: '{}',
        });
        expect(answer.status).toBe(200);
        return (await answer.json()) as DealRegistration;
      }),
    );
    expect(registrations.map(({ status }) => status).sort()).toEqual(['approved', 'pending_review']);
    const protections = await desk.within((call) =>
      call.rows<{ partner_id: string }>(sql`
        select partner_id from deal_protections
        where organization_id = ${call.organization_id} and account_key = ${`d:${account_domain}`}
          and valid @> ${call.now()}::timestamptz`),
    );
    const winner = registrations.find(({ status }) => status === 'approved')!;
    expect(protections).toEqual([{ partner_id: winner.partner_id }]);
  }
});
