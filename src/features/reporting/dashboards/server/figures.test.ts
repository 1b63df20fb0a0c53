import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectEvery, nonEmpty } from '#server/testing/expect-every.ts';
import type { Person } from '#server/testing/world.ts';
import type { Cell, Item } from '#shared/figures.ts';
import { widgetsOf } from '../catalog.ts';
import type { Board, Figures } from '../schema.ts';
import { givenProgram, type Program, SECRET } from './testing/program.ts';

/** Every figure is counted again in the list it opens, under every filter, for everybody who may look. */
let program: Program;
beforeAll(async () => {
  program = await givenProgram();
}, 120_000);
afterAll(() => program.world.close());

const query = (keys: readonly string[], filters = '') =>
  `/dashboards/figures?${keys.map((key) => `widget=${key}`).join('&')}${filters && `&${filters}`}`;

async function listed(person: Person, rows: string) {
  const answer = await person.request('GET', `/${rows}${rows.includes('?') ? '&' : '?'}_end=1000`);
  expect(answer.statusCode, `${rows}: ${answer.body}`).toBe(200);
  return {
    total: Number(answer.headers['x-total-count']),
    rows: answer.json() as { amount_minor: number | null; currency: string }[],
  };
}

/** Averages and what is set rather than added up. */
const notSums = /^(size|minimum)/;

/** Checks one widget's figures against their lists. @returns how many there were, and how many of them not empty */
async function recount(person: Person, name: string, data: Figures[string]): Promise<[number, number]> {
  let [all, filled] = [0, 0];
  const check = async (
    where: string,
    rows: string,
    count: number | null,
    money?: { currency: string; minor: number },
  ) => {
    const list = await listed(person, rows);
    all += 1;
    if (list.total > 0) filled += 1;
    if (count !== null) expect(list.total, `${where}: ${rows}`).toBe(count);
    if (!money) return;
    expect(new Set(list.rows.map((row) => row.currency)), rows).toEqual(
      new Set(list.total > 0 ? [money.currency] : []),
    );
    const sum = list.rows.reduce((total, row) => total + (row.amount_minor ?? 0), 0);
    expect(sum, `${where}: ${rows}`).toBe(money.minor);
  };
  for (const { id, unit, cells } of data.measured?.items ?? []) {
    for (const { currency, values, count, rows, before } of cells) {
      const isSum = unit === 'money' && currency !== null && !notSums.test(id);
      const minor = values.reduce((sum: number, value) => sum + (value ?? 0), 0);
      if (rows) await check(`${name} ${id}`, rows, count, isSum ? { currency, minor } : undefined);
      if (before?.rows) {
        const then = unit === 'count' ? before.value : null;
        const sum = isSum ? { currency, minor: before.value ?? 0 } : undefined;
        await check(`${name} ${id} before`, before.rows, then, sum);
      }
    }
  }
  for (const { id, all: whole, late, entries } of data.listed ?? []) {
    for (const figure of [whole, late]) if (figure) await check(`${name} ${id}`, figure.rows, figure.count);
    if (whole) expect(entries.length, `${name} ${id}`).toBeLessThanOrEqual(whole.count);
    if (whole?.count) expect(entries.length, `${name} ${id}`).toBeGreaterThan(0);
  }
  return [all, filled];
}

const everything = () => '';
const filters: [string, () => string][] = [
  ['no filter', everything],
  ['this quarter', () => 'period=this_quarter'],
  ['chosen days', () => 'period=custom&from=2026-02-01&to=2026-02-28'],
  ['one partner', () => `partner_id=${program.alpha.id}`],
  ['two partners', () => `partner_id=${program.alpha.id}&partner_id=${program.zeta}&period=this_year`],
  ['a partner type', () => `partner_type_id=${program.type}`],
  ['another region of a partner', () => `partner_region_id=${program.other_region}`],
  ['a region and an owner', () => `partner_region_id=${program.region}&owner_user_id=${program.manager.user_id}`],
];

test.each(filters)(
  'each figure of a company widget equals the figure of its list: %s',
  async (_, filter) => {
    const keys = widgetsOf('company');
    const figures = await program.company.owner.get<Figures>(query(keys, filter()));
    expect(Object.keys(figures).sort()).toEqual([...keys].sort());
    let total = 0;
    for (const [name, data] of Object.entries(figures)) total += (await recount(program.company.owner, name, data))[0];
    expect(total).toBeGreaterThan(60);
  },
  120_000,
);

test('every company widget has data in a full program', async () => {
  // My work reads its list by itself.
  const keys = widgetsOf('company').filter((key) => key !== 'activity' && key !== 'my_work');
  const figures = await program.company.owner.get<Figures>(query(keys));
  for (const [name, data] of nonEmpty(Object.entries(figures))) {
    const [, filled] = await recount(program.company.owner, name, data);
    // The program has no open approvals yet.
    expect(filled, name).toBeGreaterThan(0);
  }
}, 120_000);

test.each(filters.slice(0, 3))(
  'each figure of every partner widget is the figure of the list it opens: %s',
  async (_, filter) => {
    const keys = widgetsOf('partner');
    const { person } = program.alpha;
    const figures = await person.get<Figures>(query(keys, filter()));
    expect(Object.keys(figures).sort()).toEqual([...keys].sort());
    let [total, filled] = [0, 0];
    for (const [name, data] of Object.entries(figures)) {
      const [all, some] = await recount(person, name, data);
      total += all;
      filled += some;
    }
    expect(total).toBeGreaterThan(30);
    expect(filled).toBeGreaterThan(15);
  },
  120_000,
);

test('restricts figures to own partners where lists are restricted', async () => {
  const keys = widgetsOf('company');
  const { manager } = program;
  const response = await manager.request('GET', query(keys));
  expect(response.statusCode, response.body).toBe(200);
  const figures = response.json() as Figures;
  for (const [name, data] of Object.entries(figures)) await recount(manager, name, data);
}, 120_000);

test('shows nothing of other partners on a partner’s dashboard', async () => {
  const { alpha, beta } = program;
  const keys = widgetsOf('partner');
  const { body, statusCode } = await alpha.person.request('GET', query(keys));
  expect(statusCode).toBe(200);
  for (const secret of [SECRET, beta.id, '990000', '300000', '30000}']) expect(body).not.toContain(secret);
  expect((await beta.person.request('GET', query(keys))).body).toContain(SECRET);
});

test('rejects company filters from partners', async () => {
  const { alpha, beta } = program;
  const mine = await alpha.person.get<Figures>(query(['results']));
  expect(await alpha.person.get<Figures>(query(['results'], `partner_id=${beta.id}`))).toEqual(mine);
});

test('omits widgets of the other mode and unknown ones', async () => {
  const { alpha, company } = program;
  expect(await alpha.person.get(query(['headlines', 'silent_partners', 'no_such_widget']))).toEqual({});
  expect(await company.owner.get(query(['earnings', 'news', 'no_such_widget']))).toEqual({});
});

test('requires a custom period of two ordered days within ten years', async () => {
  const { owner } = program.company;
  const refused = async (filter: string) => {
    const answer = await owner.request('GET', query(['sourced'], filter));
    expect(answer.statusCode, answer.body).toBe(422);
    return (answer.json() as { errors: Record<string, string[]> }).errors;
  };
  expect(await refused('period=custom&from=2026-01-01')).toHaveProperty('to');
  expect(await refused('period=custom&from=2026-02-01&to=2026-01-01')).toHaveProperty('to');
  expect(await refused('period=custom&from=1990-02-01&to=2026-01-01')).toHaveProperty('to');
  expect((await owner.request('GET', query(['sourced'], 'period=fortnight'))).statusCode).toBe(400);
  expect((await owner.request('GET', query(['sourced'], 'partner_id=nobody'))).statusCode).toBe(400);
});

test('returns layout, widgets, period and figures in one response', async () => {
  const board = await program.company.owner.get<Board>('/dashboards?period=this_quarter');
  expect(board.spans).toEqual({
    now: { from: '2026-01-01', to: '2026-03-16' },
    before: { from: '2025-10-01', to: '2025-12-14' },
  });
  expect(board.layout.source).toBe('built_in');
  expect(Object.keys(board.figures).sort()).toEqual(board.layout.items.map(({ widget }) => widget).sort());
  expect(board.overview).toMatchObject({
    currencies: ['USD', 'EUR'],
    registrations: { count: 7 },
    program: { partners: { count: 7 }, plans: { count: 1 } },
  });
  const mine = await program.alpha.person.get<Board>('/dashboards');
  expect(mine.overview.program).toBeNull();
  expect(Object.keys(mine.figures).sort()).toEqual(mine.layout.items.map(({ widget }) => widget).sort());
});

test('every widget of an empty company says that it is empty', async () => {
  const fresh = await program.world.company('Fresh');
  const { overview, figures } = await fresh.owner.get<Board>('/dashboards');
  expect([overview.deals.count, overview.program!.partners.count, overview.currencies]).toEqual([0, 0, []]);
  const all = await fresh.owner.get<Figures>(query(widgetsOf('company')));
  const cells = Object.values({ ...figures, ...all })
    .flatMap(({ measured }) => measured?.items ?? [])
    .flatMap((one: Item) => one.cells);
  expectEvery(cells, ({ count }: Cell) => !count);
  expect(JSON.stringify(all)).not.toContain('Alpha');
});
