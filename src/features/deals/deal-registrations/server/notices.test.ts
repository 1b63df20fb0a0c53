import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Desk } from './testing/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.world.close());

test.each([
  ['en', 'June 14, 2026', 'March 18, 2026'],
  ['en-ca', 'June 14, 2026', 'March 18, 2026'],
  ['en-gb', '14 June 2026', '18 March 2026'],
])('formats dates for both sides in the format of a company in %s', async (region, end, due) => {
  desk.world.clock.set('2026-03-16T09:00:00Z');
  await desk.reviewer.patch(`/organizations/${desk.company.id}`, { region });
  const dealer = await desk.dealer(`North Wind ${region}`);
  const { id } = await dealer.register();
  await desk.decide(id, 'approve', {});
  const [told] = await dealer.person.get<{ text: string }[]>(
    '/in_app_notifications?kind=deal_registration_approved&_end=1',
  );
  expect(told!.text).toContain(`is approved and protected until ${end}.`);
  const [waits] = await desk.reviewer.get<{ text: string }[]>(
    '/in_app_notifications?kind=deal_registration_pending&_sort=created_at&_order=desc&_end=1',
  );
  expect(waits!.text).toMatch(new RegExp(`North Wind ${region} registered .* A decision is due by ${due}\\.$`));
});
