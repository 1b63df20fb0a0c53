import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#features/deals/accounts/server/resource.ts';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { partners } from '#features/partners/partners/server/resource.ts';
import { Database } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type ListView, listStatements, readListQuery } from '#server/resource/list-sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { RawQuery } from '#shared/nouns/list-query.ts';
import { opportunities } from './resource.ts';
import { sampleOpportunity } from './sample.ts';
import { createOpportunities } from './service.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
  await company.within(async (call) => {
    const account_id = await sampleAccount(call);
    await sampleOpportunity(call, { account_id });
    await createOpportunities(
      call,
      Array.from({ length: 300 }, (_, index) => ({
        name: `Deal ${index}`,
        currency: 'USD',
        account_id: index % 30 === 0 ? account_id : null,
      })),
    );
  });
  // Without this nothing is known to be visible to all, and no index can answer alone.
  const admin = new Database(world.database.adminUrl, 1);
  await admin.pool.query('vacuum analyze opportunities');
  await admin.close();
});
afterAll(() => world.close());

/**
 * The query plans of a list's page and total as the company reads them. The table is small, so its scan costs are
 * raised; otherwise the planner would accept any plan.
 */
async function plansOf(sight: ListView, raw: RawQuery): Promise<{ page: string; total: string }> {
  return company.within(async (call) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await call.run(sql`set local enable_${sql.raw(way)} = off`);
    for (const cost of ['seq', 'random']) await call.run(sql`set local ${sql.raw(cost)}_page_cost = 100`);
    const scope = { organization_id: company.id, partner_id: null, user_id: null };
    const plans: string[] = [];
    for (const { text } of listStatements(sight, readListQuery(sight, raw), scope)) {
      const lines = await call.rows<{ 'QUERY PLAN': string }>(`explain (generic_plan, costs off) ${text}`);
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    }
    return { page: plans[0]!, total: plans[1]! };
  });
}

const sightOf = (resource: ListView['resource']): ListView => ({ resource, row: resource.row, custom: [] });

const id = '00000000-0000-7000-8000-000000000000';

test('reads the newest and the largest deals in index order', async () => {
  const sight = sightOf(opportunities);
  for (const [raw, index] of [
    [{}, 'opportunities_organization_id_created_at_id_idx'],
    [{ _sort: 'amount_minor', _order: 'desc' }, 'opportunities_organization_id_amount_minor_id_idx1'],
    [{ _sort: 'name' }, 'opportunities_organization_id_name_id_idx'],
  ] as const) {
    const { page } = await plansOf(sight, raw);
    expect(page).toContain(`using ${index} on opportunities`);
    expect(page).not.toMatch(/Sort/);
  }
});

test('counts deals in indexes that cover the query', async () => {
  const sight = sightOf(opportunities);
  for (const raw of [{ partner_id: id }, { account_id: id }, { owner_user_id: id }]) {
    const { total } = await plansOf(sight, raw);
    expect(total, JSON.stringify(raw)).toMatch(/ using opportunities_\w+ on opportunities/);
    expect(total, JSON.stringify(raw)).not.toMatch(/^ *Filter:/m);
  }
});

/** The part of a plan that finds the ids of a page. */
function idsPart(page: string): string {
  const lines = page.slice(page.search(/^ *InitPlan/m)).split('\n');
  const [first, ...rest] = lines.map((line) => line.search(/\S/));
  return lines.slice(0, 1 + rest.findIndex((indent) => indent <= first!)).join('\n');
}

test('limits a filtered page before the view joins other tables', async () => {
  const { page } = await plansOf(sightOf(opportunities), { partner_id: id });
  expect(idsPart(page)).toMatch(/Limit[\s\S]* on opportunities t/);
  expect(idsPart(page)).not.toMatch(/ on (accounts|partners|deal_pulses|contacts)/);
});

test('computes other columns only for the page when sorting by a computed column', async () => {
  const { page } = await plansOf(sightOf(partners), { _sort: 'open_deals', _order: 'desc' });
  expect(idsPart(page)).toMatch(/Limit[\s\S]* on opportunities o/);
  expect(idsPart(page)).not.toMatch(/ on (deal_registrations|invitations|tier_memberships|partner_tiers)/);
  expect(page).toMatch(/ on deal_registrations/);
});

test('counts an account’s deals in a covering index', async () => {
  const { page } = await plansOf(sightOf(accounts), {});
  const counted = page.split(' using opportunities_').slice(1);
  // Open and won ones in one look.
  expect(counted).toHaveLength(1);
  for (const plan of counted) expect(plan.split('->')[0]).not.toMatch(/^ *Filter:/m);
});
