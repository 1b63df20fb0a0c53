import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('shows team members to each other, but not to other companies or partners', async () => {
  const company = await world.company();
  const finance = await company.member('finance');
  await world.company('Stranger');
  const seen = await finance.get<{ id: string; role: string }[]>('/people?_sort=role');
  expect(seen).toMatchObject([
    { id: finance.user_id, role: 'finance' },
    { id: company.owner.user_id, role: 'owner' },
  ]);
  expect(await finance.get(`/people?q=${encodeURIComponent(company.owner.email)}`)).toHaveLength(1);
  const user = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  expect((await user.request('GET', '/people')).statusCode).toBe(404);
});

test('people to whom no work is assigned are offered as owners nowhere, and own nothing by default', async () => {
  const company = await world.company();
  const { owner } = company;
  const operator = await company.member('admin');
  const assignable = async () =>
    (await owner.get<{ id: string }[]>('/people?status=active&takes_work=true')).map(({ id }) => id);
  const taskPeople = async () =>
    (await owner.rows<{ user_id: string; takes_work: boolean }>('/tasks/people'))
      .filter(({ takes_work }) => takes_work)
      .map(({ user_id }) => user_id);
  const decide = (by: Person, takes_work: boolean) =>
    by.request('POST', `/team_members/${operator.user_id}/work`, { takes_work });
  expect(await assignable()).toContain(operator.user_id);
  expect(await taskPeople()).toContain(operator.user_id);
  expect((await decide(await company.member('read_only'), false)).statusCode).toBe(403);
  expect((await decide((await world.company()).owner, false)).statusCode).toBe(404);
  const user = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  expect((await decide(user, false)).statusCode).toBe(404);
  expect((await decide(owner, false)).json()).toMatchObject({ role: 'admin', takes_work: false });
  expect(await assignable()).not.toContain(operator.user_id);
  expect(await assignable()).toContain(owner.user_id);
  expect(await taskPeople()).not.toContain(operator.user_id);
  // Names of what the person did stay readable.
  expect((await owner.get<{ id: string }[]>('/people')).map(({ id }) => id)).toContain(operator.user_id);
  const made = (who: Person, name: string) =>
    who.post<{ owner_user_id: string | null }>('/resources', { name, kind: 'link', url: 'https://example.com' });
  expect((await made(operator, 'Brochure')).owner_user_id).toBeNull();
  expect((await made(owner, 'Slides')).owner_user_id).toBe(owner.user_id);
  expect((await decide(owner, true)).json()).toMatchObject({ takes_work: true });
  expect(await assignable()).toContain(operator.user_id);
});
