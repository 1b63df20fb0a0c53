import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Contact } from '../schema.ts';
import { contactNames } from './names.ts';
import { sampleContact } from './sample.ts';
import { linkContact } from './service.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
});
afterAll(() => world.close());

const partner = () => company.within((call) => samplePartner(call));
const primaryOf = (id: string) => owner.get<Contact[]>(`/contacts?partner_id=${id}&is_primary=true`);

test('makes the first contact of a partner the primary one, and moves it on request', async () => {
  const partner_id = await partner();
  await owner.post('/contacts', { partner_id, first_name: 'Ada' });
  expect(await primaryOf(partner_id)).toMatchObject([{ first_name: 'Ada' }]);
  const grace = await owner.post<Contact>('/contacts', { partner_id, first_name: 'Grace' });
  expect(grace).toMatchObject({ is_primary: false });
  await owner.patch(`/contacts/${grace.id}`, { is_primary: true });
  expect(await primaryOf(partner_id)).toMatchObject([{ first_name: 'Grace' }]);
});

test('keeps one primary contact for simultaneous requests', async () => {
  const partner_id = await partner();
  const ids = await company.within(async (call) => [
    await sampleContact(call, { partner_id }),
    await sampleContact(call, { partner_id }),
    await sampleContact(call, { partner_id }),
  ]);
  await Promise.all(ids.map((id) => owner.request('PATCH', `/contacts/${id}`, { is_primary: true })));
  expect(await primaryOf(partner_id)).toHaveLength(1);
});

test('makes the first of several simultaneous contacts primary', async () => {
  for (const is_primary of [undefined, true]) {
    const partner_id = await partner();
    const entered = Array.from({ length: 6 }, (_, index) =>
      owner.request('POST', '/contacts', { partner_id, first_name: `Ada ${index}`, is_primary }),
    );
    expect((await Promise.all(entered)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(await primaryOf(partner_id)).toHaveLength(1);
  }
});

test('assigns a contact to a partner or an account, not both', async () => {
  const partner_id = await partner();
  const refused = await owner.request('POST', '/contacts', {
    first_name: 'Ada',
    partner_id,
    account_id: partner_id,
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty('account_id');
  const alone = await owner.request('POST', '/contacts', { first_name: 'Ada', is_primary: true });
  expect(alone.json().errors).toHaveProperty('is_primary');
});

test('allows one contact per mailbox and partner, ignoring case', async () => {
  const partner_id = await partner();
  await owner.post('/contacts', { partner_id, first_name: 'Ada', email: 'Ada@Partner.example' });
  const refused = await owner.request('POST', '/contacts', {
    partner_id,
    first_name: 'Ada again',
    email: 'ada@partner.EXAMPLE',
  });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors).toHaveProperty('email');
  await owner.post('/contacts', { partner_id: await partner(), first_name: 'Elsewhere', email: 'ada@partner.example' });
});

test('rejects archiving or moving a contact with portal access', async () => {
  const partner_id = await partner();
  const id = await company.within(async (call) => {
    const contact = await sampleContact(call, { partner_id });
    await linkContact(call, contact, owner.user_id);
    return contact;
  });
  expect(await owner.get(`/contacts/${id}`)).toMatchObject({ portal_access: 'active' });
  expect((await owner.request('DELETE', `/contacts/${id}`)).statusCode).toBe(409);
  expect((await owner.request('PATCH', `/contacts/${id}`, { partner_id: await partner() })).statusCode).toBe(409);
});

test('hides contacts from other companies', async () => {
  const id = await company.within((call) => sampleContact(call));
  const stranger = (await world.company('Stranger')).owner;
  expect((await stranger.request('GET', `/contacts/${id}`)).statusCode).toBe(404);
  expect((await stranger.request('PATCH', `/contacts/${id}`, { title: 'x' })).statusCode).toBe(404);
  expect((await stranger.request('POST', `/contacts/${id}/remove_access`, {})).statusCode).toBe(404);
  const theirs = await partner();
  const planted = await stranger.request('POST', '/contacts', { first_name: 'Spy', partner_id: theirs });
  expect(planted.statusCode).toBe(422);
});

test('a partner manages only its own contacts', async () => {
  const [own, other] = [await partner(), await partner()];
  const foreign = await company.within((call) => sampleContact(call, { partner_id: other, tags: ['vip'] }));
  const user = await world.partnerUser(company, own, 'partner_member');
  const contact = await user.post<Contact>('/contacts', { first_name: 'Linus', email: 'linus@own.example' });
  expect(contact).toMatchObject({ partner_id: own, is_primary: true });
  expect(contact).not.toHaveProperty('tags');
  expect(await user.get<Contact[]>('/contacts')).toMatchObject([{ id: contact.id }]);
  expect((await user.request('GET', `/contacts/${foreign}`)).statusCode).toBe(404);
  expect((await user.request('PATCH', `/contacts/${foreign}`, { title: 'x' })).statusCode).toBe(404);
  expect((await user.request('POST', '/contacts', { first_name: 'Spy', partner_id: other })).statusCode).toBe(400);
  expect((await user.request('POST', '/contacts', { first_name: 'Spy', tags: ['vip'] })).statusCode).toBe(400);
});

test('splits a full name into first and last name', () => {
  expect(contactNames('Ada King Lovelace')).toEqual({ first_name: 'Ada', last_name: 'King Lovelace' });
  expect(contactNames(' Plato ')).toEqual({ first_name: 'Plato', last_name: '' });
});
