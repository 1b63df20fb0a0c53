import { sql } from '../src/server/db/sql.ts';
import type { createBenchWorld } from './world.ts';

/** With tiers by the year's volume and a ceiling, which is typical. */
const definition = {
  hold_days: 30,
  rules: [
    {
      id: 'tiers',
      label: 'By volume of the year',
      cap: { amount_minor: 5_000_000_000, scope: 'partner', period: 'year' },
      calc: {
        type: 'tiered',
        mode: 'marginal',
        measure: 'credited_base',
        period: 'year',
        bands: [
          { from: 0, to: 100_000_000, rate_ppm: 100_000 },
          { from: 100_000_000, to: null, rate_ppm: 150_000 },
        ],
      },
    },
  ],
};

/**
 * Wins this many deals of the world's company and publishes a commission plan that covers them. Triggers are off, so that
 * nothing accrues yet.
 * @returns the ids of the deals
 */
export async function winDeals(
  { organization_id, admin }: Awaited<ReturnType<typeof createBenchWorld>>,
  count: number,
): Promise<string[]> {
  const deals = await admin.unscoped(async (tx) => {
    for (const table of ['opportunities', 'opportunity_participants'])
      await tx.run(sql`alter table ${sql.raw(table)} disable trigger user`);
    const [stage] = await tx.rows<{ id: string; type_id: string }>(sql`
      insert into opportunity_stages (organization_id, type_id, name, category) select organization_id, id, 'Won', 'won'
      from opportunity_types returning id, type_id`);
    const won = await tx.rows<{ id: string }>(sql`
      update opportunities
      set status = 'won', stage_id = ${stage!.id}, closed_on = date '2026-01-01' + (number % 300)::int
      where organization_id = ${organization_id} and number <= ${count} returning id`);
    for (const table of ['opportunities', 'opportunity_participants'])
      await tx.run(sql`alter table ${sql.raw(table)} enable trigger user`);
    const [plan] = await tx.rows<{ id: string }>(sql`
      insert into commission_plans (organization_id, name, status) values (${organization_id}, 'Plan', 'active')
      returning id`);
    await tx.run(sql`
      insert into plan_versions (organization_id, plan_id, version, effective_from, state, definition, definition_hash,
        published_at, recorded_at)
      values (${organization_id}, ${plan!.id}, 1, '2020-01-01', 'published', ${JSON.stringify(definition)}, 'bench',
        now(), '2020-01-01')`);
    await tx.run(sql`
      insert into plan_assignments (organization_id, plan_id, target, effective_from)
      values (${organization_id}, ${plan!.id}, 'program', '2020-01-01')`);
    return won;
  });
  await admin.pool.query('vacuum analyze');
  return deals.map(({ id }) => id);
}
