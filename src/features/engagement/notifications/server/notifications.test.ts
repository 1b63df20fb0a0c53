import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { MailHistory } from '#features/platform/mails/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { sendDigests } from './digest.ts';
import { type Notice, notify, partnerUserAddressees, teamMemberAddressees } from './service.ts';

let world: World;
let company: Company;
let partner_id: string;
let partner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  partner = await world.partnerUser(company, partner_id);
});
afterAll(() => world.close());

const tellOwner = (notice: Partial<Notice> = {}) =>
  company.within(async (call) =>
    notify(
      call,
      { mode: 'company', people: await teamMemberAddressees(call, ['owner']) },
      { kind: 'deal_registration_pending', text: 'Something happened', link: '/partners', ...notice },
    ),
  );
/** A kind that is not combined. */
const ALONE = { kind: 'deal_registration_withdrawn' } as const;
const tellPartner = () =>
  company.within(async (call) =>
    notify(
      call,
      { mode: 'partner', partner_id, people: await partnerUserAddressees(call, partner_id) },
      { kind: 'deal_registration_approved', text: 'Your deal is approved', link: '/revenue/deal-desk' },
    ),
  );
const unread = async (who: Person) =>
  (await who.get<{ unread_count: number }>('/in_app_notifications/unread_count')).unread_count;

test('lists a person’s own notifications, newest first, with the total', async () => {
  const colleague = await company.member('admin');
  for (let count = 1; count <= 7; count += 1) await tellOwner({ ...ALONE, text: `Notice ${count}` });
  const page = await company.owner.request('GET', '/in_app_notifications?_start=0&_end=5');
  expect(page.headers['x-total-count']).toBe('7');
  expect(page.json().map(({ text }: { text: string }) => text)).toEqual([7, 6, 5, 4, 3].map((n) => `Notice ${n}`));
  expect(page.json()[0]).toMatchObject({ is_read: false, link: '/partners', created_at: expect.any(String) });
  expect(await unread(company.owner)).toBe(7);
  expect(await colleague.get('/in_app_notifications')).toEqual([]);
  expect(await unread(colleague)).toBe(0);
});

test.each(['POST', 'PUT'] as const)('%s marks some or all as read', async (method) => {
  await company.owner.request(method, '/in_app_notifications/mark_all_as_read', {});
  expect(await unread(company.owner)).toBe(0);
  await tellOwner(ALONE);
  await tellOwner(ALONE);
  const [newest] = await company.owner.get<{ id: string }[]>('/in_app_notifications?is_read=false');
  const marked = await company.owner.request(method, '/in_app_notifications/mark_as_read', {
    notification_ids: [newest!.id],
  });
  expect(marked.json()).toEqual({ unread_count: 1 });
  const all = await world.app.inject({
    method,
    url: '/api/in_app_notifications/mark_all_as_read',
    headers: { authorization: `Bearer ${company.owner.token}` },
  });
  expect(all.statusCode, all.body).toBe(200);
  expect(await unread(company.owner)).toBe(0);
});

test('does not mark another person’s notifications', async () => {
  await tellOwner();
  const [notice] = await company.owner.get<{ id: string }[]>('/in_app_notifications');
  const colleague = await company.member('admin');
  await colleague.request('POST', '/in_app_notifications/mark_as_read', { notification_ids: [notice!.id] });
  await partner.request('POST', '/in_app_notifications/mark_all_as_read', {});
  expect(await unread(company.owner)).toBe(1);
});

test('shows partner notifications in their own program', async () => {
  await tellPartner();
  expect(await partner.get('/in_app_notifications')).toMatchObject([
    { text: 'Your deal is approved', mode: 'partner' },
  ]);
  expect(await unread(partner)).toBe(1);
  await partner.request('POST', '/in_app_notifications/mark_all_as_read', {});
  expect(await unread(partner)).toBe(0);
});

test('sends a notification with a key once per person', async () => {
  const before = await unread(company.owner);
  await tellOwner({ ...ALONE, dedupe_key: 'once' });
  await tellOwner({ ...ALONE, dedupe_key: 'once' });
  expect(await unread(company.owner)).toBe(before + 1);
});

const bell = (who: Person) =>
  who.get<{ id: string; text: string; link: string; count: number }[]>('/in_app_notifications?_end=50&is_read=false');

test('combines similar unread notifications in one row with one id, link and count', async () => {
  await company.owner.post('/in_app_notifications/mark_all_as_read', {});
  await tellOwner({ text: 'Ada registered One', link: '/partners/pending/opportunities/show/1' });
  const [first] = await bell(company.owner);
  expect(first).toMatchObject({ text: 'Ada registered One', link: '/partners/pending/opportunities/show/1', count: 1 });
  await tellOwner({ text: 'Ada registered Two', link: '/partners/pending/opportunities/show/2' });
  expect(await bell(company.owner)).toMatchObject([
    {
      id: first!.id,
      text: '2 new deal registrations. Latest: Ada registered Two',
      link: '/partners/pending',
      count: 2,
    },
  ]);
  expect(await unread(company.owner)).toBe(1);
  // One that was read stays as it is.
  await company.owner.post('/in_app_notifications/mark_as_read', { notification_ids: [first!.id] });
  await tellOwner({ text: 'Ada registered Three', link: '/partners/pending/opportunities/show/3' });
  expect(await bell(company.owner)).toMatchObject([{ text: 'Ada registered Three', count: 1 }]);
});

test('combines notifications of one kind about one record, and no others', async () => {
  await company.owner.post('/in_app_notifications/mark_all_as_read', {});
  const link = (record: string) => ({ ...ALONE, link: `/partners/show/${record}` });
  await tellOwner({ text: 'First', ...link(partner_id) });
  await tellOwner({ text: 'Second', ...link(partner_id) });
  await tellOwner({ text: 'Elsewhere', ...link(company.id) });
  await tellOwner({ text: 'Of another kind', ...link(partner_id), kind: 'deal_registration_released' });
  const rows = (await bell(company.owner)).map(({ text, count }) => [text, count]);
  expect(rows.toSorted()).toEqual([
    ['Elsewhere', 1],
    ['Of another kind', 1],
    ['Second', 2],
  ]);
});

test('counts fifty notifications at once exactly, and each key once', async () => {
  await company.owner.post('/in_app_notifications/mark_all_as_read', {});
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => tellOwner({ text: `At once ${at}`, dedupe_key: `at once ${at % 40}` })),
  );
  const rows = await bell(company.owner);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ count: 40, link: '/partners/pending' });
  expect(rows[0]!.text).toMatch(/^40 new deal registrations\. Latest: At once \d+$/);
});

test('notifies only users of the company’s own partners', async () => {
  const other = await world.company('Other');
  expect(await company.within((call) => partnerUserAddressees(call, partner_id))).toMatchObject([
    { user_id: partner.user_id },
  ]);
  expect(await other.within((call) => partnerUserAddressees(call, partner_id))).toEqual([]);
});

test('sends nothing to a partner without portal access, including queued notifications', async () => {
  const outbox = () =>
    company.within((call) =>
      call.rows<{ to_address: string }>(
        sql`select to_address from mail_outbox where organization_id = ${call.organization_id} order by created_at, id`,
      ),
    );
  const gone_id = await company.within((call) => samplePartner(call, { name: 'Gone' }));
  const [gone, reader] = [await world.partnerUser(company, gone_id), await world.partnerUser(company, gone_id)];
  await gone.patch('/notification_preferences', {
    topics: [{ topic: 'decisions', in_app: true, email: 'daily' }],
    timezone: 'UTC',
    digest_at: '08:00',
  });
  const tellGone = () =>
    company.within(async (call) =>
      notify(
        call,
        { mode: 'partner', partner_id: gone_id, people: await partnerUserAddressees(call, gone_id) },
        { kind: 'deal_registration_approved', text: 'Theirs no more' },
      ),
    );
  const before = (await outbox()).length;
  await tellGone();
  expect((await outbox()).slice(before)).toMatchObject([{ to_address: reader.email }]);
  await company.owner.request('DELETE', `/partners/${gone_id}`);
  await tellGone();
  world.clock.set(new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString());
  await company.within(sendDigests);
  expect(await outbox()).toHaveLength(before + 1);
  const told = await company.within((call) =>
    call.rows(
      sql`select from in_app_notifications where organization_id = ${call.organization_id} and partner_id = ${gone_id}`,
    ),
  );
  expect(told).toHaveLength(2);
});

test('the history of a record shows a digest only to the person who got it', async () => {
  const reader = await company.member('admin');
  await reader.patch('/notification_preferences', {
    topics: [{ topic: 'registrations', in_app: true, email: 'daily' }],
    timezone: 'UTC',
    digest_at: '08:00',
  });
  const about = [{ table: 'partners' as const, id: partner_id }];
  const tell = (text: string) =>
    company.within((call) =>
      notify(
        call,
        { mode: 'company', people: [{ user_id: reader.user_id, email: reader.email, full_name: 'Reader' }] },
        { kind: 'deal_registration_pending', text, about },
      ),
    );
  await tell('First');
  await tell('Second');
  world.clock.set(new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString());
  await company.within(sendDigests);
  const subjectsFor = async (person: Person) =>
    (await person.get<MailHistory>(`/partners/${partner_id}/mails`)).mails.map(({ subject }) => subject);
  expect(await subjectsFor(reader)).toContain('2 new notifications');
  expect(await subjectsFor(company.owner)).not.toContain('2 new notifications');
});
