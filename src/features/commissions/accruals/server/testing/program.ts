import type { PlanDefinition } from '#features/commissions/commission-plans/schema.ts';
import type { Interval } from '#features/deals/opportunity-lines/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { newId } from '#shared/ids.ts';

/**
 * The minimum that a test of money needs, written straight into the tables so that it depends on no other feature's
 * rules.
 */

export async function givenPartner(
  call: Call,
  {
    name = 'Partner',
    category = 'active',
    type_id = null as string | null,
    tier_id = null as string | null,
    region_id = null as string | null,
    other_region_ids = [] as string[],
  } = {},
): Promise<string> {
  const id = newId();
  const status = await statusOf(call, category);
  await call.run(
    `insert into partners (organization_id, id, name, name_key, status_id, type_id, tier_id, region_id, other_region_ids)
     values ($1, $2, $3, lower($3), $4, $5, $6, $7, $8)`,
    [call.organization_id, id, `${name} ${id.slice(-6)}`, status, type_id, tier_id, region_id, other_region_ids],
  );
  return id;
}

export async function statusOf(call: Call, category: string): Promise<string> {
  const existingStatus = await call.maybe<{ id: string }>(
    sql`select id from partner_statuses where organization_id = ${call.organization_id} and category = ${category}`,
  );
  if (existingStatus) return existingStatus.id;
  return named(call, 'partner_statuses', category, { category });
}

/** A row of one of the small settings tables. */
export async function named(
  call: Call,
  table: string,
  name: string,
  extra: Record<string, unknown> = {},
): Promise<string> {
  const id = newId();
  const columns = Object.keys(extra);
  await call.run(
    `insert into ${table} (organization_id, id, name${columns.map((column) => `, ${column}`).join('')}) values ($1, $2, $3${columns.map((_, index) => `, $${index + 4}`).join('')})`,
    [call.organization_id, id, name, ...Object.values(extra)],
  );
  return id;
}

export async function givenPlan(
  call: Call,
  definition: PlanDefinition,
  {
    name = 'Standard',
    effective_from = '2020-01-01',
    to_everybody = true,
    recorded_at = '2020-01-01',
    plan_id = null as string | null,
    version = 1,
  } = {},
): Promise<{ plan_id: string; version_id: string }> {
  const plan = plan_id ?? (await named(call, 'commission_plans', name, { status: 'active' }));
  if (!plan_id && to_everybody) {
    await call.run(sql`
      insert into plan_assignments (organization_id, plan_id, target, effective_from)
      values (${call.organization_id}, ${plan}, 'program', '0001-01-01')`);
  }
  const version_id = newId();
  await call.run(sql`
    insert into plan_versions (organization_id, id, plan_id, version, effective_from, recorded_at, state, definition,
      definition_hash, published_at)
    values (${call.organization_id}, ${version_id}, ${plan}, ${version}, ${effective_from}, ${recorded_at}, 'published',
      ${JSON.stringify(definition)}, 'test', ${recorded_at})`);
  return { plan_id: plan, version_id };
}

export const tenPercent: PlanDefinition = {
  hold_days: 30,
  rules: [{ id: 'base', label: 'Referral commission', base: 'net', calc: { type: 'percent', rate_ppm: 100_000 } }],
};

export interface DealOptions {
  partners: (string | { partner_id: string; role?: string; weight?: number })[];
  amount_minor?: number;
  currency?: string;
  closed_on?: string;
  account_id?: string | null;
  lines?: {
    amount_minor: number;
    product_id?: string;
    quantity?: number;
    discount_minor?: number;
    tax_minor?: number;
    cost_minor?: number;
    recurring_interval?: Interval;
    term_months?: number;
  }[];
  status?: 'open' | 'won' | 'lost';
}

export async function givenDeal(call: Call, options: DealOptions): Promise<string> {
  const {
    partners,
    amount_minor = 100_000,
    currency = 'USD',
    closed_on = '2026-03-01',
    account_id = null,
    lines = [],
    status = 'won',
  } = options;
  const id = newId();
  const number = await reserveNumbers(call, 'opportunities', 1);
  const stage = await stageOf(call, status);
  await call.run(sql`
    insert into opportunities (organization_id, id, number, name, account_id, type_id, stage_id, status, amount_minor,
      currency, closed_on)
    values (${call.organization_id}, ${id}, ${number}, ${`Deal ${number}`}, ${account_id}, ${stage.type_id},
      ${stage.id}, ${status}, ${amount_minor}, ${currency}, ${status === 'open' ? null : closed_on})`);
  for (const [position, given] of partners.entries()) {
    const { partner_id, role = 'source', weight = 1 } = typeof given === 'string' ? { partner_id: given } : given;
    await call.run(sql`
      insert into opportunity_participants (organization_id, opportunity_id, partner_id, role, weight, position)
      values (${call.organization_id}, ${id}, ${partner_id}, ${role}, ${weight}, ${position})`);
  }
  for (const [position, line] of lines.entries()) {
    await call.run(sql`
      insert into opportunity_lines (organization_id, opportunity_id, product_id, quantity, amount_minor,
        discount_minor, tax_minor, cost_minor, position,
        recurring_interval, term_months)
      values (${call.organization_id}, ${id}, ${line.product_id ?? null}, ${line.quantity ?? 1}, ${line.amount_minor},
        ${line.discount_minor ?? 0}, ${line.tax_minor ?? 0}, ${line.cost_minor ?? null}, ${position},
        ${line.recurring_interval ?? null}, ${line.term_months ?? null})`);
  }
  return id;
}

/** Creates a stage of the category; the first deal creates the whole pipeline. */
async function stageOf(call: Call, category: string): Promise<{ id: string; type_id: string }> {
  const find = () =>
    call.maybe<{ id: string; type_id: string }>(sql`
      select id, type_id from opportunity_stages
      where organization_id = ${call.organization_id} and category = ${category} order by id limit 1`);
  const existingStage = await find();
  if (existingStage) return existingStage;
  const type_id = await named(call, 'opportunity_types', 'Resale', { is_default: true });
  for (const stage of ['open', 'won', 'lost']) {
    await named(call, 'opportunity_stages', stage, { type_id, category: stage });
  }
  return (await find())!;
}

/** Moves a deal to another category as opportunities does, without its rules. */
export async function moveDeal(
  call: Call,
  id: string,
  status: 'open' | 'won' | 'lost',
  closed_on: string | null,
): Promise<void> {
  const stage = await stageOf(call, status);
  await call.run(sql`
    update opportunities set status = ${status}, stage_id = ${stage.id}, closed_on = ${closed_on}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

export interface LineRow {
  id: string;
  kind: string;
  amount_minor: number;
  currency: string;
  status: string;
  partner_id: string;
  rule_id: string;
  release_on: string;
  effective_on: string;
  hold_reason: string | null;
  description: string;
  payout_item_id: string | null;
}

export async function linesOf(call: Call, opportunity_id: string): Promise<LineRow[]> {
  return call.rows<LineRow>(sql`
    select * from commission_lines
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id} order by number`);
}
