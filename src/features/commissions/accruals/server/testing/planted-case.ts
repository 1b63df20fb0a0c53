import type { Case } from '#features/commissions/commission-engine/case-model.ts';
import { caseFacts } from '#features/commissions/commission-engine/case-replay.ts';
import type { PlanDefinition } from '#features/commissions/commission-plans/schema.ts';
import { setTier } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Company } from '#server/testing/world.ts';
import { givenPartner, givenPlan, named, statusOf } from './program.ts';

/** The ids in this database of the names in a case. */
export interface Ids {
  partner: Map<string, string>;
  /** Types, tiers and regions by name. */
  named: Map<string, string>;
  event: Map<string, string>;
  deal: Map<string, string>;
}

/** An event that becomes known on its day. */
export interface PlantedEvent {
  at: string;
  order: number;
  work: (call: Call) => Promise<void>;
}

/** Writes the setup of a case: its program and partners at once; tiers, statuses and plans when they become known. */
export async function insertCase(company: Company, given: Case): Promise<{ ids: Ids; facts: PlantedEvent[] }> {
  const ids: Ids = { partner: new Map(), named: new Map(), event: new Map(), deal: new Map() };
  const facts: PlantedEvent[] = [];
  const all = caseFacts(given);
  await company.within(async (call) => {
    const { program } = all;
    await call.run(sql`
      update organizations set base_currency = ${program.currency}, timezone = ${program.timezone}
      where id = ${call.organization_id}`);
    await call.run(sql`
      update program_settings
      set rounding = ${program.rounding}, clawback_window_days = ${program.clawback_window_days ?? null},
        deal_cap_ppm = ${program.deal_cap_ppm ?? null},
        min_payout = ${JSON.stringify(given.program.min_payout_minor ?? {})}
      where organization_id = ${call.organization_id}`);
    const row = async (table: string, name: string | undefined) => {
      if (name === undefined) return null;
      const key = `${table} ${name}`;
      if (!ids.named.has(key)) ids.named.set(key, await named(call, table, name));
      return ids.named.get(key)!;
    };
    for (const partner of all.partners) {
      const regions: string[] = [];
      for (const name of partner.stands_in ?? partner.regions?.slice(0, 1) ?? [])
        regions.push((await row('partner_regions', name))!);
      const id = await givenPartner(call, {
        name: partner.id,
        type_id: await row('partner_types', partner.type),
        region_id: regions[0] ?? null,
        other_region_ids: regions.slice(1),
      });
      ids.partner.set(partner.id, id);
      for (const tier of partner.tiers) {
        const tier_id = (await row('partner_tiers', tier.tier))!;
        facts.push({
          at: tier.recorded_at ?? tier.effective_from,
          order: 0,
          work: (later) =>
            setTier(later, id, {
              tier_id,
              effective_from: tier.effective_from,
              effective_to: tier.effective_to ?? null,
            }),
        });
      }
      for (const standing of partner.standing ?? []) {
        const status = await statusOf(call, standing.category);
        facts.push({
          at: standing.recorded_at ?? standing.effective_from,
          order: 0,
          work: async (later) => {
            await later.run(sql`
              insert into partner_status_events (organization_id, partner_id, to_status_id, to_category, effective_on,
                at) values (${later.organization_id}, ${id}, ${status}, ${standing.category},
                ${standing.effective_from}, ${later.now()})`);
          },
        });
      }
      for (const volume of partner.opening_volume ?? []) {
        await call.run(sql`
          insert into opening_volumes (organization_id, partner_id, at, amount_minor, deal_count, units)
          values (${call.organization_id}, ${id}, ${volume.at}, ${volume.amount_minor}, ${volume.deal_count ?? null},
            ${volume.units ?? null})`);
      }
    }
    // Some tiers are named only by rules.
    for (const { definition } of all.plans) {
      for (const { calc } of definition.rules) {
        for (const tier of Object.keys((calc?.type === 'percent' && calc.rate_ppm_by_tier) || {}))
          await row('partner_tiers', tier);
      }
    }
    const plans = new Map<string, string>();
    for (const plan of all.plans) {
      const definition = translated(plan.definition, (table, name) => ids.named.get(`${table} ${name}`) ?? name);
      facts.push({
        at: plan.recorded_at ?? plan.effective_from,
        order: -1,
        work: async (later) => {
          const { plan_id } = await givenPlan(later, definition, {
            name: plan.plan_id,
            version: plan.version,
            effective_from: plan.effective_from,
            recorded_at: later.now().toISOString(),
            plan_id: plans.get(plan.plan_id) ?? null,
          });
          plans.set(plan.plan_id, plan_id);
        },
      });
    }
  });
  return { ids, facts: facts.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.order - b.order)) };
}

const tables: Record<string, string> = {
  'partner.type': 'partner_types',
  'partner.tier': 'partner_tiers',
  'partner.region': 'partner_regions',
};

/** Replaces the names of the case in the plan with ids. */
function translated(definition: PlanDefinition, idOfName: (table: string, name: string) => string): PlanDefinition {
  return {
    ...definition,
    rules: definition.rules.map((rule) => {
      const { calc, when } = rule;
      const groups =
        when && 'any' in when ? (when.any as { all: { field: string; op: never; value: unknown }[] }[]) : undefined;
      const translate = (field: string, value: unknown): unknown =>
        Array.isArray(value)
          ? value.map((one) => translate(field, one))
          : tables[field]
            ? idOfName(tables[field], String(value))
            : value;
      return {
        ...rule,
        ...(groups && {
          when: {
            any: groups.map(({ all }) => ({
              all: all.map((one) => ({ ...one, value: translate(one.field, one.value) })),
            })),
          } as never,
        }),
        ...(calc?.type === 'percent' &&
          calc.rate_ppm_by_tier && {
            calc: {
              ...calc,
              rate_ppm_by_tier: Object.fromEntries(
                Object.entries(calc.rate_ppm_by_tier).map(([tier, rate]) => [idOfName('partner_tiers', tier), rate]),
              ),
            },
          }),
      };
    }),
  };
}
