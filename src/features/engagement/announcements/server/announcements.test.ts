import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Announcement, Notice } from '../schema.ts';

let world: World;
let root: Person;
let acme: Company;
let other: Company;
beforeAll(async () => {
  world = await createWorld();
  root = await world.person('root@tandem.test', 'Ruth Root');
  acme = await world.company('Acme');
  other = await world.company('Other');
});
afterAll(() => world.close());

const heard = async (person: Person) => (await person.get<Notice[]>('/announcements/current')).map(({ text }) => text);

test('shows an announcement in every company while it is active', async () => {
  const hour = 3_600_000;
  const at = (offset: number) => new Date(world.clock.now().getTime() + offset).toISOString();
  await root.post<Announcement>('/announcements', {
    text: 'Maintenance tonight',
    tone: 'warning',
    starts_at: at(hour),
    ends_at: at(3 * hour),
  });
  expect(await heard(acme.owner)).toEqual([]);
  world.clock.advance(2 * hour);
  expect(await heard(acme.owner)).toEqual(['Maintenance tonight']);
  expect(await heard(other.owner)).toEqual(['Maintenance tonight']);
  expect(await heard(root)).toEqual(['Maintenance tonight']);
  world.clock.advance(hour);
  expect(await heard(acme.owner)).toEqual([]);
});

test('shows an announcement for partners in partner mode only', async () => {
  const partner_id = await acme.within((call) => samplePartner(call));
  const pia = await world.partnerUser(acme, partner_id);
  const { id } = await root.post<Announcement>('/announcements', { text: 'New portal', audience: 'partner' });
  expect(await heard(pia)).toEqual(['New portal']);
  expect(await heard(acme.owner)).toEqual([]);
  await root.patch(`/announcements/${id}`, { audience: 'everybody' });
  expect(await heard(acme.owner)).toEqual(['New portal']);
  expect((await root.request('DELETE', `/announcements/${id}`)).statusCode).toBe(200);
  expect(await heard(pia)).toEqual([]);
});

test('lets only super admins create announcements', async () => {
  expect((await acme.owner.request('POST', '/announcements', { text: 'Hello' })).statusCode).toBe(404);
  expect((await acme.owner.request('GET', '/announcements')).statusCode).toBe(404);
});

test('accepts links to the product or https, and an end after the start', async () => {
  const script = await root.request('POST', '/announcements', { text: 'x', link: 'javascript:alert(1)' });
  expect([script.statusCode, Object.keys(script.json().errors)]).toEqual([400, ['link']]);
  const turned = await root.request('POST', '/announcements', { text: 'x', ends_at: '2020-01-01T00:00:00Z' });
  expect([turned.statusCode, turned.json().errors]).toEqual([422, { ends_at: ['must be after the start'] }]);
});
