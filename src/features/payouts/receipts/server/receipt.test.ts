import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  accrueForOpportunity,
  recordPayment,
  refundOpportunity,
} from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  named,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import type { CommissionEvent } from '#features/commissions/commission-engine/event.ts';
import type { Cell } from '#features/commissions/commission-engine/history.ts';
import { ENGINE_VERSION } from '#features/commissions/commission-engine/rate.ts';
import { inputHash } from '#features/commissions/commissions/server/rating.ts';
import { requestRecalculation, takeRecalculationStep } from '#features/commissions/recalculations/server/service.ts';
import { createPayout, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import { Database } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Receipt, Recomputation } from '../schema.ts';

let world: World;
let company: Company;
let alpha: string;
let beta: string;
beforeAll(async () => {
  world = await createWorld({ own: true });
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  [alpha, beta] = await company.within(async (call) => [
    await givenPartner(call, { name: 'Alpha' }),
    await givenPartner(call, { name: 'Beta' }),
  ]);
});
afterAll(() => world.close());

/** Changes an append-only record, which is possible only with all rights in the database. */
async function forge(change: string): Promise<void> {
  const admin = new Database(world.database.adminUrl, 1);
  const tables = ['commission_ratings', 'commission_lines'];
  await admin.unscoped(async (tx) => {
    for (const table of tables) await tx.run(sql`alter table ${sql.raw(table)} disable trigger user`);
    for (const table of tables) await tx.run(sql`alter table ${sql.raw(table)} no force row level security`);
    await tx.run(change, [company.id]);
    for (const table of tables) await tx.run(sql`alter table ${sql.raw(table)} force row level security`);
    for (const table of tables) await tx.run(sql`alter table ${sql.raw(table)} enable trigger user`);
  });
  await admin.close();
}

const asPartner =
  (person: Person) =>
  <T>(method: string, url: string) =>
    person
      .request(method, url, undefined, { 'x-tandem-mode': 'partner' })
      .then((response) => ({ status: response.statusCode, body: response.body ? (response.json() as T) : undefined }));

async function won(
  partners: string[],
  definition = tenPercent,
  amount_minor = 100_000,
  line: object = { cost_minor: 60_000 },
): Promise<{ deal: string; lines: string[] }> {
  return company.within(async (call) => {
    const has = await call.maybe(sql`select from plan_versions where organization_id = ${call.organization_id}`);
    if (!has) await givenPlan(call, definition);
    const deal = await givenDeal(call, { partners, amount_minor, lines: [{ amount_minor, ...line }] });
    await accrueForOpportunity(call, deal);
    return { deal, lines: (await linesOf(call, deal)).map(({ id }) => id) };
  });
}

test('shows every step in words, with names instead of IDs', async () => {
  const [gold, platinum] = await company.within(async (call) => [
    await named(call, 'partner_tiers', 'Gold'),
    await named(call, 'partner_tiers', 'Platinum'),
  ]);
  await company.within((call) =>
    call.run(sql`
      insert into tier_memberships (organization_id, partner_id, tier_id, effective_from, recorded_at)
      values (${call.organization_id}, ${alpha}, ${gold}, '2026-01-01', '2026-01-01')`),
  );
  const { lines } = await won([alpha, beta], {
    hold_days: 30,
    rules: [
      { id: 'base', label: 'Referral commission', calc: { type: 'percent', rate_ppm: 100_000 } },
      {
        id: 'platinum',
        label: 'Platinum rate',
        priority: 9,
        when: { 'partner.tier': [platinum!] },
        calc: { type: 'percent', rate_ppm: 200_000 },
      },
    ],
  });
  const receipt = await company.owner.get<Receipt>(`/commission_lines/${lines[0]}/receipt`);
  const steps = receipt.steps.map(
    ({ title, detail, amount }) => `${title} | ${detail}${amount ? ` | ${amount.amount_minor}` : ''}`,
  );
  expect(steps[0]).toBe(
    'Event | Sale of $1,000.00 on Mar 1, 2026. Calculated with the data available on Mar 16, 2026.',
  );
  expect(steps[1]).toMatch(
    /^Alpha \w+ as source \| Standard, version 1, active since Jan 1, 2020; tier Gold since Jan 1, 2026; weight 1 of 2\.$/,
  );
  expect(steps.slice(2)).toEqual([
    'Referral commission | This rule applies to line 1. Platinum rate does not apply: the partner’s tier is not one of Platinum.',
    'Base | Commission is calculated on the price less discount and tax. | 100000',
    'Calculation | 10% of $1,000.00. | 10000',
    expect.stringMatching(/^Share of Alpha \w+ \| 1 of 2 shares\. \| 5000$/),
    expect.stringMatching(/^Commission for Alpha \w+ \| Booked for Mar 1, 2026, on hold until Mar 31, 2026\. \| 5000$/),
  ]);
  expect(receipt.others).toMatchObject([{ partner_id: beta, amount_minor: 5_000 }]);
  expect(receipt.history).toMatchObject([{ kind: 'booked', text: 'Booked, on hold.' }]);
});

test('shows what was subtracted from the price, to the partner too', async () => {
  const less = { discount_minor: 20_000, tax_minor: 10_000 };
  const { lines } = await won([alpha], tenPercent, 120_000, less);
  const id = lines[0]!;
  const partner = asPartner(await world.partnerUser(company, alpha));
  const answers = [
    await company.owner.get<Receipt>(`/commission_lines/${id}/receipt`),
    (await partner<Receipt>('GET', `/commission_lines/${id}/receipt`)).body!,
  ];
  for (const { steps } of answers)
    expect(steps.find(({ title }) => title === 'Base')).toMatchObject({
      detail:
        'Commission is calculated on the price less discount and tax: $1,200.00 − $200.00 discount − $100.00 tax.',
      amount: { amount_minor: 90_000 },
    });
});

test('names a rule without a name by what it pays', async () => {
  const plan = { rules: [{ id: 'r-01a201f346d1bb3b', calc: { type: 'percent' as const, rate_ppm: 100_000 } }] };
  const { lines } = await won([alpha], plan);
  const receipt = await company.owner.get<Receipt>(`/commission_lines/${lines[0]}/receipt`);
  expect(receipt.line).toMatchObject({ description: '10% of the net amount' });
  expect(receipt.steps.map(({ title }) => title)).toContain('10% of the net amount');
  const saleBody = { amount_minor: 100_000, currency: 'USD', partner_id: alpha };
  expect(await company.owner.post('/commission_lines/estimate', saleBody)).toMatchObject({
    parts: [{ label: '10% of the net amount', amount_minor: 10_000 }],
  });
});

test('says that costs reduce an estimate based on margin', async () => {
  const saleBody = { amount_minor: 100_000, currency: 'USD', partner_id: alpha };
  const estimate = () => company.owner.post('/commission_lines/estimate', saleBody);
  const calc = { type: 'percent' as const, rate_ppm: 200_000 };
  await company.within((call) => givenPlan(call, { rules: [{ id: 'm', base: 'margin', calc }] }));
  expect(await estimate()).toMatchObject({ amount_minor: 20_000, is_before_costs: true });
});

test('hides other partners’ sales and their use of a shared cap', async () => {
  const cap = { amount_minor: 12_000, scope: 'pool' as const, period: 'year' as const };
  const bands = [
    { from: 0, to: 150_000, rate_ppm: 100_000 },
    { from: 150_000, to: null, rate_ppm: 200_000 },
  ];
  const tiered = { type: 'tiered' as const, mode: 'marginal' as const, period: 'year' as const, bands };
  await won([beta], { rules: [{ id: 'r', calc: tiered, cap }] });
  const { lines } = await won([beta, alpha]);
  const person = await world.partnerUser(company, alpha);
  const list = await asPartner(person)<Receipt['line'][]>('GET', '/commission_lines');
  const { body } = await asPartner(person)<Receipt>('GET', `/commission_lines/${list.body![0]!.id}/receipt`);
  const told = (receipt: Receipt) => receipt.steps.map(({ title, detail }) => `${title}: ${detail}`);
  expect(told(body!)).toEqual(
    expect.arrayContaining([
      'Calculation: The lead partner’s bands apply. The rule pays $150.00.',
      'Cap: The most the rule pays all partners together in 2026 is $120.00. $150.00 is reduced to $20.00.',
    ]),
  );
  expect(told(await company.owner.get<Receipt>(`/commission_lines/${lines[0]}/receipt`))).toContain(
    'Cap: The most the rule pays all partners together in 2026 is $120.00. $100.00 is used, $20.00 is left. $150.00 is reduced to $20.00.',
  );
});

test('shows corrections and the payment history of a commission', async () => {
  const { deal, lines } = await won([alpha], { ...tenPercent, hold_days: 0 });
  await company.within(async (call) => {
    const id = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, id, {});
    await takePayoutStep.approve(call, id, {});
    await takePayoutStep.pay(call, id, { paid_on: '2026-03-16', reference: 'TX 9' });
    await refundOpportunity(call, deal, {
      amount_minor: 25_000,
      on: '2026-03-16',
      external_id: 'r',
      reason: 'Told in confidence',
    });
  });
  const first = await company.owner.get<Receipt>(`/commission_lines/${lines[0]}/receipt`);
  expect(first.related).toMatchObject([{ kind: 'clawback', amount_minor: -2_500, status: 'payable' }]);
  expect(first.history.map(({ kind, text }) => [kind, text])).toEqual([
    ['booked', 'Booked as payable.'],
    ['in_payout', 'Added to payout PO-0001-001.'],
    ['paid', 'Paid, reference TX 9.'],
  ]);
  const second = await company.owner.get<Receipt>(`/commission_lines/${first.related[0]!.id}/receipt`);
  expect(second).toMatchObject({ note: 'Told in confidence', related: [{ id: lines[0], amount_minor: 10_000 }] });
  expect(second.steps.map(({ title }) => title)).toContain('Event');
  expect(second.steps.some(({ detail }) => detail.includes('$250.00 of $1,000.00 is refunded'))).toBe(true);
});

test('recalculates every kind of commission identically', async () => {
  const { deal } = await won([alpha, beta], {
    hold_days: 0,
    rules: [
      {
        id: 'tiers',
        calc: {
          type: 'tiered',
          mode: 'retroactive',
          measure: 'credited_base',
          period: 'year',
          bands: [
            { from: 0, to: 150_000, rate_ppm: 100_000 },
            { from: 150_000, to: null, rate_ppm: 150_000 },
          ],
        },
      },
      { id: 'bonus', kind: 'spiff', spiff: { every: 2, amount_minor: 5_000 } },
    ],
  });
  await won([alpha, beta]);
  await company.within((call) =>
    refundOpportunity(call, deal, { amount_minor: 30_000, on: '2026-03-16', external_id: 'r', reason: 'Part' }),
  );
  await company.within(async (call) => {
    const { plan_id } = await call.one<{ plan_id: string }>(
      sql`select plan_id from plan_versions where organization_id = ${call.organization_id}`,
    );
    await givenPlan(
      call,
      { hold_days: 0, rules: [{ id: 'tiers', calc: { type: 'percent', rate_ppm: 300_000 } }] },
      { plan_id, version: 2 },
    );
    await takeRecalculationStep.approve(call, await requestRecalculation(call, { reason: 'More' }), {});
  });
  const lines = await company.within((call) =>
    call.rows<{ id: string; kind: string }>(
      sql`select id, kind from commission_lines where organization_id = ${call.organization_id}`,
    ),
  );
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['accrual', 'adjustment', 'bonus', 'clawback']));
  for (const { id, kind } of nonEmpty(lines)) {
    expect(await company.owner.post<Recomputation>(`/commission_lines/${id}/recompute`, {}), kind).toMatchObject({
      is_identical: true,
      differs_at: null,
    });
  }
});

test('names the step that differs after tampering', async () => {
  const { lines } = await won([alpha]);
  const again = () => company.owner.post<Recomputation>(`/commission_lines/${lines[0]}/recompute`, {});
  expect(await again()).toMatchObject({ is_identical: true });
  await forge(
    `update commission_ratings set trace = jsonb_set(trace, '{pools,0,calc,rate_ppm}', '200000') where organization_id = $1`,
  );
  expect(await again()).toMatchObject({
    is_identical: false,
    differs_at: {
      step: 'Calculation',
      stored: '20% of $1,000.00. (10000 USD)',
      recomputed: '10% of $1,000.00. (10000 USD)',
    },
  });
  await forge(
    `update commission_ratings set trace = jsonb_set(trace, '{pools,0,calc,rate_ppm}', '100000') where organization_id = $1`,
  );
  expect(await again()).toMatchObject({ is_identical: true });
  await forge('update commission_lines set amount_minor = amount_minor + 1 where organization_id = $1');
  expect(await again()).toMatchObject({ is_identical: false, differs_at: { step: 'Commission amount' } });
});

test('verifies breakdowns of earlier engines or shows the difference', async () => {
  const { lines } = await won([alpha]);
  const again = () => company.owner.post<Recomputation>(`/commission_lines/${lines[0]}/recompute`, {});
  const rating = await company.within((call) =>
    call.one<{ facts_hash: string; known_at: string; body: CommissionEvent; inputs: { cells: Cell[] } }>(sql`
      select r.facts_hash, r.known_at, e.body, r.inputs from commission_ratings r
      join commission_events e on e.organization_id = r.organization_id and e.id = r.event_id
      where r.organization_id = ${call.organization_id}`),
  );
  const { facts_hash, body, inputs } = rating;
  const hash = inputHash(facts_hash, new Date(rating.known_at).toISOString(), body, inputs.cells, '0.9.0');
  await forge(
    `update commission_ratings set engine_version = '0.9.0', input_hash = '${hash}',
       trace = jsonb_set(trace, '{engine_version}', '"0.9.0"') where organization_id = $1`,
  );
  expect(await again()).toMatchObject({ is_identical: true, written_by: '0.9.0', engine_version: ENGINE_VERSION });
  await forge(
    `update commission_ratings set trace = jsonb_set(trace, '{pools,0,calc,rate_ppm}', '200000') where organization_id = $1`,
  );
  expect(await again()).toMatchObject({
    is_identical: false,
    is_altered: false,
    differs_at: { step: 'Calculation', stored: '20% of $1,000.00. (10000 USD)' },
  });
  await forge('update commission_lines set amount_minor = amount_minor + 1 where organization_id = $1');
  expect(await again()).toMatchObject({ is_altered: true, differs_at: { step: 'Commission amount' } });
  await forge("update commission_ratings set known_at = known_at - interval '1 day' where organization_id = $1");
  expect(await again()).toMatchObject({ is_altered: true, differs_at: { step: 'Stored inputs' } });
});

test('reads caps stored under their former British name', async () => {
  await company.within((call) =>
    call.run(sql`update program_settings set deal_cap_ppm = 50000 where organization_id = ${call.organization_id}`),
  );
  const { lines } = await won([alpha]);
  const stored = await company.within((call) =>
    call.one<{
      id: string;
      facts_hash: string;
      known_at: string;
      body: CommissionEvent;
      inputs: { cells: Cell[] };
    }>(sql`
      select r.id, r.facts_hash, r.known_at, e.body, r.inputs from commission_ratings r
      join commission_events e on e.organization_id = r.organization_id and e.id = r.event_id
      join commission_lines l on l.organization_id = r.organization_id and l.rating_id = r.id
      where r.organization_id = ${call.organization_id} and l.id = ${lines[0] ?? null}`),
  );
  const { id, facts_hash, body, inputs } = stored;
  const hash = inputHash(facts_hash, new Date(stored.known_at).toISOString(), body, inputs.cells, '1.0.7');
  await forge(
    `update commission_ratings set engine_version = '1.0.7', input_hash = '${hash}',
       trace = replace(trace::text, '"kind": "program"', '"kind": "programme"')::jsonb
     where organization_id = $1 and id = '${id}' and trace::text like '%"kind": "program"%'`,
  );
  expect(await company.owner.post<Recomputation>(`/commission_lines/${lines[0]}/recompute`, {})).toMatchObject({
    is_identical: true,
    written_by: '1.0.7',
  });
});

test('shows partners no margin, no other partner and no internal note', async () => {
  const { deal, lines } = await won([alpha, beta], {
    hold_days: 0,
    rules: [
      { id: 'margin', label: 'Share of the margin', base: 'margin', calc: { type: 'percent', rate_ppm: 100_000 } },
    ],
  });
  await company.within((call) =>
    refundOpportunity(call, deal, {
      amount_minor: 25_000,
      on: '2026-03-16',
      external_id: 'r',
      reason: 'Told in confidence',
    }),
  );
  const mine = asPartner(await world.partnerUser(company, alpha));
  const list = await mine<Receipt['line'][]>('GET', '/commission_lines');
  expect(list.body).toHaveLength(2);
  const betaName = (
    await company.within((call) =>
      call.one<{ name: string }>(
        sql`select name from partners where organization_id = ${call.organization_id} and id = ${beta}`,
      ),
    )
  ).name;
  for (const { id } of list.body!) {
    const receipt = await mine<Receipt>('GET', `/commission_lines/${id}/receipt`);
    expect(receipt.status).toBe(200);
    const text = JSON.stringify(receipt.body);
    expect(text).not.toContain(beta);
    expect(text).not.toContain(betaName);
    expect(text).not.toContain('Told in confidence');
    // The margin is 400.00, the cost 600.00, the rate 10 %.
    for (const secret of ['400.00', '600.00', '40000', '60000', '10%', 'base_minor', 'effective_rate_ppm'])
      expect(text).not.toContain(secret);
    expect(Object.keys(receipt.body!)).not.toContain('trace');
    expect((await mine<Recomputation>('POST', `/commission_lines/${id}/recompute`)).body).toMatchObject({
      is_identical: true,
    });
  }
  const others = (await company.within((call) => linesOf(call, deal))).filter(({ partner_id }) => partner_id === beta);
  for (const { id } of others) {
    expect((await mine('GET', `/commission_lines/${id}/receipt`)).status).toBe(404);
    expect((await mine('POST', `/commission_lines/${id}/recompute`)).status).toBe(404);
    expect((await mine('GET', `/commission_lines/${id}`)).status).toBe(404);
  }
  expect(lines).toHaveLength(2);
  expect((await mine('GET', '/commission_lines/totals')).body).toEqual({
    rows: [{ currency: 'USD', status: 'payable', count: 2, amount_minor: 1_500 }],
  });
});

test('explains to both sides why a deal earned nothing', async () => {
  const suspended = await company.within((call) => givenPartner(call, { name: 'Asleep', category: 'active' }));
  await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    const status = await named(call, 'partner_statuses', 'Asleep', { category: 'suspended' });
    await call.run(sql`
      insert into partner_status_events (organization_id, partner_id, to_status_id, to_category, effective_on, at)
      values (${call.organization_id}, ${suspended}, ${status}, 'suspended', '2020-01-01', '2020-01-01')`);
  });
  const { deal } = await won([alpha, suspended]);
  expect(await company.owner.get(`/opportunities/${deal}/commissions`)).toMatchObject({
    answer: 'This deal earned commission.',
    reasons: ['The partner was not active on the day the deal was won.'],
  });
  const sleeper = asPartner(await world.partnerUser(company, suspended));
  expect((await sleeper('GET', `/opportunities/${deal}/commissions`)).body).toMatchObject({
    answer: 'The partner was not active on the day the deal was won.',
    totals: [],
  });
  const awake = asPartner(await world.partnerUser(company, alpha));
  expect((await awake('GET', `/opportunities/${deal}/commissions`)).body).toMatchObject({
    answer: 'This deal earned commission.',
    reasons: [],
  });
  const stranger = (await world.company('Other')).owner;
  expect((await stranger.request('GET', `/opportunities/${deal}/commissions`)).statusCode).toBe(404);
});

test('makes a clawback due with the commission it claws back', async () => {
  const { deal } = await won([alpha], { ...tenPercent, hold_days: 0 });
  await company.within((call) =>
    refundOpportunity(call, deal, { amount_minor: 25_000, on: '2026-03-10', external_id: 'r', reason: 'Returned' }),
  );
  const [, back] = await company.within((call) => linesOf(call, deal));
  const receipt = await company.owner.get<Receipt>(`/commission_lines/${back!.id}/receipt`);
  expect(receipt.line).toMatchObject({ effective_on: '2026-03-10', release_on: '2026-03-01' });
  expect(receipt.steps.at(-1)!.detail).toBe(
    'Booked for Mar 10, 2026, due with the commission it claws back, from Mar 1, 2026.',
  );
});

test('applies renewal rules to renewal deals only', async () => {
  const of = (deal_kind: string) =>
    company.within(async (call) => {
      const deal = await givenDeal(call, { partners: [alpha] });
      await call.run(sql`
        update opportunity_types t set deal_kind = ${deal_kind} from opportunities o
        where t.organization_id = ${call.organization_id} and o.organization_id = ${call.organization_id}
          and o.id = ${deal} and t.id = o.type_id`);
      await accrueForOpportunity(call, deal);
      return (await linesOf(call, deal)).map(({ amount_minor }) => amount_minor);
    });
  const forKind = (kind: string, rate_ppm: number) => ({
    id: kind,
    when: { 'deal.kind': [kind] },
    calc: { type: 'percent' as const, rate_ppm },
  });
  await company.within((call) =>
    givenPlan(call, { rules: [forKind('new', 200_000), forKind('renewal', 50_000), forKind('expansion', 80_000)] }),
  );
  expect(await of('new')).toEqual([20_000]);
  expect(await of('renewal')).toEqual([5_000]);
  expect(await of('upsell')).toEqual([8_000]);
  expect(await of('nfr')).toEqual([]);
  const { type_id } = await company.within((call) =>
    call.one<{ type_id: string }>(sql`
      update opportunity_types set deal_kind = 'renewal' where organization_id = ${call.organization_id}
      returning id as type_id`),
  );
  const saleBody = { amount_minor: 100_000, currency: 'USD', partner_id: alpha, type_id };
  expect(await company.owner.post('/commission_lines/estimate', saleBody)).toMatchObject({ amount_minor: 5_000 });
});

test('says that commission is earned as the customer pays until the first payment', async () => {
  const { deal, lines } = await won([alpha], { ...tenPercent, accrue_on: 'collected' });
  expect(lines).toEqual([]);
  const waits = { answer: 'Commission is earned as the customer pays, and no payment has come in yet.', totals: [] };
  expect(await company.owner.get(`/opportunities/${deal}/commissions`)).toMatchObject(waits);
  const mine = asPartner(await world.partnerUser(company, alpha));
  expect((await mine('GET', `/opportunities/${deal}/commissions`)).body).toMatchObject(waits);
  await company.within((call) =>
    recordPayment(call, deal, { amount_minor: 40_000, on: '2026-03-12', external_id: 'p' }),
  );
  expect(await company.owner.get(`/opportunities/${deal}/commissions`)).toMatchObject({
    answer: 'This deal earned commission.',
    totals: [{ amount_minor: 4_000 }],
  });
});

test('estimates commission without writing anything', async () => {
  await company.within((call) => givenPlan(call, tenPercent));
  const mine = await world.partnerUser(company, alpha);
  const saleBody = { amount_minor: 250_000, currency: 'USD' };
  const estimate = {
    amount_minor: 25_000,
    currency: 'USD',
    release_on: '2026-04-15',
    is_on_collection: false,
    parts: [{ rule_id: 'base', label: 'Referral commission', amount_minor: 25_000 }],
  };
  expect(await company.owner.post('/commission_lines/estimate', { ...saleBody, partner_id: alpha })).toMatchObject(
    estimate,
  );
  const own = await mine.request('POST', '/commission_lines/estimate', saleBody, { 'x-tandem-mode': 'partner' });
  expect(own.json()).toMatchObject(estimate);
  expect(
    (
      await mine.request(
        'POST',
        '/commission_lines/estimate',
        { ...saleBody, partner_id: beta },
        { 'x-tandem-mode': 'partner' },
      )
    ).statusCode,
  ).toBe(404);
  const left = await company.within((call) =>
    call.rows(sql`
      select from commission_events where organization_id = ${call.organization_id} union all select
      from commission_cells where organization_id = ${call.organization_id}`),
  );
  expect(left).toEqual([]);
});

test('prints a breakdown as PDF, for its partner only', async () => {
  const { lines } = await won([alpha]);
  const address = `/commission_lines/${lines[0]}/receipt`;
  const [own, other] = [await world.partnerUser(company, alpha), await world.partnerUser(company, beta)];
  const get = (person: Person, path: string) => person.request('GET', path, undefined, { 'x-tandem-mode': 'partner' });
  expect((await get(own, address)).json().outline.sentence).toMatch(/^10% of \$/);
  const file = await get(own, `${address}.pdf`);
  expect([file.headers['content-type'], file.headers['cache-control']]).toEqual([
    'application/pdf',
    'private, no-store',
  ]);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await get(other, `${address}.pdf`)).statusCode).toBe(404);
});
