import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { LineTotal } from '../../commissions/schema.ts';
import { sampleWonDeal } from '../../commissions/server/sample.ts';
import { sampleDealRegistration, samplePendingRegistration } from '../../deal-registrations/server/sample.ts';
import { approveRegistration, askAboutRegistration } from '../../deal-registrations/server/service.ts';
import { sampleOpportunity } from '../../opportunities/server/sample.ts';
import { moveStage } from '../../opportunities/server/service.ts';
import { samplePartnerTier } from '../../partner-tiers/server/sample.ts';
import { samplePartner } from '../../partners/server/sample.ts';
import { setTier } from '../../partners/server/service.ts';
import type { Earnings } from '../../payouts/schema.ts';
import { submitBatch } from '../../payouts/server/service.ts';
import type { Headlines, Need, NewsItem, Overview, Pipeline, Standing, TopPartners, WonMonths } from '../schema.ts';

/** A programme with something of everything; then every figure is counted again in the list it opens. */
let world: World;
let company: Company;
let alpha: { id: string; person: Person };
let beta: { id: string; person: Person };
const SECRET = 'Zanzibar';

beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
  company = await world.company();
  const dealer = async (name: string) => {
    const id = await company.within((call) => samplePartner(call, { name }));
    return { id, person: await world.partnerUser(company, id) };
  };
  alpha = await dealer('Alpha');
  beta = await dealer(`${SECRET} Trading`);
  await company.within(async (call) => {
    const stageOf = async (category: string) =>
      (
        await call.one<{ id: string }>(
          'select s.id from opportunity_stages s where s.organization_id = $1 and s.category = $2 order by s."order" limit 1',
          [call.organization_id, category],
        )
      ).id;
    const deal = (overrides: object) => sampleOpportunity(call, overrides);
    await deal({
      partner_id: alpha.id,
      name: 'Open in dollars',
      amount_minor: 70_000,
      next_step: 'Call',
      next_step_on: '2026-03-15',
    });
    await deal({
      partner_id: beta.id,
      name: `${SECRET} open`,
      amount_minor: 990_000,
      expected_close_on: '2026-03-01',
      next_step_on: '2026-03-02',
    });
    await deal({
      partner_id: alpha.id,
      name: 'Open in euros',
      currency: 'EUR',
      amount_minor: 31_000,
      expected_close_on: '2026-03-15',
    });
    await deal({ name: 'Without a partner', amount_minor: 5_000 });
    const won = async (overrides: object, on: string) => {
      const id = await deal({ opened_on: '2025-01-01', ...overrides });
      await moveStage(call, id, { stage_id: await stageOf('won'), on });
    };
    await won({ partner_id: alpha.id, amount_minor: 11_000 }, '2026-02-28');
    await won({ partner_id: beta.id, amount_minor: 12_000 }, '2026-01-01');
    await won({ amount_minor: 13_000 }, '2025-12-14');
    await won({ amount_minor: 14_000 }, '2025-12-15');
    await won({ partner_id: alpha.id, amount_minor: 15_000, currency: 'EUR' }, '2025-04-01');
    await won({ partner_id: alpha.id, amount_minor: 16_000 }, '2025-03-31');
    const lost = await deal({ amount_minor: 17_000, opened_on: '2026-01-01' });
    await moveStage(call, lost, { stage_id: await stageOf('lost'), on: '2026-03-01', reason_code: 'price' });
    await sampleWonDeal(call, { partner_id: alpha.id, amount_minor: 100_000 });
    await sampleWonDeal(call, { partner_id: beta.id, amount_minor: 300_000 });

    await samplePendingRegistration(call, { partner_id: alpha.id, account_name: 'Due now' });
    await samplePendingRegistration(call, { partner_id: beta.id, account_name: `${SECRET} claim` });
    await sampleDealRegistration(call, { partner_id: alpha.id, account_name: 'Not yet sent' });
    const asked = await samplePendingRegistration(call, { partner_id: alpha.id, account_name: 'Asked' });
    await askAboutRegistration(call, asked, { question: 'Who is the buyer?' });
    const granted = await samplePendingRegistration(call, { partner_id: alpha.id, account_name: 'Granted' });
    await approveRegistration(call, granted, {});
    await call.run(
      "update deal_registrations set expires_at = '2026-03-25T00:00:00Z' where organization_id = $1 and id = $2",
      [call.organization_id, granted],
    );
    await setTier(call, alpha.id, {
      tier_id: await samplePartnerTier(call),
      effective_from: '2026-01-01',
      reason: SECRET,
    });
  });
  world.clock.advance(30 * 60_000);
}, 60_000);
afterAll(() => world.close());

/** Every `{ count, rows }` and `{ amount_minor, rows }` anywhere in an answer. */
function figuresIn(answer: unknown): { count: number; rows: string; amount_minor?: number; currency?: string }[] {
  if (answer === null || typeof answer !== 'object') return [];
  const own = 'rows' in answer && 'count' in answer ? [answer as never] : [];
  return [...own, ...Object.values(answer).flatMap(figuresIn)];
}

async function listed(person: Person, rows: string) {
  const answer = await person.request('GET', `/${rows}${rows.includes('?') ? '&' : '?'}_end=1000`);
  expect(answer.statusCode, `${rows}: ${answer.body}`).toBe(200);
  return {
    total: Number(answer.headers['x-total-count']),
    rows: answer.json() as { amount_minor: number | null; currency: string }[],
  };
}

const companyWidgets = ['overview', 'needs', 'pipeline', 'company/headlines', 'company/won', 'company/top_partners'];
const partnerWidgets = ['overview', 'needs', 'pipeline', 'partner/standing', 'partner/news'];

test.each([
  ['company', () => company.owner, companyWidgets, 25],
  ['partner', () => alpha.person, partnerWidgets, 8],
] as const)('each figure of the %s dashboard is the figure of the list it opens', async (_, who, widgets, atLeast) => {
  const answers = await Promise.all(widgets.map((name) => who().get(`/dashboards/${name}`)));
  const figures = answers.flatMap(figuresIn);
  expect(figures.length).toBeGreaterThanOrEqual(atLeast);
  for (const { count, rows, amount_minor, currency } of figures) {
    const list = await listed(who(), rows);
    expect(list.total, rows).toBe(count);
    if (amount_minor === undefined) continue;
    expect(new Set(list.rows.map((row) => row.currency)), rows).toEqual(new Set(count > 0 ? [currency] : []));
    expect(
      list.rows.reduce((sum, row) => sum + (row.amount_minor ?? 0), 0),
      rows,
    ).toBe(amount_minor);
  }
  expect(figures.filter(({ count }) => count > 0).length).toBeGreaterThan(atLeast / 2);
});

test('commissions and earnings are the sums of the lists they open', async () => {
  const totals = await company.owner.get<LineTotal[]>('/commission_lines/totals');
  expect(totals.length).toBeGreaterThan(0);
  for (const { status, currency, count, amount_minor } of totals) {
    const list = await listed(company.owner, `commission_lines?status=${status}&currency=${currency}`);
    expect([list.total, list.rows.reduce((sum, row) => sum + row.amount_minor!, 0)]).toEqual([count, amount_minor]);
  }
  const [mine] = await alpha.person.get<Earnings[]>('/partner_earnings');
  expect(mine!.earned_minor).toBe(10_000);
  for (const [status, minor] of [
    ['on_hold', mine!.on_hold_minor],
    ['payable', mine!.payable_minor],
    ['reserved', mine!.in_transit_minor],
    ['paid', mine!.paid_minor],
  ] as const) {
    const { rows } = await listed(alpha.person, `commission_lines?status=${status}&currency=USD`);
    expect(
      rows.reduce((sum, row) => sum + row.amount_minor!, 0),
      status,
    ).toBe(minor);
  }
});

test('what was won so far is compared with the same days of the quarter before', async () => {
  const { won, won_before, open, closed, closed_won } = await company.owner.get<Headlines>(
    '/dashboards/company/headlines',
  );
  const dollars = (sums: Headlines['won']) => sums.find(({ currency }) => currency === 'USD')!;
  expect(dollars(won)).toMatchObject({ count: 4, amount_minor: 11_000 + 12_000 + 100_000 + 300_000 });
  expect(dollars(won_before)).toMatchObject({ count: 1, amount_minor: 13_000 });
  expect(dollars(open)).toMatchObject({ count: 3, amount_minor: 70_000 + 990_000 + 5_000 });
  // The deal won on 31 March 2025 is older than twelve months.
  expect([closed_won.count, closed.count]).toEqual([7, 8]);
});

test('a won deal counts for partners when a partner leads it', async () => {
  const months = await company.owner.get<WonMonths>('/dashboards/company/won');
  expect(months.map(({ month }) => month)).toEqual([
    '2025-04',
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
  const of = (month: string) => months.find((one) => one.month === month)!.sums;
  expect(of('2025-04')).toMatchObject([{ currency: 'EUR', by_partners_minor: 15_000, by_company_minor: 0 }]);
  expect(of('2025-12')).toMatchObject([{ currency: 'USD', by_partners_minor: 0, by_company_minor: 27_000 }]);
  const top = await company.owner.get<TopPartners>('/dashboards/company/top_partners');
  expect(top.map(({ name, currency, amount_minor }) => [name, currency, amount_minor])).toEqual([
    ['Alpha', 'EUR', 15_000],
    [`${SECRET} Trading`, 'USD', 12_000],
    ['Alpha', 'USD', 11_000],
  ]);
});

test('open deals stand in their stages and lost or won ones do not', async () => {
  const types = await company.owner.get<Pipeline>('/dashboards/pipeline');
  const sums = types.flatMap(({ stages }) => stages.flatMap((stage) => stage.sums));
  expect(sums.filter(({ currency }) => currency === 'EUR')).toMatchObject([{ count: 1, amount_minor: 31_000 }]);
  expect(sums.reduce((count, sum) => count + sum.count, 0)).toBe(4);
});

test('a late decision is told apart from one that has time', async () => {
  const review = async () => (await needsOf(company.owner)).get('review')!;
  expect(await review()).toMatchObject({ count: 2, late: { count: 0 } });
  await company.within((call) =>
    call.run(
      "update deal_registrations set review_due_at = '2026-03-16T09:00:00Z' where organization_id = $1 and account_name = 'Due now'",
      [call.organization_id],
    ),
  );
  const { late, items } = await review();
  expect(late!.count).toBe(1);
  expect((await listed(company.owner, late!.rows)).total).toBe(1);
  expect(items.map(({ title }) => title)).toEqual(['Due now', `${SECRET} claim`]);
});

test('a payout that waits says whether a colleague must approve it', async () => {
  const { id } = await company.owner.post<{ id: string }>('/payout_batches', { currency: 'USD' });
  const colleague = await company.member('finance');
  await company.within((call) => submitBatch(call, id, undefined));
  const own = (await needsOf(company.owner)).get('payout')!;
  expect(own).toMatchObject({ count: 1, items: [{ id, is_own: true, currency: 'USD' }] });
  expect((await needsOf(colleague)).get('payout')).toMatchObject({ count: 1, items: [{ id, is_own: false }] });
});

test('nobody is asked to do what they may not do', async () => {
  const kinds = async (person: Person) => [...(await needsOf(person)).keys()];
  expect(await kinds(await company.member('read_only'))).toEqual([]);
  expect(await kinds(await company.member('finance'))).toEqual(['payout']);
  expect(await kinds(await company.member('partner_manager'))).toEqual(['review', 'protection', 'past_close']);
});

test('a partner sees what it must do, where it stands and what is new', async () => {
  const todo = await needsOf(alpha.person);
  expect([...todo].map(([kind, { count }]) => [kind, count])).toEqual([
    ['question', 1],
    ['next_step', 1],
    ['protection', 1],
    ['past_close', 1],
    ['draft', 1],
  ]);
  expect(todo.get('question')!.items).toMatchObject([{ title: 'Asked', detail: 'Who is the buyer?' }]);
  expect(todo.get('next_step')!.late!.count).toBe(1);
  expect(await alpha.person.get<Standing>('/dashboards/partner/standing')).toMatchObject({
    now: { since: '2026-01-01', until: null },
    next: null,
  });
  const latest = await alpha.person.get<NewsItem[]>('/dashboards/partner/news');
  expect(latest.map(({ kind, title, status }) => [kind, title, status])).toEqual(
    expect.arrayContaining([
      ['registration', 'Granted', 'approved'],
      ['registration', 'Asked', 'info_requested'],
    ]),
  );
  const { programme, currencies } = await alpha.person.get<Overview>('/dashboards/overview');
  expect(programme).toBeNull();
  expect(currencies).toEqual(['USD', 'EUR']);
});

test('nothing on a partner’s dashboard comes from another partner', async () => {
  for (const name of partnerWidgets) {
    const { body, statusCode } = await alpha.person.request('GET', `/dashboards/${name}`);
    expect(statusCode, name).toBe(200);
    for (const secret of [SECRET, beta.id, '990000', '300000']) expect(body, name).not.toContain(secret);
  }
  const theirs = await Promise.all(partnerWidgets.map((name) => beta.person.request('GET', `/dashboards/${name}`)));
  expect(theirs.map(({ body }) => body).join()).toContain(SECRET);
});

test('neither side has the other’s dashboard', async () => {
  for (const name of companyWidgets.filter((one) => one.startsWith('company/')))
    expect((await alpha.person.request('GET', `/dashboards/${name}`)).statusCode, name).toBe(404);
  for (const name of partnerWidgets.filter((one) => one.startsWith('partner/')))
    expect((await company.owner.request('GET', `/dashboards/${name}`)).statusCode, name).toBe(404);
});

test('another company starts with nothing', async () => {
  const fresh = await world.company('Fresh');
  const { deals, programme, currencies } = await fresh.owner.get<Overview>('/dashboards/overview');
  expect([deals.count, programme!.partners.count, currencies]).toEqual([0, 0, []]);
  for (const name of companyWidgets) {
    const answer = await fresh.owner.request('GET', `/dashboards/${name}`);
    expect(answer.statusCode, `${name}: ${answer.body}`).toBe(200);
    expect(answer.body).not.toContain('Alpha');
  }
});

async function needsOf(person: Person): Promise<Map<Need['kind'], Need>> {
  return new Map((await person.get<Need[]>('/dashboards/needs')).map((need) => [need.kind, need]));
}
