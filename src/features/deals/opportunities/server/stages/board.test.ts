import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDefaultPipeline, readType } from '#features/deals/opportunity-types/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { scopeOf, systemActor } from '#server/call.ts';
import { Database } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { listStatements } from '#server/resource/list-sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Board, Opportunity, OpportunityCreate, Totals } from '../../schema.ts';
import { opportunities } from '../resource.ts';
import { createOpportunities } from '../service.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
  await company.within(async (call) => {
    const { stages } = await readType(call, await createDefaultPipeline(call));
    const partners = [await samplePartner(call), await samplePartner(call)];
    const rows = Array.from({ length: 4000 }, (_, i): OpportunityCreate => {
      const stage = stages[i % stages.length]!;
      return {
        name: `Deal ${i}`,
        stage_id: stage.id,
        amount_minor: i % 7 === 0 ? null : i * 101,
        currency: i % 3 === 0 ? 'EUR' : 'USD',
        partner_id: partners[i % 2],
        opened_on: '2025-01-01',
        ...(stage.category === 'lost' && { lost_reason: 'price' }),
        ...(stage.category !== 'open' && { closed_on: '2025-06-01' }),
      };
    });
    await createOpportunities(call, rows);
  });
  const admin = new Database(world.database.adminUrl, 1);
  await admin.unscoped((tx) => tx.run(sql`analyze`));
  await admin.close();
});
afterAll(() => world.close());

async function everything(filter = ''): Promise<Opportunity[]> {
  const rows: Opportunity[] = [];
  for (let start = 0; ; start += 1000) {
    const page = await company.owner.get<Opportunity[]>(`/opportunities?_start=${start}&_end=${start + 1000}${filter}`);
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
}

test('the totals of the board equal those of the list, by stage and currency', async () => {
  for (const filter of ['', '&currency=EUR', '&amount_minor_gte=200000', '&q=deal 12']) {
    const rows = await everything(filter);
    const { columns } = await company.owner.get<Board>(
      `/opportunities/board?x=${filter}`.replace('x=', '').replace('?&', '?'),
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'Prospecting',
      'Engaging',
      'Proposal',
      'Negotiation',
      'Won',
      'Lost',
    ]);
    for (const column of columns) {
      const mine = rows.filter(({ stage_id }) => stage_id === column.stage_id);
      expect(column.count).toBe(mine.length);
      for (const currency of ['EUR', 'USD']) {
        const those = mine.filter((row) => row.currency === currency);
        const amount_minor = those.reduce((all, row) => all + (row.amount_minor ?? 0), 0);
        const sum = column.totals.find((one) => one.currency === currency);
        expect(sum ?? { currency, count: 0, amount_minor: 0 }).toEqual({ currency, count: those.length, amount_minor });
      }
      expect(column.cards.length).toBe(Math.min(20, mine.length));
      for (const card of column.cards) expect(card.stage_id).toBe(column.stage_id);
    }
    const totals = await company.owner.rows<Totals[number]>(`/opportunities/totals?${filter.slice(1)}`);
    expect(totals.reduce((all, { count }) => all + count, 0)).toBe(rows.length);
    expect(totals.reduce((all, { amount_minor }) => all + amount_minor, 0)).toBe(
      rows.reduce((all, row) => all + (row.amount_minor ?? 0), 0),
    );
  }
});

test('rejects a board of an unknown type or with an unknown filter', async () => {
  expect((await company.owner.request('GET', `/opportunities/board?type_id=${company.id}`)).statusCode).toBe(404);
  expect((await company.owner.request('GET', '/opportunities/board?nonsense=1')).statusCode).toBe(400);
  expect((await company.owner.request('GET', `/opportunities/board?type_id=a&type_id=b`)).statusCode).toBe(400);
});

test.each([
  ['as it opens', { sort: [], filters: [] }],
  ['by name', { sort: [{ field: 'name', descending: false }], filters: [] }],
  ['by amount', { sort: [{ field: 'amount_minor', descending: false }], filters: [] }],
  ['of one partner', { sort: [], filters: [{ field: 'partner_id', operator: 'eq' as const, values: [''] }] }],
])('reads the list %s from an index, not the whole table', async (_how, { sort, filters }) => {
  const scope = scopeOf(systemActor(company.id));
  const query = { sort, filters, q: '', start: 0, end: 10 };
  const [page] = listStatements({ resource: opportunities, row: opportunities.row, custom: [] }, query, scope);
  const plan = await world.kernel.db.transaction(scope, (tx) =>
    tx.rows<{ 'QUERY PLAN': string }>(`explain ${page!.text}`, page!.values),
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).not.toContain('Seq Scan on opportunities');
});
