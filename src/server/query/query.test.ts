import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenProgram, type Program } from '#features/reporting/dashboards/server/testing/program.ts';
import type { DescribedKind, Query, QueryAnswer } from '#shared/query/query.ts';
import type { Person } from '../testing/world.ts';

let program: Program;
let owner: Person;
beforeAll(async () => {
  program = await givenProgram();
  owner = program.company.owner;
}, 120_000);
afterAll(() => program.world.close());

async function ask(person: Person, query: Query): Promise<QueryAnswer> {
  const answer = await person.request('POST', '/query', query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as QueryAnswer;
}

async function refusal(person: Person, query: unknown): Promise<{ status: number; errors: Record<string, string[]> }> {
  const answer = await person.request('POST', '/query', query);
  return { status: answer.statusCode, errors: (answer.json() as { errors: Record<string, string[]> }).errors };
}

describe('answers', () => {
  test('won revenue by partner and month, with the list behind each figure', async () => {
    const answer = await ask(owner, {
      of: 'opportunities',
      measure: 'won_revenue',
      by: ['partner', 'month'],
      period: 'this_year',
    });
    expect(answer.read).toBe('Won revenue, this year, by partner and month');
    expect(answer.total).toMatchObject({ count: 6, value: null, in_program: 493_000 });
    expect(answer.columns.map(({ label, kind }) => [label, kind])).toEqual([
      ['Partner', 'reference'],
      ['Month', 'day'],
      ['Won revenue', 'money'],
    ]);
    const labels = answer.groups!.map(({ keys }) => keys.map(({ label }) => label));
    expect(labels).toContainEqual(['No partner', 'March 2026']);
    for (const { figure } of answer.groups!) expect(await countOf(owner, figure.rows!)).toBe(figure.count);
  });

  test('rows with the columns of the list, by the name of a partner, page by page', async () => {
    const query: Query = { of: 'opportunities', where: { partner: 'ALPHA' }, order: '-amount', limit: 4 };
    const first = await ask(owner, query);
    const second = await ask(owner, { ...query, cursor: first.cursor! });
    expect(first.read).toBe('Opportunities, partner: Alpha');
    expect([first.records!.length, second.records!.length, first.all, second.cursor]).toEqual([4, 2, 6, null]);
    expect(new Set([...first.records!, ...second.records!].map(({ id }) => id)).size).toBe(6);
  });

  test('what can be asked', async () => {
    const answer = await owner.request('GET', '/query/kinds');
    const { rows } = answer.json() as { rows: DescribedKind[] };
    const deals = rows.find(({ kind }) => kind === 'opportunities')!;
    const alpha = { value: program.alpha.id, label: 'Alpha' };
    expect(deals.fields.find(({ name }) => name === 'partner')?.values).toContainEqual(alpha);
    expect(deals.measures).toContainEqual(expect.objectContaining({ key: 'won_revenue', unit: 'money', on: 'closed' }));
  });
});

describe('refuses, naming the part that is wrong,', () => {
  test.each([
    ['a field that does not exist', { where: { amuont: '1' } }, 'where.amuont', /did you mean amount/],
    ['a name that nobody has', { where: { partner: 'Alhpa' } }, 'where.partner', /did you mean Alpha\?/],
    ['a value of another kind', { where: { amount_gte: 'x' } }, 'where.amount_gte', /whole number/],
    ['a measure of another list', { measure: 'partners' }, 'measure', /no measure partners/],
    ['a period without a day', { measure: 'count', period: 'this_year' }, 'on', /which day/],
    [
      'a status that the measure leaves out',
      { measure: 'won_revenue', where: { status: 'open' } },
      'where.status',
      /won/,
    ],
    ['groups by a long text', { measure: 'count', by: ['description'] }, 'by', /cannot group/],
    ['a cursor of another question', { cursor: 'WzMsIlQ4MTA5NmpCS191RVV4VU4iXQ' }, 'cursor', /another question/],
    ['a cursor that is none', { cursor: 'x' }, 'cursor', /no cursor/],
  ])('%s', async (_, query, field, text) => {
    const { status, errors } = await refusal(owner, { of: 'opportunities', ...query });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    expect(errors[field]![0]).toMatch(text);
  });
});

async function countOf(person: Person, rows: string): Promise<number> {
  const answer = await person.request('GET', `/${rows}${rows.includes('?') ? '&' : '?'}_end=1000`);
  expect(answer.statusCode, `${rows}: ${answer.body}`).toBe(200);
  return (answer.json() as unknown[]).length;
}
