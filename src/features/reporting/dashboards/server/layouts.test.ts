import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { builtIn } from '../catalog.ts';
import type { Board, Layout, LayoutItem } from '../schema.ts';

let world: World;
let company: Company;
let colleague: Person;
let alpha: Person;
let beta: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  colleague = await company.member('read_only');
  const partnerUser = async () => world.partnerUser(company, await company.within((call) => samplePartner(call)));
  [alpha, beta] = [await partnerUser(), await partnerUser()];
});
afterAll(() => world.close());

const item = (widget: string, x = 0, y = 0, w = 6, h = 6): LayoutItem => ({ widget, x, y, w, h });
const layoutOf = async (person: Person) => (await person.get<Board>('/dashboards')).layout;
const put = (person: Person, path: string, items: LayoutItem[], row_version: number | null = null) =>
  person.request('PUT', `/dashboards/${path}`, { items, row_version });

test('starts with the default layout', async () => {
  expect(await layoutOf(colleague)).toEqual({
    items: builtIn.company,
    source: 'built_in',
    row_version: null,
    start: null,
  });
  expect(await layoutOf(alpha)).toEqual({ items: builtIn.partner, source: 'built_in', row_version: null, start: null });
});

test('stores a personal layout per person', async () => {
  const items = [item('funnel'), item('sourced', 6, 0, 6, 3)];
  const saved = await put(company.owner, 'layout', items);
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json()).toEqual({ items, source: 'own', row_version: 1, start: builtIn.company });
  expect(await layoutOf(company.owner)).toEqual(saved.json());
  expect((await layoutOf(colleague)).source).toBe('built_in');
});

test('rejects a layout that another tab changed', async () => {
  const first = (await put(colleague, 'layout', [item('funnel')])).json() as Layout;
  expect((await put(colleague, 'layout', [item('regions')], first.row_version)).statusCode).toBe(200);
  const stale = await put(colleague, 'layout', [item('products')], first.row_version);
  expect(stale.statusCode).toBe(409);
  expect((stale.json() as { current: Layout }).current).toMatchObject({ items: [item('regions')], row_version: 2 });
  // Nor by one that believes there is none yet.
  expect((await put(colleague, 'layout', [item('products')])).statusCode).toBe(409);
});

test('uses the company’s layout until a person customizes it', async () => {
  const start = [item('silent_partners')];
  const saved = await put(company.owner, 'starts/company', start);
  expect(saved.json()).toEqual({ items: start, source: 'start', row_version: 1, start: builtIn.company });
  const newcomer = await company.member('finance');
  expect(await layoutOf(newcomer)).toEqual({ items: start, source: 'start', row_version: 1, start: null });
  expect(await layoutOf(company.owner)).toMatchObject({ source: 'own', start });

  const reset = await company.owner.request('DELETE', '/dashboards/layout');
  expect(reset.json()).toEqual({ items: start, source: 'start', row_version: 1, start: null });
  expect((await company.owner.request('DELETE', '/dashboards/starts/company')).json()).toMatchObject({
    items: builtIn.company,
    source: 'built_in',
  });
});

test('lets the company set the partners’ layout, and partner users their own', async () => {
  const start = [item('earnings', 0, 0, 12, 3)];
  expect((await put(company.owner, 'starts/partner', start)).statusCode).toBe(200);
  expect(await layoutOf(alpha)).toEqual({ items: start, source: 'start', row_version: 1, start: null });
  expect((await put(alpha, 'layout', [item('news')])).json()).toMatchObject({ items: [item('news')], source: 'own' });
  expect((await layoutOf(beta)).source).toBe('start');
  expect((await alpha.request('DELETE', '/dashboards/layout')).json()).toMatchObject({ items: start });
});

test('only dashboard managers change the shared layout', async () => {
  const items = [item('funnel')];
  for (const mode of ['company', 'partner']) {
    expect((await put(colleague, `starts/${mode}`, items)).statusCode).toBe(403);
    expect((await put(alpha, `starts/${mode}`, items)).statusCode).toBe(404);
    expect((await alpha.request('GET', `/dashboards/starts/${mode}`)).statusCode).toBe(404);
  }
  expect((await company.owner.request('GET', '/dashboards/starts/portal')).statusCode).toBe(400);
});

test.each([
  ['a widget there is not', [item('weather')]],
  ['a widget of the other side', [item('earnings')]],
  ['the same widget twice', [item('funnel'), item('funnel', 6)]],
  ['one on top of the other', [item('funnel'), item('regions', 3, 3)]],
  ['one over the edge', [item('funnel', 8)]],
  ['one too small to read', [item('funnel', 0, 0, 2, 2)]],
])('a layout with %s is refused', async (_, items) => {
  const answer = await put(await company.member('admin'), 'layout', items);
  expect(answer.statusCode, answer.body).toBe(422);
  expect((answer.json() as { errors: Record<string, string[]> }).errors.items!.length).toBeGreaterThan(0);
});

test('rejects a malformed layout', async () => {
  const person = await company.member('admin');
  for (const items of [
    [{ widget: 'funnel' }],
    [{ ...item('funnel'), x: -1 }],
    [{ ...item('funnel'), note: 'x' }],
    'all',
  ])
    expect((await put(person, 'layout', items as never)).statusCode).toBe(400);
  const many = Array.from({ length: 101 }, (_, index) => item(`w${index}`));
  expect((await put(person, 'layout', many)).statusCode).toBe(400);
});

test('closes gaps when a layout is saved', async () => {
  const person = await company.member('admin');
  const saved = await put(person, 'layout', [item('funnel', 0, 4), item('regions', 0, 20)]);
  expect((saved.json() as Layout).items).toEqual([item('funnel', 0, 0), item('regions', 0, 6)]);
});

test('omits widgets that no longer exist', async () => {
  const person = await company.member('admin');
  await put(person, 'layout', [item('funnel')]);
  await company.within((call) =>
    call.run(sql`
      update dashboard_layouts set items = ${JSON.stringify([item('retired', 0, 0), item('regions', 0, 6)])}
      where organization_id = ${call.organization_id} and user_id = ${person.user_id}`),
  );
  expect((await layoutOf(person)).items).toEqual([item('regions', 0, 0)]);
});

test('isolates layouts of companies', async () => {
  const other = await world.company('Other');
  expect((await layoutOf(other.owner)).source).toBe('built_in');
  const rows = await other.within((call) => call.rows(sql`select id from dashboard_layouts`));
  expect(rows).toEqual([]);
});

test('adds a saved report to the caller’s own dashboard, once, and only one that the caller sees', async () => {
  const person = await company.member('admin');
  const save = (who: Person, visibility: 'private' | 'shared') =>
    who.post<{ id: string }>('/saved_views', {
      entity: 'partners',
      name: 'Partners by tier',
      visibility,
      state: { question: { of: 'partners', measure: 'count', by: ['tier'] }, chart: 'bar' },
    });
  const { id } = await save(person, 'private');
  const add = (who: Person, report: string) =>
    who.request('POST', '/dashboards/layout/widgets', { widget: `report:${report}` });
  const before = (await layoutOf(person)).items.length;
  expect((await add(person, id)).statusCode).toBe(200);
  const again = await add(person, id);
  const items = (again.json() as Layout).items.map(({ widget }) => widget);
  expect([again.statusCode, items.length, items.at(-1)]).toEqual([200, before + 1, `report:${id}`]);
  const board = await person.get<Board>('/dashboards');
  expect(board.layout.source).toBe('own');
  expect(Object.keys(board.figures)).not.toContain(`report:${id}`);
  const stranger = await world.company('Stranger');
  const { id: theirs } = await save(stranger.owner, 'shared');
  const view = await person.post<{ id: string }>('/saved_views', { entity: 'partners', name: 'View', state: {} });
  const refused = [await add(company.owner, id), await add(person, theirs), await add(person, view.id)];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await person.request('POST', '/dashboards/layout/widgets', { widget: 'funnel' })).statusCode).toBe(400);
});
