import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, PASSWORD, type Person, type Company as TestCompany, type World } from '#server/testing/world.ts';
import type { CompanyPerson, OperatorEvent } from '../schema.ts';

let world: World;
let root: Person;
let acme: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  world = await createWorld();
  root = await world.person('root@tandem.test', 'Ruth Root');
  acme = await world.company('Acme');
  other = await world.company('Other');
});
afterAll(() => world.close());

const reset = (by: Person, company: TestCompany, body: object) =>
  by.request('POST', `/superadmin/companies/${company.id}/two_factor/reset`, body);

test('who runs the installation lets the only owner of a company in again, and every log of theirs tells it', async () => {
  const { owner } = acme;
  await world.join(other.id, owner.user_id, 'read_only');
  const { secret } = await owner.post<{ secret: string }>('/profile/two_factor', { password: PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
  await owner.post('/profile/two_factor/enable', { code });
  const people = () => root.get<CompanyPerson[]>(`/superadmin/companies/${acme.id}/people`);
  expect((await people())[0]).toMatchObject({ user_id: owner.user_id, has_two_factor: true });

  const given = { user_id: owner.user_id, reason: 'Called and proved who it is' };
  expect((await reset(owner, acme, given)).statusCode).toBe(404);
  expect((await reset(root, acme, { user_id: owner.user_id })).json().errors).toHaveProperty('reason');
  expect((await reset(root, acme, { ...given, user_id: other.owner.user_id })).json().errors).toHaveProperty('user_id');
  expect((await reset(root, acme, given)).statusCode).toBe(204);
  expect((await people())[0]).toMatchObject({ has_two_factor: false });
  expect((await owner.request('GET', '/session')).statusCode).toBe(401);
  const again = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: owner.email, password: PASSWORD },
  });
  expect(again.statusCode).toBe(200);

  const [operation] = await root.get<OperatorEvent[]>('/operator_events?_end=1');
  expect(operation).toMatchObject({ action: 'two-factor reset', reason: given.reason, company_id: acme.id });
  const [told] = await other.owner.get<object[]>('/audit_events?ref_table=memberships&_sort=at&_order=desc&_end=1');
  expect(told).toMatchObject({
    actor_kind: 'system',
    changes: { has_two_factor: [true, false] },
    reason: expect.stringContaining('Ruth Root'),
  });
  expect((await reset(root, acme, given)).statusCode).toBe(409);
});
