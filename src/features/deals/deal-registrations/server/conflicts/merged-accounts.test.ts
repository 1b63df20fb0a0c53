import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount } from '#features/deals/accounts/server/service.ts';
import { newId } from '#shared/ids.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

/** Two accounts that turn out to be one customer, claimed under either name. */
let desk: Desk;
let north: Dealer;
let south: Dealer;
let old: { account_name: string; account_domain: string };
let kept: { account_name: string; account_domain: string };
let keptId: string;
let oldId: string;
beforeAll(async () => {
  desk = await createDesk();
  north = await desk.dealer('North Wind');
  south = await desk.dealer('South Sea');
});
beforeEach(async () => {
  const mark = newId()
    .slice(-12)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
  old = { account_name: `Old ${mark}`, account_domain: `old-${mark}.example` };
  kept = { account_name: `Kept ${mark}`, account_domain: `kept-${mark}.example` };
  const make = ({ account_name: name, account_domain: domain }: typeof old) =>
    desk.within((call) => createAccount(call, { name, domain }));
  [oldId, keptId] = [await make(old), await make(kept)];
});
afterAll(() => desk.world.close());

async function merge(): Promise<void> {
  await desk.reviewer.post(`/accounts/${keptId}/merge`, { other_id: oldId, take: [] });
  await desk.run('accounts-merged', { ref_id: keptId });
}
const kindsOf = async (id: string) => (await desk.conflicts(id)).map(({ kind, other_id }) => [kind, other_id]);

test('keeps two protections of one account after a merge and notifies the company', async () => {
  const first = await north.register(old);
  await desk.decide(first.id, 'approve');
  const second = await south.register(kept);
  await desk.decide(second.id, 'approve');
  await merge();
  for (const [mine, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const { status, protected_until, conflict_severity } = await desk.registration(mine.id);
    expect({ status, conflict_severity }).toEqual({ status: 'approved', conflict_severity: 'block' });
    expect(protected_until).not.toBeNull();
    expect(await kindsOf(mine.id)).toEqual([['protected_by_other', other.id]]);
  }
  const notices = await desk.reviewer.get<{ text: string }[]>(
    '/in_app_notifications?kind=deal_registration_collision&_end=100',
  );
  expect(notices.filter(({ text }) => text.includes(old.account_name))).toHaveLength(1);
  // The notice is sent once, however often the check is repeated.
  await desk.run('detect');
  const later = await desk.reviewer.get<object[]>('/in_app_notifications?kind=deal_registration_collision&_end=100');
  expect(later).toHaveLength(notices.length);
});

test('detects a conflict between the merged and the kept account name', async () => {
  const first = await north.register(kept);
  await desk.decide(first.id, 'approve');
  await merge();
  const check = await south.person.post('/deal_registrations/check', { account_domain: old.account_domain });
  expect(check).toMatchObject({ result: 'possible_conflict' });
  const second = await south.register(old);
  expect(await kindsOf(second.id)).toContainEqual(['protected_by_other', first.id]);
  const refused = await desk.reviewer.request('POST', `/deal_registrations/${second.id}/approve`, {});
  expect(refused.statusCode).toBe(409);
});

test('protects the kept account by a protection under the merged name', async () => {
  const first = await north.register(old);
  await desk.decide(first.id, 'approve');
  await merge();
  expect(await desk.registration(first.id)).toMatchObject({ account_key: `d:${kept.account_domain}` });
  const second = await south.register(kept);
  expect(await kindsOf(second.id)).toContainEqual(['protected_by_other', first.id]);
  const override = { override: { code: 'different_company', text: 'Looks different' } };
  expect((await desk.reviewer.request('POST', `/deal_registrations/${second.id}/approve`, override)).statusCode).toBe(
    409,
  );
});

test('assigns the deal of a registration under the merged name to the kept account', async () => {
  await merge();
  const claim = await north.register(old);
  const { opportunity_id } = await desk.decide(claim.id, 'approve', { convert: true });
  expect(await desk.reviewer.get(`/opportunities/${opportunity_id}`)).toMatchObject({ account_id: keptId });
});
