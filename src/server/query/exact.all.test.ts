import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenProgram, type Program } from '#features/reporting/dashboards/server/testing/program.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { declaredMeasures } from '#shared/measures.ts';
import type { DescribedKind, Figure, Query, QueryAnswer } from '#shared/query/query.ts';
import { declaredResources } from '../resource/define.ts';
import { Dice } from '../testing/dice.ts';
import { makeSamples } from '../testing/samples.ts';
import type { Person } from '../testing/world.ts';

/** Every figure is counted again in the list that it opens, for the company, a partner manager and a partner. */
let program: Program;
let people: Record<'owner' | 'manager' | 'partner', Person>;
const kinds = new Map<Person, DescribedKind[]>();
beforeAll(async () => {
  program = await givenProgram();
  await program.world.switchEverythingOn();
  await makeSamples(program.company);
  const { company, manager, alpha } = program;
  people = { owner: company.owner, manager, partner: alpha.person };
  await company.owner.post('/exchange_rates', { base: 'EUR', quote: 'USD', rate: '1.1037', as_of: '2026-01-02' });
  for (const person of Object.values(people))
    kinds.set(person, (await person.get<{ rows: DescribedKind[] }>('/query/kinds')).rows);
}, 180_000);
afterAll(() => program.world.close());

async function ask(person: Person, query: Query): Promise<QueryAnswer> {
  const answer = await person.request('POST', '/query', query);
  expect(answer.statusCode, `${JSON.stringify(query)}: ${answer.body}`).toBe(200);
  return answer.json() as QueryAnswer;
}

async function countOf(person: Person, rows: string): Promise<number> {
  const answer = await person.request('GET', `/${rows}${rows.includes('?') ? '&' : '?'}_end=1`);
  expect(answer.statusCode, `${rows}: ${answer.body}`).toBe(200);
  return Number(answer.headers['x-total-count']);
}

const amountsOf = (figures: readonly Figure[]) => {
  const sums = new Map<string, number>();
  for (const { currency, amount_minor } of figures.flatMap(({ amounts }) => amounts))
    sums.set(currency, (sums.get(currency) ?? 0) + amount_minor);
  return Object.fromEntries([...sums].sort());
};

/** The groups add up to the total, and each list has as many rows as its figure counts. */
async function recount(person: Person, query: Query): Promise<number> {
  const { groups, total, all, cursor } = await ask(person, { ...query, limit: 1000 });
  const label = JSON.stringify(query);
  expect([groups!.length, cursor], label).toEqual([all, null]);
  const figures = groups!.map(({ figure }) => figure);
  expect(
    figures.reduce((sum, { count }) => sum + count, 0),
    label,
  ).toBe(total.count);
  if (/^(count|sum:)/.test(query.measure!) || declaredMeasures().has(query.measure!)) {
    expect(amountsOf(figures), label).toEqual(amountsOf([total]));
    if (total.value !== null)
      expect(
        figures.reduce((sum, { value }) => sum + value!, 0),
        label,
      ).toBeCloseTo(total.value);
  }
  expect(await countOf(person, total.rows!), `${label} → ${total.rows}`).toBe(total.count);
  for (const { rows, count } of figures.slice(0, 12))
    if (rows) expect(await countOf(person, rows), `${label} → ${rows}`).toBe(count);
  return total.count;
}

test.each(['owner', 'manager', 'partner'] as const)(
  'every measure adds up over its groups, for the %s',
  async (who) => {
    const person = people[who];
    let counted = 0;
    for (const { kind, fields, measures } of kinds.get(person)!)
      for (const { key, on } of measures) {
        const groupable = fields.filter(({ group, name }) => group && name !== 'currency').slice(0, 40);
        const by = [groupable.find(({ kind: one }) => one === 'choice'), groupable.find(({ of }) => of)];
        for (const field of by)
          if (field) counted += await recount(person, { of: kind, measure: key, by: [field.name] });
        if (on)
          counted += await recount(person, {
            of: kind,
            measure: key,
            by: [`${on}:month`],
            from: '2025-01-05',
            to: '2026-03-20',
          });
      }
    expect(counted).toBeGreaterThan(who === 'owner' ? 200 : 30);
  },
);

test.each(['owner', 'manager', 'partner'] as const)(
  'generated questions add up over their groups, for the %s',
  async (who) => {
    const dice = new Dice(20_261_130);
    const person = people[who];
    let counted = 0;
    for (let round = 0; round < 120; round += 1) {
      const { kind, fields } = dice.pick(kinds.get(person)!);
      const groupable = fields.filter(({ group }) => group);
      const summable = fields.filter(({ sum }) => sum);
      if (groupable.length === 0) continue;
      const grouping = () => {
        const field = dice.pick(groupable);
        const isTimed = field.kind === 'day' || field.kind === 'instant';
        return isTimed ? `${field.name}:${dice.pick(['day', 'week', 'month', 'quarter', 'year'])}` : field.name;
      };
      const by = [...new Set(Array.from({ length: dice.whole(1, 3) }, grouping))];
      const how = summable.length > 0 ? dice.pick(['count', 'sum', 'average', 'least', 'most']) : 'count';
      const measure = how === 'count' ? how : `${how}:${dice.pick(summable).name}`;
      counted += await recount(person, { of: kind, measure, by });
    }
    expect(counted).toBeGreaterThan(10);
  },
);

test('amounts of two currencies are ordered and added in the program’s currency, exactly', async () => {
  const answer = await ask(people.owner, { of: 'opportunities', measure: 'sum:amount', by: ['partner'] });
  const inDollars = (figure: Figure) =>
    figure.amounts.reduce(
      (sum, one) => sum + (one.currency === 'EUR' ? (one.amount_minor * 11_037) / 10_000 : one.amount_minor),
      0,
    );
  for (const { figure } of nonEmpty([...answer.groups!, { figure: answer.total }]))
    expect(Math.abs(figure.in_program! - inDollars(figure))).toBeLessThanOrEqual(0.5);
  const values = answer.groups!.map(({ figure }) => figure.in_program!);
  expect(values).toEqual([...values].sort((one, other) => other - one));
  expect(answer.total.amounts.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
});

test('pages of groups have each group once', async () => {
  const query: Query = { of: 'opportunities', measure: 'count', by: ['account'], limit: 3 };
  const seen: (string | null)[] = [];
  let cursor: string | null = null;
  do {
    const page: QueryAnswer = await ask(people.owner, { ...query, ...(cursor && { cursor }) });
    seen.push(...page.groups!.map(({ keys }) => keys[0]!.value));
    expect(seen.length).toBeLessThanOrEqual(page.all);
    cursor = page.cursor;
    if (!cursor) expect(seen.length).toBe(page.all);
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
});

test('the period before is what the same question answers for its days', async () => {
  const query: Query = { of: 'opportunities', measure: 'won_revenue', by: ['month'], period: 'this_year' };
  const compared = await ask(people.owner, { ...query, compare: 'last_year' });
  const { period: _, ...rest } = query;
  const before = await ask(people.owner, { ...rest, from: '2025-01-01', to: '2025-03-16' });
  expect(compared.before).toEqual(before.total);
  for (const { keys, before: then } of compared.groups!) {
    const month = keys[0]!.value!.replace('2026', '2025');
    const same = before.groups!.find((group) => group.keys[0]!.value === month);
    expect(then).toEqual(same?.figure ?? null);
  }
});

test('the values in filters of measures exist', () => {
  const unknown = [...declaredMeasures().values()].flatMap(({ key, list, filters }) =>
    Object.entries(filters).flatMap(([name, values]) => {
      const { row, fields } = declaredResources().get(list)!;
      const column = name.replace(/_(ne|gte|lte)$/, '');
      const schema = row.properties[column] as { enum?: string[]; anyOf?: { enum?: string[] }[] };
      const declaredValues =
        fields?.[column]?.options?.map(({ value }) => value) ??
        schema.enum ??
        schema.anyOf?.find((one) => one.enum)?.enum;
      return [values]
        .flat()
        .filter((value) => declaredValues && value !== '' && !declaredValues.includes(value))
        .map((value) => `${key}: ${name}=${value}`);
    }),
  );
  expect(unknown).toEqual([]);
});
