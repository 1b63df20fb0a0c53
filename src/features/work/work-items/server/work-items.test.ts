import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredWorkItems } from '#server/work-items.ts';
import { deals, protections } from './testing/deals.ts';
import { enablement } from './testing/enablement.ts';
import { partners } from './testing/partners.ts';
import { type Cases, createSetting, itemOf, listOf, type Setting } from './testing/setting.ts';

const cases: Cases = { ...deals, ...protections, ...enablement, ...partners };

let setting: Setting;
beforeAll(async () => {
  setting = await createSetting();
});
afterAll(() => setting.world.close());

test('every declared kind of work has a case', () => {
  const keys = declaredWorkItems().map(({ side, kind }) => `${side} ${kind}`);
  expect(Object.keys(cases).sort()).toEqual(keys.sort());
});

describe('an item appears for those who can do the work, and disappears when it is done', () => {
  test.each(Object.entries(cases))('%s', async (key, { create, finish, sees }) => {
    const [side, kind] = key.split(' ') as ['company' | 'partner', string];
    const person = sees ? await sees(setting) : side === 'company' ? setting.owner : setting.partner;
    const id = await create(setting);
    const item = await itemOf(person, kind, id);
    expect(item).toBeDefined();
    expect(item!.to).not.toContain('$');
    expect(JSON.stringify(item!.steps)).not.toContain('$');
    expect(item!.partner_id === null || side === 'company').toBe(true);
    // The other side and another partner never see it.
    expect(await itemOf(setting.rival, kind, id)).toBeUndefined();
    await finish(setting, id);
    expect(await itemOf(person, kind, id)).toBeUndefined();
  });
});

test('the count is that of the list', async () => {
  for (const person of [setting.owner, setting.partner]) {
    const { total, kinds } = await person.get<{ total: number; kinds: { count: number }[] }>('/work_items');
    expect(await person.get('/work_items/count')).toMatchObject({ count: total });
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  }
});

test('items are sorted by due date, with those without one last, in pages', async () => {
  await deals['company registration_review']!.create(setting);
  await partners['company contract_draft']!.create(setting);
  const { items, total } = await listOf(setting.owner);
  const due = items.map(({ due_at }) => due_at ?? '9');
  expect(due).toEqual([...due].sort());
  const second = await setting.owner.get<typeof listOf>('/work_items?whose=all&_start=1&_end=2');
  expect(second).toMatchObject({ items: [items[1]], total });
});

test('search finds titles and partners, and an unknown kind finds nothing', async () => {
  const id = await deals['company registration_review']!.create(setting);
  const { title, partner_name } = (await itemOf(setting.owner, 'registration_review', id))!;
  for (const text of [title, partner_name!.toUpperCase()]) {
    const { items } = await listOf(setting.owner, `q=${encodeURIComponent(text)}`);
    expect(items.map((item) => item.id)).toContain(id);
  }
  expect(await listOf(setting.owner, 'q=%25')).toMatchObject({ items: [], total: 0 });
  expect(await listOf(setting.owner, 'kind=nothing')).toMatchObject({ items: [], total: 0 });
});

test('a read-only member has no work, and other companies see nothing', async () => {
  const reader = await setting.company.member('read_only');
  const stranger = (await setting.world.company('Other')).owner;
  for (const person of [reader, stranger]) expect(await listOf(person)).toMatchObject({ items: [], total: 0 });
});
