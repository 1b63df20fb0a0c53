import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import { trackLead } from '#features/commissions/attributions/server/service.ts';
import { releaseDue, takeLineStep } from '#features/commissions/commissions/server/service.ts';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { takeRegistrationStep } from '#features/deals/deal-registrations/server/service.ts';
import { receiveLead } from '#features/deals/leads/server/service.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { moveStage } from '#features/deals/opportunities/server/service.ts';
import { sampleProduct } from '#features/deals/products/server/sample.ts';
import { sampleJointBusinessPlan } from '#features/ecosystem/partner-targets/server/sample.ts';
import { sampleExpiringCertificate } from '#features/enablement/certificates/server/sample.ts';
import { sampleStuckTrack } from '#features/enablement/tracks/server/sample.ts';
import { sampleFormSubmission } from '#features/engagement/forms/server/sample.ts';
import { sampleMeetingCadence } from '#features/outreach/meetings/server/sample.ts';
import { samplePartnerRegion } from '#features/partners/partner-regions/server/sample.ts';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartnerType } from '#features/partners/partner-types/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { setTier } from '#features/partners/partners/server/service.ts';
import { sampleInvitation } from '#features/partners/portal-access/server/sample.ts';
import { createPayout, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import { createReferralLink } from '#features/referrals/referral-links/server/service.ts';
import { sampleTask } from '#features/work/tasks/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';

/** A word that no figure of Alpha may ever contain. */
export const SECRET = 'Zanzibar';

export interface Program {
  world: World;
  company: Company;
  /** Restricted to own partners: Alpha. */
  manager: Person;
  alpha: { id: string; person: Person };
  beta: { id: string; person: Person };
  zeta: string;
  eta: string;
  delta: string;
  epsilon: string;
  gamma: string;
  type: string;
  region: string;
  /** Alpha stands here too. */
  other_region: string;
  products: { gateway: string; console: string };
  tiers: { entry: string; gold: string };
}

/**
 * A program with something of everything on 16 March 2026, small enough to count by hand. Seven partners: Alpha and Beta
 * sell; Zeta sold once long ago; Eta has a deal that stands still; Delta came and did nothing; Epsilon was invited and did
 * not answer; Gamma was never invited.
 */
export async function givenProgram(env: Readonly<Record<string, string>> = {}): Promise<Program> {
  const world = await createWorld({ now: '2026-03-16T09:00:00Z', ...(Object.keys(env).length > 0 && { env }) });
  const company = await world.company();
  const manager = await company.member('partner_manager');
  const [type, region, other_region] = await company.within((call) =>
    Promise.all([
      samplePartnerType(call, { name: 'Reseller' }),
      samplePartnerRegion(call, { name: 'Europe' }),
      samplePartnerRegion(call, { name: 'Nordics' }),
    ]),
  );
  const partner = (name: string, joined_on: string, more: object = {}) =>
    company.within((call) => samplePartner(call, { name, joined_on, ...more }));
  const alpha = await partner('Alpha', '2025-05-05', {
    type_id: type,
    region_id: region,
    other_region_ids: [other_region],
    owner_user_id: manager.user_id,
  });
  const beta = await partner(`${SECRET} Trading`, '2026-03-01');
  const program: Program = {
    world,
    company,
    manager,
    alpha: { id: alpha, person: await world.partnerUser(company, alpha) },
    beta: { id: beta, person: await world.partnerUser(company, beta) },
    gamma: await partner('Gamma', '2026-01-10'),
    delta: await partner('Delta', '2026-01-05'),
    epsilon: await partner('Epsilon', '2026-03-16'),
    zeta: await partner('Zeta', '2025-05-20'),
    eta: await partner('Eta', '2026-03-10'),
    type: type!,
    region: region!,
    other_region: other_region!,
    products: await company.within(async (call) => ({
      gateway: await sampleProduct(call, { name: 'Gateway' }),
      console: await sampleProduct(call, { name: 'Console' }),
    })),
    tiers: await company.within(async (call) => ({
      entry: await samplePartnerTier(call, { name: 'Entry', order: 1 }),
      gold: await samplePartnerTier(call, { name: 'Gold', order: 2 }),
    })),
  };
  await world.partnerUser(company, program.delta);
  await company.within((call) => sellDeals(call, program));
  await company.within((call) => earnMoney(call, program));
  await company.within((call) => registerDeals(call, program));
  await company.within((call) => classPartners(call, program));
  await company.within(sampleFormSubmission);
  await company.within((call) => bringLeads(call, program));
  await company.within((call) => sampleStuckTrack(call, alpha));
  await company.within((call) => sampleExpiringCertificate(call, alpha));
  // The journal uses the test clock for times, the tables the clock of the machine.
  await company.within((call) =>
    call.run(sql`
      update opportunities set opened_on = closed_on - 10
      where organization_id = ${call.organization_id} and opened_on > closed_on`),
  );
  return program;
}

async function sellDeals(call: Call, { alpha, beta, zeta, eta, products }: Program): Promise<void> {
  const deal = (overrides: object) => sampleOpportunity(call, overrides);
  const stageOf = async (category: string) => {
    const text =
      'select s.id from opportunity_stages s where s.organization_id = $1 and s.category = $2 order by s."order" limit 1';
    return (await call.one<{ id: string }>(text, [call.organization_id, category])).id;
  };
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
  const still = await deal({ partner_id: eta, name: 'Stands still', amount_minor: 8_000, expected_close_on: null });
  const won = async (overrides: object, on: string) => {
    const id = await deal({ opened_on: '2025-01-01', ...overrides });
    await moveStage(call, id, { stage_id: await stageOf('won'), on });
    return id;
  };
  const lost = async (overrides: object, on: string) => {
    const id = await deal({ opened_on: '2026-01-01', ...overrides });
    await moveStage(call, id, { stage_id: await stageOf('lost'), on, reason_code: 'price' });
  };
  const line = (product_id: string, amount_minor: number) => ({ product_id, amount_minor });
  await won(
    { partner_id: alpha.id, source: 'partner', lines: [line(products.gateway, 4_000), line(products.console, 7_000)] },
    '2026-02-28',
  );
  await won({ partner_id: beta.id, lines: [line(products.gateway, 12_000)] }, '2026-01-01');
  await won({ amount_minor: 13_000 }, '2025-12-14');
  await won({ amount_minor: 14_000 }, '2025-12-15');
  await won({ partner_id: alpha.id, source: 'partner', amount_minor: 15_000, currency: 'EUR' }, '2025-04-01');
  await won({ partner_id: alpha.id, amount_minor: 16_000 }, '2025-03-16');
  const old = await won({ partner_id: zeta, amount_minor: 40_000 }, '2025-06-10');
  await lost({ amount_minor: 17_000 }, '2026-03-01');
  await lost({ amount_minor: 18_000 }, '2026-03-02');
  await lost({ partner_id: alpha.id, amount_minor: 9_000 }, '2026-02-01');
  for (const [id, at] of [
    [still, '2026-01-01T00:00:00Z'],
    [old, '2025-06-10T00:00:00Z'],
  ])
    await call.run(sql`
      update opportunities set last_activity_at = ${at ?? null} where organization_id = ${call.organization_id} and id = ${id ?? null}`);
}

/** Ten percent, payable thirty days after the deal: one paid, one due, one upcoming, and one manually held. */
async function earnMoney(call: Call, { alpha, beta }: Program): Promise<void> {
  await givenPlan(call, tenPercent);
  const earn = async (partner: string, amount_minor: number, closed_on: string) => {
    const deal = await givenDeal(call, { partners: [partner], amount_minor, closed_on });
    await accrueForOpportunity(call, deal);
    const text = 'select id from commission_lines where organization_id = $1 and opportunity_id = $2';
    return (await call.one<{ id: string }>(text, [call.organization_id, deal])).id;
  };
  await earn(alpha.id, 20_000, '2026-01-15');
  await releaseDue(call);
  const payout = await createPayout(call, { currency: 'USD' });
  await takePayoutStep.submit(call, payout, {});
  await takePayoutStep.approve(call, payout, {});
  await takePayoutStep.pay(call, payout, { paid_on: '2026-03-16' });
  await earn(alpha.id, 50_000, '2026-02-01');
  await releaseDue(call);
  await takeLineStep.hold(call, await earn(alpha.id, 100_000, '2026-03-16'), { reason: 'Contract not signed' });
  await earn(beta.id, 300_000, '2026-03-16');
}

async function registerDeals(call: Call, { alpha, beta }: Program): Promise<void> {
  const claim = (partner_id: string, account_name: string) =>
    samplePendingRegistration(call, { partner_id, account_name });
  const set = (id: string, column: 'review_due_at' | 'expires_at', at: string) =>
    call.run(sql`
      update deal_registrations set ${sql.raw(column)} = ${at}
      where organization_id = ${call.organization_id} and id = ${id}`);
  await set(await claim(alpha.id, 'Overdue'), 'review_due_at', '2026-03-16T08:00:00Z');
  await set(await claim(beta.id, `${SECRET} claim`), 'review_due_at', '2026-03-17T05:00:00Z');
  await set(await claim(alpha.id, 'In time'), 'review_due_at', '2026-03-18T09:00:00Z');
  await takeRegistrationStep.ask(call, await claim(alpha.id, 'Asked'), { question: 'Who is the buyer?' });
  for (const [name, at] of [
    ['Granted', '2026-03-25T00:00:00Z'],
    ['Granted long ago', '2026-03-18T00:00:00Z'],
    ['Granted lately', '2026-05-30T00:00:00Z'],
  ] as const) {
    const id = await claim(alpha.id, name);
    await takeRegistrationStep.approve(call, id, {});
    await set(id, 'expires_at', at);
  }
}

async function classPartners(call: Call, { company, alpha, zeta, epsilon, tiers }: Program): Promise<void> {
  await setTier(call, alpha.id, {
    tier_id: tiers.gold,
    effective_from: '2026-01-01',
    effective_to: '2026-05-01',
    reason: SECRET,
  });
  await setTier(call, zeta, { tier_id: tiers.gold, effective_from: '2025-06-01' });
  // As an evaluation leaves it, without a tier program that would add decisions.
  await call.run(sql`
    insert into tier_standings (organization_id, partner_id, tier_id, state, grace_started_on, grace_until, risk_on)
    values (${call.organization_id}, ${alpha.id}, ${tiers.gold}, 'grace', '2026-02-01', '2026-04-02', '2026-04-02')`);
  await sampleTask(call, {
    partner_id: alpha.id,
    assignee_user_id: company.owner.user_id,
    due_on: '2026-03-10',
  });
  await sampleMeetingCadence(call, { tier_id: tiers.gold });
  await call.run(sql`
    update partner_targets set status = 'agreed', proposed_by = 'company', agreed_at = ${call.now()}
    where organization_id = ${call.organization_id}
      and id = ${await sampleJointBusinessPlan(call, { partner_id: alpha.id, sourced_minor: null, registrations: 1 })}`);
  await sampleInvitation(call, { partner_id: epsilon });
  await call.run(sql`
    update invitations set created_at = '2026-02-20T00:00:00Z'
    where organization_id = ${call.organization_id} and partner_id = ${epsilon}`);
}

/** A lead, and a sign-up through a link of Alpha. */
async function bringLeads(call: Call, { alpha }: Pick<Program, 'alpha'>): Promise<void> {
  await receiveLead(call, { source: 'form', contact: { name: 'Lena Lead' } });
  const code = `blog-${alpha.id.slice(-8)}`;
  await createReferralLink(call, {
    partner_id: alpha.id,
    name: 'Blog',
    code,
    destination_url: 'https://www.example.com/',
  });
  await trackLead(call, { customer_id: 'signed-up', name: 'Sam Signup', code });
}
