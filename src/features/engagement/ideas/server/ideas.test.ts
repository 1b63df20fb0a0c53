import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Idea, IdeaForPartner } from '../schema.ts';

let world: World;
let company: Company;
let owner: Person;
let north: Person;
let south: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
  const partner = async (name: string) =>
    world.partnerUser(company, await company.within((call) => samplePartner(call, { name })));
  north = await partner('North');
  south = await partner('South');
});
afterAll(() => world.close());

const posted = (title = `Idea ${Math.random()}`) =>
  north.post<IdeaForPartner>('/ideas', { title, description: 'For all of us.' });
const status = async (person: Person, method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  (await person.request(method, url, body ?? {})).statusCode;

describe('the board', () => {
  test('shows every idea to every partner, without who posted it', async () => {
    const { id } = await posted();
    const seen = await south.get<IdeaForPartner>(`/ideas/${id}`);
    expect(seen).toMatchObject({ votes: 1, has_voted: false, is_own: false });
    for (const kept of ['partner_id', 'partner_name', 'author_name']) expect(seen).not.toHaveProperty(kept);
    expect(await owner.get(`/ideas/${id}`)).toMatchObject({ partner_name: 'North', author_name: 'Test Person' });
    const other = await world.company();
    expect((await other.owner.request('GET', `/ideas/${id}`)).statusCode).toBe(404);
  });

  test('counts one vote per person, which can be withdrawn', async () => {
    const { id } = await posted();
    for (let time = 0; time < 2; time++) await south.post(`/ideas/${id}/vote`);
    expect(await south.get(`/ideas/${id}`)).toMatchObject({ votes: 2, has_voted: true });
    await south.post(`/ideas/${id}/withdraw_vote`);
    expect(await south.get(`/ideas/${id}`)).toMatchObject({ votes: 1, has_voted: false });
    expect(await status(owner, 'POST', `/ideas/${id}/vote`)).toBe(404);
  });

  test('is sorted by votes', async () => {
    const { id } = await posted();
    await south.post(`/ideas/${id}/vote`);
    const ideas = await south.get<IdeaForPartner[]>('/ideas');
    expect(ideas.map(({ votes }) => votes)).toEqual(ideas.map(({ votes }) => votes).toSorted((a, b) => b - a));
  });
});

describe('an idea', () => {
  test('is told to the company, and its answer to those who voted', async () => {
    const { id } = await posted('Weekly list of open deals');
    await south.post(`/ideas/${id}/vote`);
    const told = await owner.get<{ text: string; link: string }[]>('/in_app_notifications?kind=idea_posted');
    expect(told.find(({ link }) => link === `/feedback/ideas/show/${id}`)?.text).toBe(
      'North posted the idea “Weekly list of open deals”.',
    );
    const answered = await owner.post<Idea>(`/ideas/${id}/answer`, { status: 'planned', reply: 'Next quarter.' });
    expect(answered).toMatchObject({ status: 'planned', reply: 'Next quarter.' });
    expect(answered.replied_at).not.toBeNull();
    for (const person of [north, south])
      expect(await person.get('/in_app_notifications?kind=idea_answered')).toMatchObject([
        { text: '“Weekly list of open deals” is now: Planned. Next quarter.' },
      ]);
    expect(await south.get(`/ideas/${id}`)).toMatchObject({ status: 'planned', reply: 'Next quarter.' });
  });

  test('is changed and withdrawn by its partner only, and only while it is open', async () => {
    const { id } = await posted();
    expect(await status(south, 'PATCH', `/ideas/${id}`, { title: 'Mine' })).toBe(403);
    expect(await status(south, 'DELETE', `/ideas/${id}`)).toBe(403);
    expect(await north.patch(`/ideas/${id}`, { title: 'Better words' })).toMatchObject({ title: 'Better words' });
    await owner.post(`/ideas/${id}/answer`, { status: 'in_progress' });
    expect(await status(north, 'PATCH', `/ideas/${id}`, { title: 'Other' })).toBe(409);
    expect(await status(north, 'DELETE', `/ideas/${id}`)).toBe(409);
    const second = await posted();
    expect(await status(north, 'DELETE', `/ideas/${second.id}`)).toBe(200);
    expect((await south.request('GET', `/ideas/${second.id}`)).statusCode).toBe(404);
  });

  test('that is done or declined takes no votes', async () => {
    const { id } = await posted();
    await owner.post(`/ideas/${id}/answer`, { status: 'declined', reply: 'It does not fit.' });
    expect(await status(south, 'POST', `/ideas/${id}/vote`)).toBe(409);
  });

  test('is answered by those who manage ideas', async () => {
    const { id } = await posted();
    const reader = await company.member('read_only');
    expect(await reader.get(`/ideas/${id}`)).toMatchObject({ status: 'open' });
    expect(await status(reader, 'POST', `/ideas/${id}/answer`, { status: 'done' })).toBe(403);
    expect(await status(north, 'POST', `/ideas/${id}/answer`, { status: 'done' })).toBe(404);
    expect(await owner.post(`/ideas`, { title: 'Ours' })).toMatchObject({ partner_id: null, votes: 0 });
  });
});
