import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { createWorld, PASSWORD, type Person, type Company as TestCompany, type World } from '#server/testing/world.ts';
import type { Company } from '../schema.ts';

let world: World;
let root: Person;
let acme: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  // Invitations expire by the database's clock too.
  world = await createWorld({ own: true, now: new Date().toISOString() });
  root = await world.person('root@tandem.test', 'Ruth Root');
  acme = await world.company('Acme');
  other = await world.company('Other');
});
afterAll(() => world.close());

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const url = (company: TestCompany) => `/superadmin/companies/${company.id}`;
const signIn = (email: string) =>
  world.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password: PASSWORD } });

test('gives a super admin without a company a session without a company', async () => {
  const session = await root.get<Record<string, unknown>>('/session');
  expect(session).toMatchObject({
    mode: 'company',
    modes: ['company'],
    role: 'super_admin',
    organizations: [],
    programs: [],
    user: { is_super_admin: true },
  });
  expect((await root.request('GET', '/partners')).statusCode).toBe(403);
  expect(await root.get('/in_app_notifications/unread_count')).toMatchObject({ unread_count: 0 });
});

test('shows companies to super admins only', async () => {
  for (const [method, path, body] of [
    ['GET', '/superadmin/companies'],
    ['GET', url(acme)],
    ['PATCH', url(acme), { max_partners: 1 }],
    ['POST', `${url(acme)}/suspend`, { reason: 'Because I can' }],
    ['POST', `${url(acme)}/delete`, { name: 'Acme', reason: 'Because I can', grace_days: 1 }],
    ['POST', `${url(acme)}/cancel_deletion`, {}],
    ['GET', `${url(acme)}/people`],
    ['GET', `${url(acme)}/export.zip`],
    ['POST', `${url(acme)}/view_as`, { user_id: acme.id, reason: 'Because I can' }],
    ['GET', '/operator_events'],
  ] as const) {
    const answer = await acme.owner.request(method, path, body);
    expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
  }
});

test('lists the usage and last activity of each company', async () => {
  await acme.within((call) => samplePartner(call));
  const [row] = await root.get<Company[]>('/superadmin/companies?q=acme');
  expect(row).toMatchObject({ name: 'Acme', status: 'active', seats: 1, partners: 1, max_partners: null });
  expect(row!.last_sign_in_at).toEqual(expect.any(String));
  const list = await root.request('GET', '/superadmin/companies?_sort=name&_order=desc');
  expect(list.headers['x-total-count']).toBe('2');
  expect(list.json<Company[]>().map(({ name }) => name)).toEqual(['Other', 'Acme']);
});

test('enforces a partner limit in the transaction and names the field', async () => {
  const before = await root.get<Company>(url(acme));
  const limited = await root.patch<Company>(url(acme), { max_partners: 2, row_version: before.row_version });
  expect(limited).toMatchObject({ max_partners: 2, partners: 1 });
  const stale = await root.request('PATCH', url(acme), { max_partners: 9, row_version: before.row_version });
  expect([stale.statusCode, stale.json().current.max_partners]).toEqual([409, 2]);

  const second = await acme.within((call) => samplePartner(call));
  const status = (await acme.owner.get<{ status_id: string }[]>('/partners'))[0]!.status_id;
  const third = await acme.owner.request('POST', '/partners', { name: 'One too many', status_id: status });
  expect(third.statusCode).toBe(422);
  expect(third.json().errors).toEqual({ name: ['The limit of 2 partners is reached. Archive some, or ask for more.'] });
  expect((await other.owner.request('GET', '/partners')).headers['x-total-count']).toBe('0');
  await expect(other.within((call) => samplePartner(call))).resolves.toBeDefined();

  // An archived partner makes room, and coming back needs room again.
  const id = typeof second === 'string' ? second : (second as { id: string }).id;
  await acme.within((call) => call.run(sql`update partners set archived_at = now() where id = ${id}`));
  await acme.within((call) => samplePartner(call));
  await expect(
    acme.within((call) => call.run(sql`update partners set archived_at = null where id = ${id}`)),
  ).rejects.toThrow('The limit of 2 partners is reached');
  await root.patch(url(acme), { max_partners: null });
});

test('gives the last place to one of two simultaneous requests', async () => {
  const { partners } = await root.get<Company>(url(acme));
  await root.patch(url(acme), { max_partners: partners + 1 });
  const [{ status_id }] = (await acme.owner.get<{ status_id: string }[]>('/partners')) as [{ status_id: string }];
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => acme.owner.request('POST', '/partners', { name: `Racer ${name}`, status_id })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422]);
  await root.patch(url(acme), { max_partners: null });
});

test('counts team members and open invitations as seats, but no partner users', async () => {
  await root.patch(url(acme), { max_seats: 2 });
  const invite = (email: string) => acme.owner.request('POST', '/invitations', { email, role: 'finance' });
  expect((await invite('one@acme.test')).statusCode).toBe(201);
  const second = await invite('two@acme.test');
  expect([second.statusCode, second.json().errors]).toEqual([
    422,
    { email: ['The limit of 2 team members is reached. Deactivate somebody, or ask for more.'] },
  ]);
  const partner_id = await acme.within((call) => samplePartner(call));
  await expect(world.partnerUser(acme, partner_id as string)).resolves.toBeDefined();
  await acme.member('content');
  await expect(acme.member('content')).rejects.toThrow('The limit of 2 team members is reached');
  await root.patch(url(acme), { max_seats: null });
});

test('enforces a storage limit before writing', async () => {
  await root.patch(url(acme), { max_storage_bytes: 10 });
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' }), 'logo.png');
  const upload = async (person: Person) => {
    const body = new Response(form);
    return world.app.inject({
      method: 'POST',
      url: '/api/pictures',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': body.headers.get('content-type')! },
      payload: Buffer.from(await body.arrayBuffer()),
    });
  };
  const refused = await upload(acme.owner);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { file: ['The limit of 0.0 MB for files is reached. Remove some, or ask for more.'] },
  ]);
  expect((await upload(other.owner)).statusCode).toBe(201);
  await root.patch(url(acme), { max_storage_bytes: 100_000 });
  expect((await upload(acme.owner)).statusCode).toBe(201);
  expect((await root.get<Company>(url(acme))).storage_bytes).toBe(Buffer.from(PNG, 'base64').length);
  await root.patch(url(acme), { max_storage_bytes: null });
});

test('lets a company read its limits but not change them', async () => {
  await root.patch(url(acme), { max_partners: 50 });
  const read = await acme.within((call) => call.one(sql`select max_partners from company_terms`));
  expect(read).toEqual({ max_partners: 50 });
  await expect(acme.within((call) => call.run(sql`update company_terms set max_partners = 5000`))).rejects.toThrow(
    /permission denied/,
  );
  const log = await acme.owner.get<{ changes: object; reason: string; actor_kind: string }[]>(
    '/audit_events?ref_table=company_terms&_sort=at&_order=desc',
  );
  expect(log[0]).toMatchObject({
    actor_kind: 'system',
    changes: { max_partners: [null, 50] },
    reason: 'Ruth Root (super admin)',
  });
});

test('blocks users of a suspended company with the reason, and nobody else', async () => {
  const partner_id = (await acme.within((call) => samplePartner(call))) as string;
  const outsider = await world.partnerUser(acme, partner_id);
  const member = await acme.member('finance');
  await root.post(`${url(acme)}/suspend`, { reason: 'Unpaid for three months' });
  const sentence =
    'Acme is suspended, so sign-in is disabled. No data is lost. Contact the administrator of this installation.';
  for (const person of [member, acme.owner, outsider]) {
    const open = await person.request('GET', '/session');
    expect([open.statusCode, open.json().message]).toEqual([401, sentence]);
    const again = await signIn(person.email);
    expect([again.statusCode, again.json().message]).toEqual([401, sentence]);
  }
  // A wrong password learns nothing of it.
  const wrong = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: member.email, password: 'not the password' },
  });
  expect(wrong.json().message).toBe('Invalid credentials');
  expect((await other.owner.request('GET', '/session')).statusCode).toBe(200);
  expect(await root.get<Company>(url(acme))).toMatchObject({
    status: 'suspended',
    suspended_reason: 'Unpaid for three months',
  });

  await root.post(`${url(acme)}/resume`, { reason: 'Paid at last' });
  expect((await member.request('GET', '/session')).statusCode).toBe(200);
  const log = await acme.owner.get<{ reason: string }[]>(
    '/audit_events?ref_table=organizations&action=updated&_sort=at&_order=asc',
  );
  expect(log.map(({ reason }) => reason)).toEqual([
    'Ruth Root (super admin): Unpaid for three months',
    'Ruth Root (super admin): Paid at last',
  ]);
});

test('keeps access to other companies of people in a suspended one', async () => {
  const both = await acme.member('content');
  await world.join(other.id, both.user_id, 'content');
  await root.post(`${url(acme)}/suspend`, { reason: 'For the time being' });
  expect((await signIn(both.email)).statusCode).toBe(200);
  expect(await both.get<{ organizations: object[] }>('/session')).toMatchObject({ organizations: [{ name: 'Other' }] });
  await root.post(`${url(acme)}/resume`, { reason: 'It is over' });
});

test('finds people of a company by name, address and partner', async () => {
  const partner_id = (await acme.within((call) => samplePartner(call, { name: 'Quux Trading' }))) as string;
  const user = await world.partnerUser(acme, partner_id);
  const people = await root.rows<{ user_id: string; partner_name: string | null }>(`${url(acme)}/people?q=quux`);
  expect(people).toMatchObject([{ user_id: user.user_id, partner_name: 'Quux Trading', role: 'partner_admin' }]);
  const team = await root.rows<{ user_id: string; partner_id: string | null }>(
    `${url(acme)}/people?q=${encodeURIComponent(acme.owner.email)}`,
  );
  expect(team).toMatchObject([{ user_id: acme.owner.user_id, partner_id: null }]);
});

test('limits daily API requests of a company, but not its people', async () => {
  const { secret } = await acme.owner.post<{ secret: string }>('/api_keys', {
    name: 'Sync',
    permissions: ['partners:view'],
  });
  await root.patch(url(acme), { max_api_requests_per_day: 2 });
  const ask = () => world.app.inject({ url: '/api/partners', headers: { authorization: `Bearer ${secret}` } });
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(200);
  const third = await ask();
  expect([third.statusCode, third.json().message]).toEqual([
    429,
    'The limit of 2 API requests a day is reached. It resets at midnight UTC.',
  ]);
  expect((await acme.owner.request('GET', '/partners')).statusCode).toBe(200);
  world.clock.advance(86_400_000);
  expect((await ask()).statusCode).toBe(200);
  await root.patch(url(acme), { max_api_requests_per_day: null });
});
