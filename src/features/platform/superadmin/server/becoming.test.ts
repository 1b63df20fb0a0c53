import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailJobs } from '#features/platform/mails/server/jobs.ts';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, PASSWORD, type Person, type World } from '#server/testing/world.ts';

let world: World;
let root: Person;
let acme: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  root = await world.person('root@tandem.test', 'Ruth Root');
  acme = await world.company('Acme');
});
afterAll(() => world.close());

let places = 0;
const post = (url: string, payload: object) =>
  world.app.inject({ method: 'POST', url: `/api/${url}`, payload, remoteAddress: `10.9.0.${++places}` });
const session = (token: string) =>
  world.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });
const outbox = async (token: string) =>
  (await world.app.inject({ url: '/api/mail_outbox', headers: { authorization: `Bearer ${token}` } })).json<{
    mails: { id: string; to_address: string }[];
  }>();
const newestMail = (to: string) => mailedTo(world.kernel, to);

test('a super admin address counts only once verified', async () => {
  const email = 'ann@operator.test';
  const registered = await post('auth/register', { email, password: PASSWORD });
  expect(registered.statusCode, registered.body).toBe(201);
  const { token } = registered.json<{ token: string }>();
  expect((await session(token)).json().user).toMatchObject({ is_super_admin: false });
  const companies = await world.app.inject({
    url: '/api/superadmin/companies',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(companies.statusCode).toBe(404);

  // Without a mail server a company reads its people's emails, but not this one.
  const mail = await newestMail(email);
  expect((await outbox(token)).mails.map(({ to_address }) => to_address)).not.toContain(email);
  const direct = await world.app.inject({
    url: `/api/mail_outbox/${mail.id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(direct.statusCode).toBe(404);

  // The operator of the installation reads the link in its console.
  const told = vi.spyOn(console, 'info').mockImplementation(() => {});
  await mailJobs['mails.deliver_account']!(await jobFor(world.kernel, acme.id), { mail_id: mail.id });
  expect(told.mock.calls.flat().join('\n')).toContain(mail.token);
  told.mockRestore();

  expect((await post('auth/confirm-email', { token: mail.token })).statusCode).toBe(200);
  expect((await session(token)).json().user).toMatchObject({ is_super_admin: true });
});

test('an invitation link does not make anyone a super admin', async () => {
  const email = 'bob@operator.test';
  await acme.owner.post('/invitations', { email, role: 'finance' });
  const { token: secret } = await newestMail(email);
  const accepted = await post('public/invitations/accept', { token: secret, full_name: 'Bob', password: PASSWORD });
  expect(accepted.statusCode, accepted.body).toBe(200);
  const { token } = accepted.json<{ token: string }>();
  expect((await session(token)).json()).toMatchObject({ role: 'finance', user: { is_super_admin: false } });
});

test('does not print other accounts’ emails on the console', async () => {
  const email = 'carl@elsewhere.test';
  await post('auth/register', { email, password: PASSWORD });
  const told = vi.spyOn(console, 'info').mockImplementation(() => {});
  await mailJobs['mails.deliver_account']!(await jobFor(world.kernel, acme.id), {
    mail_id: (await newestMail(email)).id,
  });
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
  expect((await root.get<{ user: object }>('/session')).user).toMatchObject({ is_super_admin: true });
});
