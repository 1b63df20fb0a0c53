import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { DirectoryListing, ListingChange } from '../listing.schema.ts';
import type { DirectoryPartner } from '../public.schema.ts';
import { createDirectory } from './service.ts';

const partnerMode = { 'x-tandem-mode': 'partner' };
let world: World;
let company: Company;
let directory: string;
let partner: string;
let piet: Person;
let listing: DirectoryListing;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company('Orbit Fleet');
  directory = await company.within((call) => createDirectory(call, { name: 'Find a partner', is_published: true }));
  partner = await company.within((call) => samplePartner(call, { name: 'Alpine Telematics' }));
  piet = await world.partnerUser(company, partner);
  listing = await company.owner.post<DirectoryListing>('/directory_listings', {
    directory_id: directory,
    partner_id: partner,
  });
});

const asPartner = (method: string, url: string, body?: unknown) => piet.request(method, url, body, partnerMode);
const propose = (body: object) => asPartner('POST', `/directory_listings/${listing.id}/propose`, body);
const move = (name: string) => company.owner.request('POST', `/directory_listings/${listing.id}/${name}`, {});
const published = async () =>
  (await world.app.inject({ url: `/api/partners_directory/partners/public/${directory}` })).json<DirectoryPartner[]>();

test('a listing gets the partner’s name as address, and a second one of the same name another', async () => {
  expect(listing).toMatchObject({ state: 'draft', slug: 'alpine-telematics', partner_name: 'Alpine Telematics' });
  const twin = await company.within((call) => samplePartner(call, { name: 'Alpine Telematics' }));
  const other = await company.owner.post<DirectoryListing>('/directory_listings', {
    directory_id: directory,
    partner_id: twin,
  });
  expect(other.slug).toBe('alpine-telematics-2');
  const again = await company.owner.request('POST', '/directory_listings', {
    directory_id: directory,
    partner_id: twin,
  });
  expect([again.statusCode, again.json().errors]).toEqual([
    409,
    { partner_id: ['already has a listing in this directory'] },
  ]);
});

test('what a partner proposes is public only after the company approves it', async () => {
  await move('publish');
  const proposed = await propose({ tagline: 'New line', services: ['Rollout'], submit: true, note: 'Please check' });
  expect(proposed.statusCode).toBe(200);
  expect(proposed.json()).toMatchObject({
    status: 'submitted',
    proposed: { tagline: 'New line', services: ['Rollout'] },
    note: 'Please check',
  });
  expect((await published())[0]).toMatchObject({ tagline: null, services: [] });
  const approved = await company.owner.post<ListingChange>(`/listing_changes/${proposed.json().id}/approve`, {});
  expect(approved).toMatchObject({ status: 'approved', replaced: { tagline: null, services: [] } });
  expect((await published())[0]).toMatchObject({ tagline: 'New line', services: ['Rollout'] });
});

test('a draft listing is submitted by its partner and published by the approval', async () => {
  const change = (await propose({ description: 'We roll out fleets.', submit: true })).json<ListingChange>();
  expect((await company.owner.get<DirectoryListing>(`/directory_listings/${listing.id}`)).state).toBe('submitted');
  expect(await published()).toEqual([]);
  await company.owner.post(`/listing_changes/${change.id}/approve`, {});
  expect((await published())[0]!.partner_company.Description).toBe('We roll out fleets.');
});

test('a rejected change tells the partner why and publishes nothing', async () => {
  await move('publish');
  const change = (await propose({ tagline: 'The best of all', submit: true })).json<ListingChange>();
  const without = await company.owner.request('POST', `/listing_changes/${change.id}/reject`, { reason: ' ' });
  expect(without.statusCode).toBe(400);
  await company.owner.post(`/listing_changes/${change.id}/reject`, { reason: 'No superlatives, please.' });
  expect((await published())[0]!.tagline).toBeNull();
  const seen = (await asPartner('GET', `/listing_changes/${change.id}`)).json<ListingChange>();
  expect(seen).toMatchObject({ status: 'rejected', reason: 'No superlatives, please.' });
  const notes = (await asPartner('GET', '/in_app_notifications')).json<{ text: string }[]>();
  expect(notes.map(({ text }) => text).join()).toContain('No superlatives, please.');
  const twice = await company.owner.request('POST', `/listing_changes/${change.id}/approve`, {});
  expect(twice.statusCode).toBe(409);
});

test('the team that manages listings hears of a submitted change', async () => {
  await propose({ tagline: 'New line', submit: true });
  const notes = await company.owner.get<{ text: string; link: string }[]>('/in_app_notifications');
  expect(notes[0]!.text).toContain('Alpine Telematics changed its listing');
  expect(notes[0]!.link).toContain(`/partners_directory/show/${directory}?tab=changes`);
});

test('a draft change can be continued, submitted and withdrawn; only one is open', async () => {
  const draft = (await propose({ tagline: 'One' })).json<ListingChange>();
  const more = (await propose({ website: 'alpine.example', submit: true })).json<ListingChange>();
  expect(more).toMatchObject({
    id: draft.id,
    status: 'submitted',
    proposed: { tagline: 'One', website: 'https://alpine.example/' },
  });
  expect((await propose({ tagline: 'Two' })).statusCode).toBe(409);
  expect((await asPartner('POST', `/listing_changes/${draft.id}/withdraw`, {})).json().status).toBe('withdrawn');
  expect((await company.owner.get<DirectoryListing>(`/directory_listings/${listing.id}`)).state).toBe('draft');
});

test('unsafe links and foreign pictures are refused by field', async () => {
  const answer = await propose({
    website: 'javascript:alert(1)',
    booking_url: 'ftp://files.example',
    logo_url: 'https://tracker.example/pixel.png',
  });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(['website', 'booking_url', 'logo_url']);
});

test('a partner sees and changes its own listing only, and none that is hidden', async () => {
  const rival = await company.within((call) => samplePartner(call, { name: 'Rival' }));
  const theirs = await company.owner.post<DirectoryListing>('/directory_listings', {
    directory_id: directory,
    partner_id: rival,
  });
  const own = (await asPartner('GET', '/directory_listings')).json<DirectoryListing[]>();
  expect(own.map(({ id, directory_name }) => [id, directory_name])).toEqual([[listing.id, 'Find a partner']]);
  expect((await asPartner('POST', `/directory_listings/${theirs.id}/propose`, { tagline: 'x' })).statusCode).toBe(404);
  expect((await asPartner('GET', '/partners_directory')).statusCode).toBe(404);
  expect((await asPartner('PATCH', `/directory_listings/${listing.id}`, { tagline: 'x' })).statusCode).toBe(404);
  for (const name of ['publish', 'unpublish'])
    expect((await asPartner('POST', `/directory_listings/${listing.id}/${name}`, {})).statusCode).toBe(404);
  await move('hide');
  expect((await asPartner('GET', '/directory_listings')).json()).toEqual([]);
  expect((await propose({ tagline: 'x' })).statusCode).toBe(404);
});

test('a listing moves between its states only along allowed ways', async () => {
  expect((await move('unpublish')).statusCode).toBe(409);
  expect((await move('publish')).json().state).toBe('published');
  expect((await move('hide')).json()).toMatchObject({ statusCode: 409, allowed: ['draft', 'unpublished'] });
  expect((await move('unpublish')).json().state).toBe('unpublished');
  expect((await move('hide')).json().state).toBe('hidden');
  expect((await move('invite')).json().state).toBe('draft');
});

test('partners are listed by name or audience at once, active ones only', async () => {
  const [active, also] = await company.within(async (call) => [
    await samplePartner(call, { name: 'Baltic' }),
    await samplePartner(call, { name: 'Baltic' }),
  ]);
  const gone = await company.within((call) => samplePartner(call, { name: 'Gone' }));
  await company.owner.request('DELETE', `/partners/${gone}`);
  const url = `/partners_directory/${directory}/list_partners`;
  const answer = await company.owner.post(url, { partner_ids: [active, also, gone, partner], state: 'published' });
  expect(answer).toEqual({ added: 2, skipped: 2 });
  expect((await published()).map(({ slug }) => slug).sort()).toEqual(['baltic', 'baltic-2']);
  expect((await company.owner.request('POST', url, { state: 'draft' })).json().errors).toHaveProperty('partner_ids');
});

test('a merged partner’s listing moves to the kept one', async () => {
  const [kept, other] = await company.within(async (call) => [
    await samplePartner(call, { name: 'Nordic Group' }),
    await samplePartner(call, { name: 'Nordic' }),
  ]);
  const url = `/partners_directory/${directory}/list_partners`;
  await company.owner.post(url, { partner_ids: [other], state: 'published' });
  const merged = await company.owner.request('POST', `/partners/${kept}/merge`, { other_id: other, take: [] });
  expect(merged.statusCode, merged.body).toBe(200);
  expect((await published()).map(({ ID }) => ID)).toEqual([kept]);
});

test('a directory’s address is unique, and fields that do not fit are refused', async () => {
  const first = await company.owner.post<{ slug: string }>('/partners_directory', { name: 'A', slug: 'fleet-a' });
  expect(first.slug).toBe('fleet-a');
  const taken = await company.owner.request('POST', '/partners_directory', { name: 'B', slug: 'fleet-a' });
  expect([taken.statusCode, taken.json().errors]).toEqual([409, { slug: ['is already used by another directory'] }]);
  const field = await company.owner.post<{ id: string }>('/custom_fields', {
    entity: 'partners',
    label: 'Text',
    field_type: 'STRING',
  });
  const wrong = await company.owner.request('POST', '/partners_directory', {
    name: 'C',
    filter_custom_fields: [field.id],
  });
  expect(wrong.json().errors).toEqual({ filter_custom_fields: ['must be multi-select fields of partners'] });
  const unknown = await company.owner.request('POST', '/partners_directory', { name: 'D', nonsense: true });
  expect(unknown.statusCode).toBe(400);
});

test('audiences can ask for the state of a listing', async () => {
  await move('publish');
  const audience = await company.owner.post<{ id: string }>('/audiences', {
    name: 'Listed',
    entity: 'partners',
    conditions: { any: [{ all: [{ field: 'partner.listing_state', op: 'in', value: ['published'] }] }] },
  });
  const members = await company.owner.get<{ id: string }[]>(`/partners?audience_id=${audience.id}`);
  expect(members.map(({ id }) => id)).toEqual([partner]);
});
