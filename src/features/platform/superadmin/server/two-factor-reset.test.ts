import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feature as peopleFeature } from '#features/access/people/server/index.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { createWorld, PASSWORD, type Person, type Company as TestCompany, type World } from '#server/testing/world.ts';
import type { CompanyPerson, Operator, OperatorEvent } from '../schema.ts';

let world: World;
let root: Person;
let acme: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  world = await createWorld({ own: true });
  root = await world.person('root@tandem.test', 'Ruth Root');
  acme = await world.company('Acme');
  other = await world.company('Other');
});
afterAll(() => world.close());

const reset = (by: Person, company: TestCompany, body: object) =>
  by.request('POST', `/superadmin/companies/${company.id}/two_factor/reset`, body);

async function secure(person: Person): Promise<void> {
  const { secret } = await person.post<{ secret: string }>('/profile/two_factor', { password: PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
  await person.post('/profile/two_factor/enable', { code });
}
/** The status of a sign-in by password alone. */
async function passwordStatus(person: Person): Promise<number> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: person.email, password: PASSWORD },
  });
  return answer.statusCode;
}

test('a super admin resets two-factor of a company’s only owner, and all their logs show it', async () => {
  const { owner } = acme;
  await world.join(other.id, owner.user_id, 'read_only');
  await secure(owner);
  const people = () => root.rows<CompanyPerson>(`/superadmin/companies/${acme.id}/people`);
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

test('another super admin resets two-factor of one without a company, and the installation log shows it', async () => {
  const second = await world.person('ida@operator.test', 'Ida Operator');
  await secure(second);
  expect(await passwordStatus(second)).toBe(401);
  const people = await root.rows<Operator>('/superadmin/people');
  expect(people.map(({ email, has_two_factor }) => [email, has_two_factor])).toEqual([
    ['ida@operator.test', true],
    ['root@tandem.test', false],
  ]);
  const ask = (by: Person, of: Person, body: object) =>
    by.request('POST', `/superadmin/people/${of.user_id}/two_factor/reset`, body);
  const reason = 'Stood before me with an identity card';
  expect((await ask(root, second, {})).json().errors).toHaveProperty('reason');
  expect((await ask(other.owner, second, { reason })).statusCode).toBe(404);
  expect((await other.owner.request('GET', '/superadmin/people')).statusCode).toBe(404);
  // Two-factor authentication of a company's people is reset on the company's own screen.
  expect((await ask(root, acme.owner, { reason })).statusCode).toBe(404);
  expect((await ask(second, second, { reason })).statusCode).toBe(409);
  expect((await ask(root, second, { reason })).statusCode).toBe(204);
  expect((await second.request('GET', '/session')).statusCode).toBe(401);
  expect(await passwordStatus(second)).toBe(200);
  const [operation] = await root.get<OperatorEvent[]>('/operator_events?_end=1');
  expect(operation).toMatchObject({
    action: 'two-factor reset',
    actor_name: 'Ruth Root',
    ref_id: second.user_id,
    company_id: null,
    reason,
  });
  expect((await ask(root, second, { reason })).statusCode).toBe(409);
});

test('sends the email even when the resetting super admin has no company', async () => {
  const third = await world.person('tom@operator.test', 'Tom Operator');
  await secure(third);
  const body = { reason: 'Called and proved who it is' };
  expect((await root.request('POST', `/superadmin/people/${third.user_id}/two_factor/reset`, body)).statusCode).toBe(
    204,
  );
  const admin = new pg.Client(world.database.adminUrl);
  await admin.connect();
  const { rows } = await admin.query(sql`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'people.tell_second_proof_reset' and j.payload->>'user_id' = ${third.user_id}`);
  await admin.end();
  const { organization_id, ...payload } = rows[0].payload;
  await peopleFeature.jobs!['people.tell_second_proof_reset']!(await jobFor(world.kernel, organization_id), payload);
  const mails = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ body_text: string }>(sql`select body_text from mail_outbox where to_address = ${third.email}`),
  );
  expect(mails.at(-1)!.body_text).toContain('Ruth Root');
});

test('a database administrator resets the only super admin, as described in the guide', async () => {
  const alone = await world.person('sole@operator.test', 'Sole Operator');
  await secure(alone);
  const guide = readFileSync('docs/guide/operating.md', 'utf8');
  const statement = /select reset_second_proof\(id\)[^;]+;/.exec(guide)![0].replace('you@example.com', alone.email);
  const admin = new pg.Client(world.database.adminUrl);
  await admin.connect();
  const { rows } = await admin.query(statement);
  await admin.end();
  expect(rows).toEqual([{ reset_second_proof: true }]);
  expect(await passwordStatus(alone)).toBe(200);
});
