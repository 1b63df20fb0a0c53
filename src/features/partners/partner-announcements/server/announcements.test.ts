import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reach } from '#features/partners/audiences/schema.ts';
import { createAudience } from '#features/partners/audiences/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { AnnouncementForPartner, PartnerAnnouncement } from '../schema.ts';
import { announcementJobs } from './jobs.ts';

let world: World;
let acme: Company;
let pia: Person;
let paul: Person;
let audience_id: string;
const DAY = 86_400_000;
const run = async (task: string, payload = {}) => announcementJobs[task]!(await jobFor(world.kernel, acme.id), payload);
const at = (offset: number) => new Date(world.clock.now().getTime() + offset).toISOString();

beforeAll(async () => {
  world = await createWorld({ own: true });
  acme = await world.company('Acme');
  const first = await acme.within((call) => samplePartner(call, { name: 'Alder', country: 'CH' }));
  const second = await acme.within((call) => samplePartner(call, { name: 'Birch' }));
  await acme.within((call) => samplePartner(call, { name: 'Cedar' }));
  pia = await world.partnerUser(acme, first);
  paul = await world.partnerUser(acme, second);
  audience_id = await acme.within((call) =>
    createAudience(call, {
      name: 'Alder only',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.country', op: 'eq', value: 'CH' }] }] },
    }),
  );
});
afterAll(() => world.close());

const create = (body: object) => acme.owner.post<PartnerAnnouncement>('/partner_announcements', body);
const send = ({ id }: { id: string }) => acme.owner.post<PartnerAnnouncement>(`/partner_announcements/${id}/send`, {});
const read = (person: Person, query = '') => person.get<AnnouncementForPartner[]>(`/partner_announcements${query}`);
const banners = async (person: Person) =>
  (await read(person, '?status=active&shows_banner=true&is_dismissed=false')).map(({ title }) => title);
const bell = async (person: Person) =>
  (await person.get<{ text: string }[]>('/in_app_notifications')).map(({ text }) => text);

test('says who gets an announcement, and who is left out for which reason', async () => {
  const all = await acme.owner.get<Reach>('/partner_announcements/reach');
  expect(all).toEqual({
    partners: 2,
    people: 2,
    left_out: [{ reason: 'no_people', partners: 1, names: ['Cedar'] }],
  });
  const some = await acme.owner.get<Reach>(`/partner_announcements/reach?audience_id=${audience_id}`);
  expect(some).toMatchObject({ partners: 1, people: 1, left_out: [{ reason: 'audience', partners: 2 }] });
});

test('shows a banner and rings the bell of the audience, once', async () => {
  const draft = await create({ title: 'New prices', body: 'From January.', audience_id, sends_email: true });
  expect(draft).toMatchObject({ status: 'draft', tone: 'info' });
  expect(await banners(pia)).toEqual([]);
  expect(await send(draft)).toMatchObject({ status: 'active', reached_partners: 1, reached_people: 1 });
  await run('partner_announcements.deliver', draft);
  expect(await banners(pia)).toEqual(['New prices']);
  expect(await banners(paul)).toEqual([]);
  expect(await bell(pia)).toEqual(['New prices']);
  expect(await bell(paul)).toEqual([]);
  const again = await acme.owner.request('POST', `/partner_announcements/${draft.id}/send`, {});
  expect(again.statusCode).toBe(409);
  await run('partner_announcements.deliver', draft);
  expect(await bell(pia)).toEqual(['New prices']);
  const edited = await acme.owner.request('PATCH', `/partner_announcements/${draft.id}`, { title: 'Other' });
  expect(edited.statusCode).toBe(409);
});

test('each person closes a banner for themselves', async () => {
  const row = await send(await create({ title: 'Partner day', rings_bell: false }));
  await pia.post(`/partner_announcements/${row.id}/dismiss`, {});
  await pia.post(`/partner_announcements/${row.id}/dismiss`, {});
  expect(await banners(pia)).not.toContain('Partner day');
  expect(await banners(paul)).toContain('Partner day');
  await run('partner_announcements.deliver', row);
  expect(await bell(pia)).not.toContain('Partner day');
  expect(await acme.owner.get(`/partner_announcements/${row.id}`)).toMatchObject({ dismissals: 1 });
  expect((await acme.owner.request('POST', `/partner_announcements/${row.id}/dismiss`, {})).statusCode).toBe(404);
});

test('starts and ends at its times', async () => {
  const row = await send(await create({ title: 'Later', starts_at: at(DAY), ends_at: at(2 * DAY) }));
  expect(row.status).toBe('scheduled');
  const clock = () => run('partner_announcements.clock');
  await clock();
  expect(await banners(paul)).not.toContain('Later');
  world.clock.advance(DAY);
  await clock();
  expect(await banners(paul)).toContain('Later');
  world.clock.advance(DAY);
  await clock();
  expect(await banners(paul)).not.toContain('Later');
  expect(await acme.owner.get(`/partner_announcements/${row.id}`)).toMatchObject({ status: 'ended' });
});

test('partners see only what was sent to them, and nothing of its audience', async () => {
  const draft = await create({ title: 'Secret draft' });
  expect((await pia.request('GET', `/partner_announcements/${draft.id}`)).statusCode).toBe(404);
  expect((await pia.request('POST', `/partner_announcements/${draft.id}/dismiss`, {})).statusCode).toBe(404);
  expect((await pia.request('POST', '/partner_announcements', { title: 'Mine' })).statusCode).toBe(404);
  const [mine] = await read(pia);
  expect(mine).not.toHaveProperty('audience_id');
  expect(mine).not.toHaveProperty('reached_people');
  const other = await world.company('Other');
  expect((await other.owner.request('GET', `/partner_announcements/${draft.id}`)).statusCode).toBe(404);
  expect((await other.owner.request('POST', `/partner_announcements/${draft.id}/send`, {})).statusCode).toBe(404);
  const reader = await acme.member('read_only');
  expect((await reader.request('POST', `/partner_announcements/${draft.id}/send`, {})).statusCode).toBe(403);
});

test('refuses scripts as links, an end before the start, and no way to announce', async () => {
  const refused = async (body: object) => {
    const answer = await acme.owner.request('POST', '/partner_announcements', { title: 'x', ...body });
    return [answer.statusCode, Object.keys(answer.json().errors)];
  };
  expect(await refused({ link: 'javascript:alert(1)' })).toEqual([400, ['link']]);
  expect(await refused({ link: '//evil.example' })).toEqual([400, ['link']]);
  expect(await refused({ ends_at: '2020-01-01T00:00:00Z' })).toEqual([422, ['ends_at']]);
  expect(await refused({ shows_banner: false, rings_bell: false })).toEqual([422, ['shows_banner']]);
});

test('is not sent when no one can get it', async () => {
  const empty = await world.company('Empty');
  const { id } = await empty.owner.post<PartnerAnnouncement>('/partner_announcements', { title: 'Hello?' });
  const answer = await empty.owner.request('POST', `/partner_announcements/${id}/send`, {});
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'No partner user in the audience can sign in, so no one would get it.',
  ]);
});
