import { createHash } from 'node:crypto';
import type { PlanDefinition } from '#features/commission-plans/schema.ts';
import { openBooks, verifyLedger } from '#features/ledger/server/service.ts';
import { setTier } from '#features/partners/server/service.ts';
import { approveBatch, createPayout, payItems, submitBatch } from '#features/payouts/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Company, World } from '#server/testing/world.ts';
import type { Case, CaseEvent } from '../engine/case-file.ts';
import { type CaseLineResult, dayOf, eventOf, factsOf } from '../engine/case-replay.ts';
import type { CommissionEvent } from '../engine/event.ts';
import { takeIn } from '../events.ts';
import { approveRecalculation, releaseDue, requestRecalculation } from '../service.ts';
import { givenDeal, givenPartner, givenPlan, named, statusOf } from './programme.ts';

/** Names of a case as ids of this database: the same name is the same id within a case. */
function idOf(given: Case, kind: string, name: string): string {
  const hash = createHash('sha256').update(`${given.id} ${kind} ${name}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

interface Ids {
  partner: Map<string, string>;
  /** Types, tiers and regions by name. */
  named: Map<string, string>;
  event: Map<string, string>;
  deal: Map<string, string>;
}

interface Happening {
  at: string;
  order: number;
  work: (call: Call) => Promise<void>;
}

async function plant(company: Company, given: Case): Promise<{ ids: Ids; facts: Happening[] }> {
  const ids: Ids = { partner: new Map(), named: new Map(), event: new Map(), deal: new Map() };
  const facts: Happening[] = [];
  const all = factsOf(given);
  await company.within(async (call) => {
    const { program } = all;
    await call.run('update organizations set base_currency = $2, timezone = $3 where id = $1', [
      call.organization_id,
      program.currency,
      program.timezone,
    ]);
    await call.run(
      'update programme_settings set rounding = $2, clawback_window_days = $3, deal_cap_ppm = $4, min_payout = $5 where organization_id = $1',
      [
        call.organization_id,
        program.rounding,
        program.clawback_window_days ?? null,
        program.deal_cap_ppm ?? null,
        JSON.stringify(given.program.min_payout_minor ?? {}),
      ],
    );
    const row = async (table: string, name: string | undefined) => {
      if (name === undefined) return null;
      const key = `${table} ${name}`;
      if (!ids.named.has(key)) ids.named.set(key, await named(call, table, name));
      return ids.named.get(key)!;
    };
    for (const partner of all.partners) {
      const id = await givenPartner(call, {
        name: partner.id,
        type_id: await row('partner_types', partner.type),
        region_id: await row('partner_regions', partner.regions?.[0]),
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
            await later.run(
              'insert into partner_status_events (organization_id, partner_id, to_status_id, to_category, effective_on, at) values ($1, $2, $3, $4, $5, $6)',
              [later.organization_id, id, status, standing.category, standing.effective_from, later.now()],
            );
          },
        });
      }
      for (const volume of partner.opening_volume ?? []) {
        await call.run(
          'insert into opening_volumes (organization_id, partner_id, at, amount_minor, deal_count, units) values ($1, $2, $3, $4, $5, $6)',
          [call.organization_id, id, volume.at, volume.amount_minor, volume.deal_count ?? null, volume.units ?? null],
        );
      }
    }
    // Tiers that only rules know.
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

/** The plan with ids where the case has names. */
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

async function happen(company: Company, given: Case, ids: Ids, raw: CaseEvent): Promise<string[]> {
  const original = given.events.find(({ id }) => id === raw.replay_of);
  const event = eventOf({ ...original, ...raw }, given);
  const uuid = (name: string) => idOf(given, 'event', name);
  ids.event.set(uuid(raw.id), raw.id);
  return company.within(async (call) => {
    const dealName = event.type === 'sale' ? (event.deal ?? event.id) : undefined;
    if (dealName && !ids.deal.has(dealName))
      ids.deal.set(dealName, await givenDeal(call, { partners: [], status: 'open' }));
    const participants =
      'participants' in event
        ? event.participants?.map((one) => ({ ...one, partner: ids.partner.get(one.partner)! }))
        : undefined;
    const mapped = {
      ...event,
      id: uuid(raw.id),
      ...('of' in event && { of: uuid(event.of) }),
      ...(participants && { participants }),
      ...(dealName && { deal: ids.deal.get(dealName)! }),
    } as CommissionEvent;
    delete mapped.replay_of;
    await openBooks(call);
    const outcomes = await takeIn(call, [
      {
        event: JSON.parse(JSON.stringify(mapped)),
        source: 'case',
        external_id: raw.replay_of ?? raw.id,
        kind: event.type,
        opportunity_id: null,
        account_id: null,
        of_event_id: null,
        currency: 'currency' in event ? event.currency : given.program.currency,
        note: null,
        partners: participants?.map(({ partner }) => partner) ?? [...ids.partner.values()],
      },
    ]);
    const failed = outcomes.find(({ failure }) => failure !== null);
    if (failed) throw new Error(failed.failure!);
    return outcomes.length === 0 ? ['duplicate_event'] : outcomes[0]!.codes;
  });
}

async function pay(company: Company, ids: Ids, event: string, on: string) {
  const nameOf = new Map([...ids.partner].map(([name, id]) => [id, name]));
  await company.within(releaseDue);
  return company.within(async (call) => {
    const currencies = await call.rows<{ currency: string }>(
      "select distinct currency from commission_lines where organization_id = $1 and status = 'payable' and release_on <= $2 order by currency",
      [call.organization_id, on],
    );
    const payouts: object[] = [];
    for (const { currency } of currencies) {
      const id = await createPayout(call, { currency, cutoff_on: on });
      const rows = await call.rows<{ partner_id: string; result: string; amount_minor: number }>(
        'select partner_id, result, amount_minor from payout_items where organization_id = $1 and batch_id = $2 order by created_at, partner_id',
        [call.organization_id, id],
      );
      for (const { partner_id, result, amount_minor } of rows) {
        const isPaid = result === 'due';
        payouts.push({
          event,
          partner: nameOf.get(partner_id),
          currency,
          result: isPaid ? 'paid' : result,
          amount_minor: isPaid ? amount_minor : 0,
          balance_minor: isPaid ? 0 : amount_minor,
        });
      }
      if (!rows.some(({ result }) => result === 'due')) continue;
      await submitBatch(call, id);
      await approveBatch(call, id);
      await payItems(call, id, { paid_on: on });
    }
    return payouts;
  });
}

/** Runs one case through takeIn, releases, recalculations and payouts, day by day as facts become known. */
export async function replayInDatabase(world: World, given: Case) {
  const company = await world.company(given.id);
  world.clock.set('2020-01-01T12:00:00Z');
  const { ids, facts } = await plant(company, given);
  const traces: { event: string; code: string }[] = [];
  const payouts: object[] = [];
  let today = '2020-01-01';
  const know = async (until: string) => {
    while (facts[0] && facts[0].at.slice(0, 10) <= until) {
      const { at, work } = facts.shift()!;
      world.clock.set(`${at.slice(0, 10) < today ? today : at.slice(0, 10)}T06:00:00Z`);
      await company.within(work);
    }
  };
  for (const raw of given.events) {
    const at = dayOf(raw.at, given.program.timezone);
    if (at > today) today = at;
    await know(today);
    world.clock.set(`${today}T12:00:00Z`);
    if (raw.type === 'payout_run') payouts.push(...(await pay(company, ids, raw.id, at)));
    else if (raw.type === 'recalc') {
      await company.within(async (call) => {
        const id = await requestRecalculation(call, { reason: 'The case says so' });
        await approveRecalculation(call, id);
        const { event_id } = await call.one<{ event_id: string }>(
          'select event_id from commission_recalculations where organization_id = $1 and id = $2',
          [call.organization_id, id],
        );
        ids.event.set(event_id, raw.id);
      });
    } else for (const code of await happen(company, given, ids, raw)) traces.push({ event: raw.id, code });
  }
  const partnerName = new Map([...ids.partner].map(([name, id]) => [id, name]));
  const lines = await company.within((call) =>
    call.rows<{
      event_id: string;
      partner_id: string;
      rule_id: string;
      kind: string;
      amount_minor: number;
      currency: string;
    }>(
      'select event_id, partner_id, rule_id, kind, amount_minor, currency from commission_lines where organization_id = $1 order by number',
      [call.organization_id],
    ),
  );
  return {
    lines: lines.map(
      ({ event_id, partner_id, rule_id, ...line }): CaseLineResult => ({
        event: ids.event.get(event_id)!,
        partner: partnerName.get(partner_id)!,
        rule: rule_id,
        ...line,
      }),
    ),
    traces,
    payouts,
    ledger: await company.within(verifyLedger),
  };
}
