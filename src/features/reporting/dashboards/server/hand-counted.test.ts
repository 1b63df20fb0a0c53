import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import type { Person } from '#server/testing/world.ts';
import type { WidgetData } from '#shared/figures.ts';
import type { Figures } from '../schema.ts';
import { givenProgram, type Program, SECRET } from './testing/program.ts';

/** The expected figures of each widget for a program small enough to count by hand; `givenProgram` describes it. */
let program: Program;
let owner: Person;
beforeAll(async () => {
  program = await givenProgram();
  owner = program.company.owner;
}, 120_000);
afterAll(() => program.world.close());

async function widget(person: Person, key: string, filters = ''): Promise<WidgetData> {
  const figures = await person.get<Figures>(`/dashboards/figures?widget=${key}${filters && `&${filters}`}`);
  return figures[key]!;
}

/** `{open: {USD: [1073000, 4], ...}}`: the values of each item by currency (`-` without one), then how many rows. */
function counted({ measured }: WidgetData) {
  return Object.fromEntries(
    measured!.items
      .filter(({ cells }) => cells.length > 0)
      .map(({ id, name, cells }) => [
        name ?? id,
        Object.fromEntries(cells.map(({ currency, values, count }) => [currency ?? '-', [...values, count]])),
      ]),
  );
}

/** The same of the period before: one value. */
function compared({ measured }: WidgetData) {
  return Object.fromEntries(
    measured!.items.map(({ id, cells }) => [
      id,
      Object.fromEntries(cells.map(({ currency, before }) => [currency ?? '-', before?.value])),
    ]),
  );
}

function grouped({ listed }: WidgetData) {
  return Object.fromEntries(
    listed!.map(({ id, all, entries }) => [id, [all?.count, entries.map(({ title }) => title)]]),
  );
}

test('headlines: open pipeline, won deals, win rate and active partners', async () => {
  const quarter = await widget(owner, 'headlines', 'period=this_quarter');
  expect(counted(quarter)).toEqual({
    open: { USD: [1_073_000, 4], EUR: [31_000, 1] },
    won: { USD: [493_000, 6] },
    win_rate: { '-': [667_000, 9] },
    win_rate_won: { '-': [6, 6] },
    active_partners: { '-': [7, 7] },
    partners: { '-': [7, 7] },
  });
  expect(compared(quarter)).toMatchObject({
    won: { USD: 13_000 },
    win_rate: { '-': 1_000_000 },
    win_rate_won: { '-': 1 },
  });
  // The deal won on 16 March 2025 is a day older than twelve months.
  expect(counted(await widget(owner, 'headlines'))).toMatchObject({
    won: { USD: [560_000, 9], EUR: [15_000, 1] },
    win_rate: { '-': [769_000, 13] },
  });
});

test('a filter limits figures to a partner, type, region or owner', async () => {
  const alpha = { open: { USD: [70_000, 1], EUR: [31_000, 1] }, won: { USD: [11_000, 1], EUR: [15_000, 1] } };
  for (const filter of [
    `partner_id=${program.alpha.id}`,
    `partner_type_id=${program.type}`,
    `partner_region_id=${program.region}`,
    `partner_region_id=${program.other_region}`,
    `partner_region_id=${program.region}&partner_region_id=${program.other_region}`,
  ])
    expect(counted(await widget(owner, 'headlines', filter)), filter).toMatchObject(alpha);
  // Deals have owners of their own; registrations and money go by the owner of the partner.
  expect(counted(await widget(owner, 'headlines', `owner_user_id=${program.manager.user_id}`))).not.toHaveProperty(
    'open',
  );
  expect(counted(await widget(owner, 'commissions', `owner_user_id=${program.manager.user_id}`))).toMatchObject({
    earned: { USD: [17_000, 3] },
  });
});

test('revenue is sourced if a partner sourced the deal, influenced if one takes part, else direct', async () => {
  expect(counted(await widget(owner, 'sourced'))).toEqual({
    sourced: { EUR: [15_000, 1], USD: [11_000, 1] },
    influenced: { USD: [52_000, 2] },
    direct: { USD: [497_000, 6] },
  });
  expect(compared(await widget(owner, 'sourced', 'period=this_quarter'))).toEqual({
    sourced: { USD: 0 },
    influenced: { USD: 0 },
    direct: { USD: 13_000 },
  });
});

test('win rates are four of five for partners and six of eight for direct deals', async () => {
  expect(counted(await widget(owner, 'win_rate'))).toEqual({
    partner: { '-': [800_000, 5] },
    partner_won: { '-': [4, 4] },
    direct: { '-': [750_000, 8] },
    direct_won: { '-': [6, 6] },
  });
});

test('calculates the average size and sales cycle of won deals', async () => {
  const quarter = await widget(owner, 'deal_size', 'period=this_quarter');
  expect(counted(quarter)).toEqual({
    size_partner: { USD: [11_500, 2] },
    size_direct: { USD: [117_500, 4] },
    // 1 January 2025 to 28 February 2026 and to 1 January 2026: 423 and 365 days.
    cycle_partner: { '-': [394, 2] },
    cycle_direct: { '-': [10, 4] },
  });
  expect(compared(quarter)).toEqual({
    size_partner: { USD: 0 },
    size_direct: { USD: 13_000 },
    cycle_partner: { '-': null },
    cycle_direct: { '-': 347 },
  });
});

test('groups won deals by month and source', async () => {
  const months = await widget(owner, 'won_over_time');
  expect(months.measured!.series).toEqual(['sourced', 'influenced', 'direct']);
  // Twelve months to the day begin on 17 March 2025, so the first month is a part of one.
  expect(months.measured!.items.map(({ from }) => from)).toHaveLength(13);
  expect(counted(months)).toEqual({
    '2025-04-01': { EUR: [15_000, 0, 0, 1] },
    '2025-06-01': { USD: [0, 40_000, 0, 1] },
    '2025-12-01': { USD: [0, 0, 27_000, 2] },
    '2026-01-01': { USD: [0, 12_000, 20_000, 2] },
    '2026-02-01': { USD: [11_000, 0, 50_000, 2] },
    '2026-03-01': { USD: [0, 0, 400_000, 2] },
  });
});

test('groups the open pipeline by stage, partner, type and expected month', async () => {
  const stages = counted(await widget(owner, 'pipeline_stages'));
  expect(Object.values(stages)).toEqual([{ USD: [1_073_000, 4], EUR: [31_000, 1] }]);
  expect(counted(await widget(owner, 'pipeline_partners'))).toEqual({
    [`${SECRET} Trading`]: { USD: [990_000, 1] },
    Alpha: { USD: [70_000, 1], EUR: [31_000, 1] },
    Eta: { USD: [8_000, 1] },
    none: { USD: [5_000, 1] },
  });
  expect(Object.values(counted(await widget(owner, 'pipeline_types')))).toEqual([
    { USD: [1_073_000, 4], EUR: [31_000, 1] },
  ]);
  const chance = (
    await program.company.within((call) =>
      call.one<{ probability: number }>(sql`
        select probability from opportunity_stages where organization_id = ${call.organization_id} and category = 'open'
        order by "order" limit 1`),
    )
  ).probability;
  const split = (minor: number) => [Math.round((minor * chance) / 100), minor - Math.round((minor * chance) / 100)];
  expect(counted(await widget(owner, 'forecast'))).toEqual({
    overdue: { USD: [...split(990_000), 1], EUR: [...split(31_000), 1] },
    '2026-06-01': { USD: [...split(75_000), 2] },
    none: { USD: [...split(8_000), 1] },
  });
});

test('groups won deals by region and product, and ranks partners', async () => {
  expect(counted(await widget(owner, 'regions'))).toEqual({
    Europe: { USD: [11_000, 1], EUR: [15_000, 1] },
    Nordics: { USD: [11_000, 1], EUR: [15_000, 1] },
    none: { USD: [52_000, 2] },
  });
  // With a filter on one region, the other regions of its partners are not listed.
  expect(counted(await widget(owner, 'regions', `partner_region_id=${program.other_region}`))).toEqual({
    Nordics: { USD: [11_000, 1], EUR: [15_000, 1] },
  });
  expect(counted(await widget(owner, 'products'))).toEqual({
    Gateway: { USD: [16_000, 2] },
    Console: { USD: [7_000, 1] },
  });
  const { measured } = await widget(owner, 'top_partners');
  expect(
    measured!.items.map(({ name, cells }) => [name, cells.map(({ currency, values }) => [currency, ...values])]),
  ).toEqual([
    [
      'Alpha',
      [
        ['EUR', 15_000],
        ['USD', 11_000],
      ],
    ],
    ['Zeta', [['USD', 40_000]]],
    [`${SECRET} Trading`, [['USD', 12_000]]],
  ]);
});

test('groups registrations by time to decision and protections by time left', async () => {
  expect(grouped(await widget(owner, 'registrations'))).toEqual({
    overdue: [1, ['Overdue']],
    due_soon: [1, [`${SECRET} claim`]],
    in_time: [1, ['In time']],
    asked: [1, ['Asked']],
  });
  expect(grouped(await widget(owner, 'protections'))).toEqual({
    week: [1, ['Granted long ago']],
    month: [1, ['Granted']],
    quarter: [1, ['Granted lately']],
  });
});

test('counts later activation steps in each earlier one', async () => {
  expect(counted(await widget(owner, 'funnel'))).toEqual({
    not_invited: { '-': [7, 7] },
    invited: { '-': [6, 6] },
    onboarded: { '-': [5, 5] },
    first_deal: { '-': [4, 4] },
    repeat: { '-': [2, 2] },
  });
});

test('groups new partners by month', async () => {
  const growth = await widget(owner, 'partner_growth');
  expect(counted(growth)).toMatchObject({
    '2025-05-01': { '-': [2, 2] },
    '2025-06-01': { '-': [0, 0] },
    '2026-01-01': { '-': [2, 2] },
    '2026-03-01': { '-': [3, 3] },
    joined: { '-': [7, 7] },
  });
});

test('lists partners by tier, with ending and unsupported tiers', async () => {
  const tiers = await widget(owner, 'tiers');
  expect(counted(tiers)).toEqual({ Entry: { '-': [0, 0] }, Gold: { '-': [2, 2] }, none: { '-': [5, 5] } });
  expect(grouped(tiers)).toEqual({ ending: [1, ['Alpha']], idle: [1, ['Zeta']] });
});

test('lists an inactive partner once, under the most important reason', async () => {
  expect(grouped(await widget(owner, 'silent_partners'))).toEqual({
    stalled: [1, ['Eta']],
    gone_quiet: [1, ['Zeta']],
    no_deal: [1, ['Delta']],
    no_answer: [1, ['Epsilon']],
    not_invited: [1, ['Gamma']],
  });
});

test('counts each commission once as earned, on hold, payable or paid', async () => {
  expect(counted(await widget(owner, 'commissions', 'period=this_quarter'))).toEqual({
    earned: { USD: [47_000, 4] },
    on_hold: { USD: [40_000, 2] },
    payable: { USD: [5_000, 1] },
    paid: { USD: [2_000, 1] },
  });
});

test('the payout calendar shows what is payable, upcoming and on hold', async () => {
  const calendar = await widget(owner, 'payout_calendar');
  expect(counted(calendar)).toEqual({
    payable: { USD: [5_000, 1] },
    '2026-04-01': { USD: [30_000, 1] },
    kept: { USD: [10_000, 1] },
  });
  expect(calendar.measured!.items.filter(({ from }) => from)).toHaveLength(6);
});

test('shows partner cost as a share of sourced revenue', async () => {
  // 47,000 of 11,000 and 52,000 won with partners.
  expect(counted(await widget(owner, 'cost_ratio'))).toMatchObject({
    ratio: { USD: [746_000, 4] },
    earned: { USD: [47_000, 4] },
    won: { USD: [63_000, 3], EUR: [15_000, 1] },
  });
});

test('lists recent closings, registrations and new partners, newest first', async () => {
  const { listed } = await widget(owner, 'activity');
  const [{ entries }] = listed as [NonNullable<WidgetData['listed']>[0]];
  const instants = entries.map(({ at }) => Date.parse(at!));
  expect(instants).toEqual([...instants].sort((a, b) => b - a));
  const [ofZeta] = (await widget(owner, 'activity', `partner_id=${program.zeta}`)).listed!;
  expect(ofZeta!.entries.map(({ kind, status }) => [kind, status])).toEqual([
    ['deal', 'won'],
    ['partner', 'joined'],
  ]);
  const ofBeta = await widget(owner, 'activity', `partner_id=${program.beta.id}`);
  expect(ofBeta.listed![0]!.entries.length).toBeGreaterThan(0);
  for (const { title, detail } of ofBeta.listed![0]!.entries) expect(`${title} ${detail}`).toContain(SECRET);
});

test('shows a partner earned and upcoming commissions', async () => {
  const { person } = program.alpha;
  const earned = await widget(person, 'earnings');
  expect(counted(earned)).toMatchObject({
    on_hold: { USD: [10_000, 1] },
    payable: { USD: [5_000, 1] },
    paid: { USD: [2_000, 1] },
    earned: { USD: [17_000, 3] },
  });
  // Manually held commissions have no due date.
  expect(counted(earned)).not.toHaveProperty('next');
  expect(counted(await widget(program.beta.person, 'earnings'))).toMatchObject({ next: { USD: [30_000, 1] } });
  expect(counted(await widget(person, 'earnings_over_time'))).toEqual({
    '2026-01-01': { USD: [2_000, 0, 1] },
    '2026-02-01': { USD: [0, 5_000, 1] },
    '2026-03-01': { USD: [0, 10_000, 1] },
  });
});

test('shows a partner its results, customers, deals and deadlines', async () => {
  const { person } = program.alpha;
  expect(counted(await widget(person, 'results'))).toMatchObject({
    // Three more won deals have no lead partner; Alpha only takes part in them.
    won: { USD: [11_000, 1], EUR: [15_000, 1] },
    win_rate: { '-': [667_000, 3] },
  });
  expect(counted(await widget(person, 'won_over_time'))).toMatchObject({ '2026-02-01': { USD: [11_000, 1] } });
  expect(counted(await widget(person, 'forecast'))).toEqual({
    overdue: { EUR: [31_000, 1] },
    '2026-06-01': { USD: [70_000, 1] },
  });
  expect(grouped(await widget(person, 'clocks'))).toEqual({
    question: [1, ['Asked']],
    in_review: [2, ['Overdue', 'In time']],
    protected: [3, ['Granted long ago', 'Granted', 'Granted lately']],
  });
  const accounts = await widget(person, 'top_accounts');
  expect(
    accounts
      .measured!.items.flatMap(({ cells }) => cells)
      .filter(({ currency }) => currency === 'USD')
      .map(({ values }) => values[0]),
  ).toEqual([11_000]);
});

test('shows a partner its tier, its end, all tiers, and this year’s progress', async () => {
  const { standing, measured } = await widget(program.alpha.person, 'tier');
  expect(standing).toMatchObject({ tier_id: program.tiers.gold, since: '2026-01-01', next: null });
  expect(standing!.ladder.map(({ name }) => name)).toEqual(['Entry', 'Gold']);
  expect(counted({ measured })).toMatchObject({ won: { USD: [11_000, 1] }, deals: { '-': [1, 1] } });
});

test('shows a partner the company’s decisions and payments', async () => {
  const { listed } = await widget(program.alpha.person, 'news');
  expect(listed![0]!.entries.map(({ kind, title, status }) => [kind, title, status])).toEqual(
    expect.arrayContaining([
      ['registration', 'Granted', 'approved'],
      ['registration', 'Asked', 'info_requested'],
      ['payment', 'PO-0001-001', 'paid'],
    ]),
  );
});

test('hides widgets of disabled modules', async () => {
  await program.world.switchFor(program.company, ['payouts', 'deal_registrations'], false);
  const { listed } = await widget(program.alpha.person, 'news');
  expect(listed![0]!.entries.filter(({ kind }) => kind === 'payment' || kind === 'registration')).toEqual([]);
  expect(await owner.get('/dashboards/figures?widget=registrations&widget=protections')).toEqual({});
  const { activity } = await owner.get<Figures>('/dashboards/figures?widget=activity');
  const kinds = activity!.listed![0]!.entries.map(({ kind }) => kind);
  expect(kinds).toContain('partner');
  expect(kinds.filter((kind) => kind === 'payment' || kind === 'registration')).toEqual([]);
  await program.world.switchFor(program.company, ['payouts', 'deal_registrations'], true);
});

test('shows a partner which of its users registered what', async () => {
  const { person } = program.alpha;
  const { id } = await person.post<{ id: string }>('/deal_registrations', {
    account_name: 'Ours',
    account_domain: 'ours.example',
    country: 'DE',
    contact_name: 'Ada',
    contact_email: 'ada@ours.example',
    expected_close_on: '2026-09-30',
    amount_minor: 1_000,
  });
  await person.post(`/deal_registrations/${id}/submit`);
  expect(counted(await widget(person, 'team_activity'))).toMatchObject({ 'Test Person': { '-': [1, 1] } });
});
