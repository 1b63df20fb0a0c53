import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { visitorIn } from '#features/engagement/forms/server/testing/filling.ts';
import { sql } from '#server/db/sql.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { ReferralEntry, ReferralPage } from '../schema.ts';
import { confirmRequest, requestJobs } from './requests.ts';

let world: World;
let desk: Desk;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  desk = await createDesk(world);
});
afterAll(() => world.close());

test('two partners, one account, two forms, the same instant: one protection', async () => {
  const { id: type_id } = await desk.reviewer.post<{ id: string }>('/opportunity_types', {
    name: 'At once',
    auto_approves: true,
  });
  const dealers = [await desk.dealer(), await desk.dealer()];
  const pages = await Promise.all(
    dealers.map(async ({ id: partner_id }, at) => {
      const { id } = await desk.reviewer.post<ReferralPage>('/referral_pages', {
        name: `Form ${at}`,
        headline: 'Register a deal',
        partner_id,
        type_id,
      });
      return desk.reviewer.post<ReferralPage>(`/referral_pages/${id}/publish`);
    }),
  );
  expect(pages[0]!.form_id).not.toBe(pages[1]!.form_id);
  for (let round = 0; round < 4; round += 1) {
    const domain = `contested-${newId().slice(-10)}.example`;
    const answers = {
      company: 'Contested',
      website: domain,
      country: 'US',
      contact_email: `ada@${domain}`,
      amount: 5000,
      currency: 'USD',
      close: '2026-09-30',
      your_name: 'Vera',
      your_email: 'vera@visitor.example',
    };
    const visitors = [visitorIn(world), visitorIn(world)];
    const tickets = await Promise.all(
      visitors.map(async (visitor, at) => (await visitor.open(pages[at]!.form_id)).ticket),
    );
    world.clock.advance(5_000);
    const sent = await Promise.all(
      visitors.map((visitor, at) =>
        visitor.request('POST', `${pages[at]!.form_id}/submissions`, {
          ticket: tickets[at],
          answers,
          context: { page_id: pages[at]!.id },
        }),
      ),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    await desk.within(async (call) => {
      const sent = await call.rows<{ id: string }>(sql`
        select id from referral_requests where organization_id = ${call.organization_id} and state = 'unconfirmed'`);
      for (const { id } of sent) await confirmRequest(call, id);
    });
    // Several processes work on the queue, so both are registered at the same time.
    await Promise.all([runWaiting(world, requestJobs), runWaiting(world, requestJobs)]);
    const states = await Promise.all(
      pages.map(async ({ id }) => {
        const [entry] = await desk.reviewer.get<ReferralEntry[]>(
          `/referral_entries?page_id=${id}&_sort=created_at&_order=desc&_end=1`,
        );
        return (await desk.registration(entry!.registration_id)).status;
      }),
    );
    expect(states.sort()).toEqual(['approved', 'pending_review']);
    const protections = await desk.within((call) =>
      call.rows(sql`
        select partner_id from deal_protections
        where organization_id = ${call.organization_id} and account_key = ${`d:${domain}`}`),
    );
    expect(protections).toHaveLength(1);
  }
});
