import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CriterionResult } from '#features/enablement/tier-criteria/schema.ts';
import { night } from '#features/enablement/tier-criteria/server/testing/tier-year.ts';
import type { Pack } from '#features/outreach/meetings/pack.schema.ts';
import { sampleMeeting } from '#features/outreach/meetings/server/sample.ts';
import type { Earnings, EarningsMonth } from '#features/payouts/statements/schema.ts';
import type { Paper } from '#features/reporting/report-schedules/schema.ts';
import { reportTemplates } from '#features/reporting/report-schedules/templates.ts';
import type { RecordState } from '#features/work/record-states/schema.ts';
import { declaredRecordFigures } from '#server/extension-points/record-state.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import type { Person } from '#server/testing/world.ts';
import { measureName } from '#shared/measures.ts';
import { formatMoney } from '#shared/money/money.ts';
import { addressedValue, parseSearch } from '#shared/nouns/search.ts';
import { dashboardWords, specOf, widgetsOf } from '../catalog.ts';
import type { Figures, MeasuredFigure } from '../schema.ts';
import { givenProgram, type Program } from './testing/program.ts';

/** One partner's figures, in every place that shows them, equal the measure of the same period. */
let program: Program;
let results: CriterionResult[];
beforeAll(async () => {
  program = await givenProgram();
  const { company, alpha, tiers } = program;
  const draft = await company.owner.post<{ id: string }>('/tier_programs', {});
  for (const [metric, threshold] of [
    ['sourced_revenue', 100],
    ['closed_revenue', 200],
    ['deals', 2],
    ['customers', 2],
    ['registrations', 1],
    ['win_rate', 10],
    ['certified_people', 1],
    ['satisfaction', 4],
  ] as const) {
    const window_months = metric === 'certified_people' ? null : 12;
    const criterion = { program_id: draft.id, tier_id: tiers.gold, metric, threshold, window_months };
    await company.owner.post('/tier_criteria', criterion);
  }
  await company.owner.post(`/tier_programs/${draft.id}/publish`, {});
  await night(program.world, company, '2026-03-16');
  const [standing] = await company.owner.get<{ results: CriterionResult[] }[]>(
    `/tier_standings?partner_id=${alpha.id}`,
  );
  ({ results } = standing!);
}, 120_000);
afterAll(() => program.world.close());

type Amounts = Record<string, number>;
const byCurrency = (cells: readonly { currency: string | null; value: number | null }[]): Amounts =>
  Object.fromEntries(cells.flatMap(({ currency, value }) => (value ? [[currency ?? '', value]] : [])));

/** A measure of Alpha, as the company or the partner reads it. */
async function measure(person: Person, key: string, period?: 'this_year' | 'last_12_months'): Promise<Amounts> {
  const { alpha } = program;
  const query = new URLSearchParams({ measure: key, ...(period && { period }) });
  if (person !== alpha.person) query.set('partner_id', alpha.id);
  const { rows } = await person.get<{ rows: MeasuredFigure[] }>(`/measures?${query}`);
  return byCurrency(rows[0]!.cells.map(({ currency, values }) => ({ currency, value: values[0]! })));
}

async function widget(person: Person, name: string, id: string): Promise<Amounts> {
  const { alpha } = program;
  const query = new URLSearchParams({ widget: name, period: 'last_12_months' });
  if (person !== alpha.person) query.set('partner_id', alpha.id);
  const data = await person.get<Figures>(`/dashboards/figures?${query}`);
  const found = data[name]!.measured!.items.find((one) => one.id === id)!;
  return byCurrency(found.cells.map(({ currency, values }) => ({ currency, value: values[0]! })));
}

test('both sides’ dashboards show the measures', async () => {
  const { company, alpha } = program;
  for (const [name, id, key, period] of [
    ['headlines', 'open', 'open_pipeline'],
    ['headlines', 'won', 'won_revenue', 'last_12_months'],
    ['sourced', 'sourced', 'sourced_revenue', 'last_12_months'],
    ['commissions', 'earned', 'earned_commission', 'last_12_months'],
    ['commissions', 'payable', 'payable_commission'],
  ] as const) {
    const expected = await measure(company.owner, key, period);
    expect(expected, key).not.toEqual({});
    expect(await widget(company.owner, name, id), `${name}.${id}`).toEqual(expected);
  }
  for (const [name, id, key, period] of [
    ['tier', 'won', 'won_revenue', 'this_year'],
    ['tier', 'deals', 'won_deals', 'this_year'],
    ['earnings', 'earned', 'earned_commission'],
    ['earnings', 'payable', 'payable_commission'],
    ['earnings', 'paid', 'paid_commission'],
  ] as const) {
    const expected = await measure(alpha.person, key, period);
    expect(expected, key).toEqual(await measure(company.owner, key, period));
    expect(await widget(alpha.person, name, id), `${name}.${id}`).toEqual(expected);
  }
});

test('the record page and the list of partners show the measures', async () => {
  const { company, alpha } = program;
  const { figures } = await company.owner.get<RecordState>(`/record_states/partners/${alpha.id}`);
  const amount = (key: string) => figures.find((one) => one.key === key)?.value;
  expect(amount('open_pipeline')).toBe((await measure(company.owner, 'open_pipeline')).USD);
  expect(amount('won_revenue')).toBe((await measure(company.owner, 'won_revenue', 'this_year')).USD);
  expect(amount('commission')).toBe((await measure(company.owner, 'earned_commission', 'last_12_months')).USD);
  expect(await company.owner.get(`/partners/${alpha.id}`)).toMatchObject({
    open_pipeline_minor: (await measure(company.owner, 'open_pipeline')).USD,
    won_this_year_minor: (await measure(company.owner, 'won_revenue', 'this_year')).USD,
    open_deals: (await measure(company.owner, 'open_deals'))[''],
  });
});

test('the business review shows the measures, and opens their rows for both sides', async () => {
  const { company, alpha } = program;
  const id = await company.within((call) => sampleMeeting(call, { partner_id: alpha.id, kind: 'qbr' }));
  const pack = await company.owner.get<Pack>(`/meetings/${id}/pack`);
  const shown = (key: string) => pack.sections.flatMap(({ figures }) => figures).find((one) => one.key === key)!.cells;
  for (const [key, figure, period] of [
    ['open_pipeline', 'open_amount'],
    ['open_deals', 'open_deals'],
    ['won_revenue', 'won_amount', 'last_12_months'],
    ['sourced_revenue', 'sourced_amount', 'last_12_months'],
    ['won_deals', 'won_deals', 'last_12_months'],
    ['submitted_registrations', 'registrations', 'last_12_months'],
  ] as const) {
    expect(byCurrency(shown(figure)), figure).toEqual(await measure(company.owner, key, period));
  }
  const own = await alpha.person.get<Pack>(`/meetings/${id}/pack`);
  const cell = own.sections.flatMap(({ figures }) => figures).find(({ key }) => key === 'open_deals')!.cells[0]!;
  // A partner's list may hold deals that it only takes part in, which are not its own.
  expect(new URLSearchParams(cell.to!.split('?')[1]).getAll('attribution')).toEqual(['sourced', 'influenced']);
});

test('the earnings page shows the measures, in total and month by month', async () => {
  const { company, alpha } = program;
  const earnings = { rows: await alpha.person.rows<Earnings>('/partner_earnings') };
  const total = (key: 'payable_minor' | 'paid_minor' | 'earned_minor' | 'on_hold_minor') =>
    byCurrency(earnings.rows.map((row) => ({ currency: row.currency, value: row[key] })));
  expect(total('payable_minor')).toEqual(await measure(company.owner, 'payable_commission'));
  expect(total('paid_minor')).toEqual(await measure(company.owner, 'paid_commission'));
  expect(total('on_hold_minor')).toEqual(await measure(company.owner, 'commission_on_hold'));
  expect(total('earned_minor')).toEqual(await measure(company.owner, 'earned_commission'));
  const months = await alpha.person.get<{ rows: EarningsMonth[] }>('/partner_earnings/months');
  const sum = months.rows.reduce((all, { earned_minor }) => all + earned_minor, 0);
  expect({ USD: sum }).toEqual(total('earned_minor'));
  for (const { rows, commissions } of nonEmpty(months.rows)) {
    const [, query] = rows!.split('?');
    const answer = await alpha.person.request('GET', `/commission_lines?${query}`);
    expect(answer.json()).toHaveLength(commissions);
  }
});

test('tier progress shows the measures, and each criterion opens its rows for both sides', async () => {
  const { company, alpha } = program;
  const value = (metric: string) => results.find((one) => one.metric === metric)!.value;
  expect(value('deals')).toBe((await measure(company.owner, 'won_deals', 'last_12_months'))['']);
  expect(value('registrations')).toBe((await measure(company.owner, 'approved_registrations', 'last_12_months'))['']);
  for (const [metric, key] of [
    ['sourced_revenue', 'sourced_revenue'],
    ['closed_revenue', 'won_revenue'],
  ] as const) {
    const shown = await measure(company.owner, key, 'last_12_months');
    // There is no rate for euros, so a deal in euros adds no revenue to a tier in dollars.
    expect(value(metric), metric).toBe(shown.USD);
  }
  const resources: Record<string, string> = {
    registrations: 'deal_registrations',
    certified_people: 'certificates',
    satisfaction: 'reviews',
  };
  for (const { metric, rows, count } of results) {
    for (const [person, screen] of [
      [company.owner, rows!.company],
      [alpha.person, rows!.partner],
    ] as const) {
      const { queue: _, ...filters } = parseSearch(screen!.split('?')[1]!);
      const query = new URLSearchParams(
        Object.entries(filters).flatMap(([name, value]) => [value].flat().map((one) => [name, addressedValue(one)])),
      );
      const answer = await person.request('GET', `/${resources[metric] ?? 'opportunities'}?${query}&_end=100`);
      expect(answer.statusCode, `${metric}: ${answer.body}`).toBe(200);
      expect(answer.json(), `${metric}: ${screen}`).toHaveLength(count);
    }
  }
});

test('report templates add up to the measures, for both sides', async () => {
  const { company, alpha } = program;
  const totalOf = async (person: Person, mode: 'company' | 'partner', template: string) => {
    const { values } = reportTemplates[mode].find(({ key }) => key === template)!;
    const { object, columns, filters = [], sums = [] } = values;
    const ofAlpha = { field: 'partner_id', operator: 'eq' as const, values: [alpha.id] };
    const question = {
      object,
      columns,
      sums,
      filters: mode === 'company' ? [...filters, ofAlpha] : filters,
      group_by: 'currency',
    };
    const { groups } = await person.post<Paper>('/report_schedules/preview', question);
    const ofCurrencies = groups!.rows.filter(([currency]) => /^[A-Z]{3}$/.test(currency!));
    return ofCurrencies.flatMap((row) => row.slice(2).filter(Boolean)).sort();
  };
  for (const [template, key] of [
    ['open-pipeline', 'open_pipeline'],
    ['payable-commissions', 'payable_commission'],
  ] as const) {
    const amounts = Object.entries(await measure(company.owner, key));
    const expected = amounts.map(([currency, minor]) => formatMoney(minor, currency)).sort();
    expect(await totalOf(company.owner, 'company', template), template).toEqual(expected);
    expect(await totalOf(alpha.person, 'partner', template), template).toEqual(expected);
  }
});

test('incentive structures add up to the commission that partners earned by them', async () => {
  const { company } = program;
  const { rows: plans } = await company.owner.get<{
    rows: { plan_id: string; currency: string; earned_minor: number; paid_minor: number }[];
  }>('/commission_plans/earnings');
  const list = async (query: string) => {
    const answer = await company.owner.request('GET', `/commission_lines?${query}&_end=1000`);
    return (answer.json() as { amount_minor: number }[]).reduce((sum, row) => sum + row.amount_minor, 0);
  };
  expect(plans).not.toHaveLength(0);
  for (const { plan_id, currency, earned_minor, paid_minor } of plans) {
    const of = `plan_id=${plan_id}&currency=${currency}`;
    const earned = ['on_hold', 'payable', 'reserved', 'paid'].map((status) => `status=${status}`).join('&');
    expect(earned_minor).toBe(await list(`${of}&${earned}&kind_ne=carried`));
    expect(paid_minor).toBe(await list(`${of}&status=paid`));
    const { figures } = await company.owner.get<RecordState>(`/record_states/commission_plans/${plan_id}`);
    const shown = figures.find(({ key }) => key === 'commission')!;
    expect(shown.label).toBe('Commission earned, last 12 months');
    expect(shown.to).toContain(`plan_id=${plan_id}`);
  }
});

const namesPeriod =
  /this (month|quarter|year)|last (12 )?months|all time|so far|to date|next|until|within|in the last|since|overdue/i;

test('each dated figure of a dashboard names its period, unless the board shows it', async () => {
  const { company, alpha } = program;
  let dated = 0;
  const nameless: string[] = [];
  for (const [person, mode] of [
    [company.owner, 'company'],
    [alpha.person, 'partner'],
  ] as const) {
    const keys = widgetsOf(mode).filter((key) => !specOf(key).follows.includes('period'));
    const query = keys.map((key) => `widget=${key}`).join('&');
    const data = await person.get<Figures>(`/dashboards/figures?${query}`);
    for (const key of keys)
      for (const { id, from, cells } of data[key]?.measured?.items ?? []) {
        // The item of a month is named after it.
        if (from || !cells.some(({ rows }) => /_on_[gl]te=|_at_[gl]te=/.test(rows ?? ''))) continue;
        const { title, about, figures, total } = dashboardWords(key, mode);
        dated += 1;
        const words = [title, id, about, figures?.[id]?.label, figures?.[id]?.about, total?.label, total?.about];
        if (!namesPeriod.test(words.join(' '))) nameless.push(`${mode} ${key}.${id}: ${words.join(' ')}`);
      }
  }
  expect(dated).toBeGreaterThan(1);
  expect(nameless).toEqual([]);
});

test('each dated figure of a record names its period', () => {
  const labels = declaredRecordFigures().flatMap((one) =>
    one.measure
      ? one.measure.on
        ? [one.share?.label ?? measureName(one.measure, one.period)]
        : []
      : /interval '|- 3\d\d\b/.test(one.value)
        ? [one.label]
        : [],
  );
  expect(labels.length).toBeGreaterThan(4);
  expect(labels.filter((label) => !namesPeriod.test(label))).toEqual([]);
});
