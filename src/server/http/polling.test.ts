import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '../db/client.ts';
import { declaredResources } from '../resource/define.ts';
import { createWorld, type Person, type World } from '../testing/world.ts';
import { clientResources } from './client-document.ts';

/** Zapier, Make and n8n poll lists: newest first, by stable ids, with a filter by time (docs/guide/api.md, "Polling"). */
let world: World;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  owner = (await world.company()).owner;
});
afterAll(() => world.close());

/** Their rows never change, or tell their changes by events only. */
const unchanging = ['audit_events', 'commission_lines', 'tracked_events'];

test('every public list can be polled by the time of creation and of the last change', async () => {
  const wrong: string[] = [];
  for (const name of clientResources) {
    // People are members for as long as they are listed, and have no times of their own.
    if (!declaredResources().has(name) || name === 'people') continue;
    const created = name === 'audit_events' ? 'at' : 'created_at';
    const times = unchanging.includes(name) ? [created] : [created, 'updated_at'];
    for (const time of times) {
      const url = `/${name}?_sort=${time}&_order=desc&${time}_gte=2026-01-01T00:00:00Z`;
      const answer = await owner.request('GET', url);
      if (answer.statusCode !== 200) wrong.push(`${name} ${time}: ${answer.json<Row>().message}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a poll returns what is new, newest first, and nothing else', async () => {
  const before = await owner.post<Row>('/tags', { name: 'Before', entity: 'partners' });
  const from = String(before.created_at);
  const ids = [];
  for (let at = 0; at < 3; at += 1)
    ids.unshift((await owner.post<Row>('/tags', { name: `New ${at}`, entity: 'partners' })).id);
  const poll = `/tags?_sort=created_at&_order=desc&created_at_gte=${encodeURIComponent(from)}`;
  const tags = await owner.get<Row[]>(poll);
  expect(tags.map(({ id }) => id)).toEqual([...ids, before.id]);
  expect(await owner.get<Row[]>(poll)).toEqual(tags);
});
