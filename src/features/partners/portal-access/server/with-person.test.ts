import { afterAll, beforeAll, expect, test } from 'vitest';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  await company.within((call) => partnerStatusByCategory(call, 'active'));
});
afterAll(() => world.close());

const address = () => `first-${newId().slice(-8)}@alder.example`;
const make = (body: object) => company.owner.request('POST', '/partners/with_person', body);
const contactsOf = (partner_id: string) => company.owner.get<object[]>(`/contacts?partner_id=${partner_id}`);

test('a new partner comes with its first person, who is invited at once', async () => {
  const person_email = address();
  const answer = await make({ name: 'Alder', person_email, person_name: 'Ada Byron', person_invite: true });
  expect(answer.statusCode).toBe(201);
  const { id, currency, status_category } = answer.json();
  expect({ currency, status_category }).toMatchObject({ currency: 'USD' });
  expect(await contactsOf(id)).toMatchObject([{ email: person_email, full_name: 'Ada Byron' }]);
  expect((await mailedTo(world.kernel, person_email)).token).toBeTruthy();
});

test('the person is only a contact if the box is cleared, and is not needed', async () => {
  const person_email = address();
  const { id } = (await make({ name: 'Birch', person_email })).json();
  expect(await contactsOf(id)).toMatchObject([{ email: person_email }]);
  expect(await company.owner.get(`/invitations?email=${encodeURIComponent(person_email)}`)).toEqual([]);
  const alone = (await make({ name: 'Cedar' })).json();
  expect(await contactsOf(alone.id)).toEqual([]);
});

test('nothing is created when the address is refused, and the field of the form is named', async () => {
  const refused = await make({ name: 'Dogwood', person_email: 'nobody', person_invite: true });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().errors)).toEqual(['person_email']);
  expect(await company.owner.get('/partners?name=Dogwood')).toEqual([]);
});

test('a reader without the permission to invite creates neither', async () => {
  const reader = await company.member('read_only');
  expect((await reader.request('POST', '/partners/with_person', { name: 'Elm' })).statusCode).toBe(403);
});
