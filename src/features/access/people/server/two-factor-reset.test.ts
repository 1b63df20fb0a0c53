import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, PASSWORD, type Person, type World } from '#server/testing/world.ts';
import type { TeamMember } from '../schema.ts';
import { peopleJobs } from './jobs.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

const reason = 'Lost the phone on a journey';
const reset = (by: Person, of: Person, body: object = { reason }) =>
  by.request('POST', `/team_members/${of.user_id}/two_factor/reset`, body);

async function protect(person: Person): Promise<void> {
  const { secret } = await person.post<{ secret: string }>('/profile/two_factor', { password: PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
  await person.post('/profile/two_factor/enable', { code });
}

function signIn({ email }: Person) {
  return world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password: PASSWORD },
    remoteAddress: '10.7.0.1',
  });
}

test('lets someone sign in by password after an administrator resets two-factor with a reason', async () => {
  const admin = await company.member('admin');
  const person = await company.member('finance');
  await protect(person);
  expect((await signIn(person)).statusCode).toBe(401);

  expect((await reset(admin, person, {})).json().errors).toHaveProperty('reason');
  const done = await reset(admin, person);
  expect(done.json<TeamMember>()).toMatchObject({ id: person.user_id, has_two_factor: false });
  // The reset ends sessions that were opened with the lost phone.
  expect((await person.request('GET', '/session')).statusCode).toBe(401);
  expect((await signIn(person)).statusCode).toBe(200);

  const [event] = await admin.get<object[]>('/audit_events?ref_table=memberships&_sort=at&_order=desc&_end=1');
  expect(event).toMatchObject({
    action: 'updated',
    actor_id: admin.user_id,
    reason,
    changes: { has_two_factor: [true, false] },
  });
  expect((await reset(admin, person)).statusCode).toBe(409);
});

test('emails the person who reset it and why; the email belongs to no company', async () => {
  const person = await company.member('finance');
  await protect(person);
  await reset(company.owner, person);
  const admin = new pg.Client({ connectionString: world.database.adminUrl });
  await admin.connect();
  const queued = await admin.query(sql`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'people.tell_second_proof_reset' and j.payload->>'user_id' = ${person.user_id}`);
  await admin.end();
  await peopleJobs['people.tell_second_proof_reset']!(await jobFor(world.kernel, company.id), queued.rows[0].payload);
  const [mail] = await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`
      select organization_id, subject, body_text from mail_outbox
      where user_id = ${person.user_id} and subject like '%reset'`),
  );
  expect(mail).toMatchObject({ organization_id: null, subject: 'Your two-factor authentication was reset' });
  expect(mail!.body_text).toContain(reason);
  expect(mail!.body_text).toContain('Test Person');
});

test('refuses to reset one’s own, someone with more permissions, a stranger, or a member of other companies', async () => {
  const admin = await company.member('admin');
  const reader = await company.member('read_only');
  await protect(company.owner);
  await protect(admin);
  expect((await reset(admin, company.owner)).statusCode).toBe(409);
  expect((await reset(admin, admin)).statusCode).toBe(409);
  expect((await reset(reader, admin)).statusCode).toBe(403);
  const other = await world.company('Other');
  expect((await reset(other.owner, admin)).statusCode).toBe(404);

  const shared = await company.member('finance');
  await protect(shared);
  await world.join(other.id, shared.user_id, 'read_only');
  const refused = await reset(company.owner, shared);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This person also belongs to another company. Ask a super admin to reset it.',
  ]);
  expect((await signIn(shared)).statusCode).toBe(401);
});

test('refuses to reset a super admin', async () => {
  const root = await world.person('root@tandem.test', 'Ruth Root');
  await world.join(company.id, root.user_id, 'read_only');
  await protect(root);
  expect((await reset(company.owner, root)).statusCode).toBe(409);
  expect((await signIn(root)).statusCode).toBe(401);
});

test('refuses API keys, and allows a partner’s administrator for the partner’s own users', async () => {
  const partner = await company.within((call) => samplePartner(call));
  const admin = await world.partnerUser(company, partner);
  const person = await world.partnerUser(company, partner, 'partner_member');
  await protect(person);
  const { secret } = await admin.post<{ secret: string }>('/api_keys', { name: 'Probe', permissions: ['*:manage'] });
  const byKey = await world.app.inject({
    method: 'POST',
    url: `/api/team_members/${person.user_id}/two_factor/reset`,
    headers: { authorization: `Bearer ${secret}` },
    payload: { reason },
  });
  expect(byKey.statusCode).toBe(422);
  expect((await reset(company.owner, person)).statusCode).toBe(404);
  expect((await reset(admin, person)).statusCode).toBe(200);
  const [event] = await admin.get<object[]>('/organization_events?ref_table=memberships&_sort=at&_order=desc&_end=1');
  expect(event).toMatchObject({ changes: { has_two_factor: [true, false] }, reason });
});
