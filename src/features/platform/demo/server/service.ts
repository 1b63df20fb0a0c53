import type { TemplateKey } from '#features/money/commission-plans/schema.ts';
import { checkCounters } from '#features/money/commissions/server/service.ts';
import { checkNight } from '#features/money/ledger/server/service.ts';
import { markSetUp } from '#features/setup/onboarding/server/service.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { groupAudiences } from './audiences.ts';
import { Chance } from './chance.ts';
import { holdOne, registerDeals } from './claims.ts';
import { keepDocuments } from './documents.ts';
import { disputeSome, enterByHand } from './exceptions.ts';
import { History } from './history.ts';
import { closeOldMonths, customersPay, payMonthly } from './money.ts';
import { workOnOpenDeals } from './open-deals.ts';
import { addOwnFields } from './own-fields.ts';
import { keepPayees, newPayee } from './payees.ts';
import { createOrganization, createUser, join, linkPartner } from './people.ts';
import { setUpProgramme } from './programme.ts';
import { sendReports } from './reports.ts';
import { type DemoPartner, dealsOfMonth, partnersJoin } from './story.ts';
import { paySomeOtherwise, planAhead } from './structures.ts';

const MONTHS = 24;

/**
 * A believable programme for a new installation: two companies, about 60 partners, 900 deals over 24 months, with what they
 * earned and were paid, all of it made by the product's own services under a clock that is moved along.
 * A database that knows any company already is left alone.
 */
export async function plantDemo(kernel: Kernel, tell: (line: string) => void = () => {}): Promise<void> {
  const [known] = await kernel.system.unscoped((tx) => tx.rows('select from organizations limit 1'));
  if (known) return;
  const company = await createUser(kernel, 'company@demo.tandem.test', 'Clara Company');
  const partner = await createUser(kernel, 'partner@demo.tandem.test', 'Piet Partner');
  const superAdmin = await createUser(kernel, 'super@demo.tandem.test', 'Suri Super');
  const other = await createUser(kernel, 'other@demo.tandem.test', 'Oskar Other');
  const finance = await createUser(kernel, 'finance@demo.tandem.test', 'Fina Finance');
  const manager = await createUser(kernel, 'manager@demo.tandem.test', 'Max Manager');

  const vendor = await createOrganization(kernel, {
    name: 'Lumenfleet',
    slug: 'lumenfleet',
    kind: 'vendor',
    description: 'Fleet hardware and software for safer roads.',
  });
  const second = await createOrganization(kernel, {
    name: 'Harborline Security',
    slug: 'harborline',
    kind: 'vendor',
    currency: 'EUR',
    description: 'Access control for ports and plants.',
  });
  for (const [user, role] of [
    [company, 'owner'],
    [superAdmin, 'admin'],
    [finance, 'finance'],
    [manager, 'partner_manager'],
  ] as const)
    await join(kernel, vendor, user, role);
  await join(kernel, second, other, 'owner');

  tell('Demo: a programme, its partners and two years of deals ...');
  const ours = await tellStory(kernel, {
    organization_id: vendor,
    owner: company,
    partner,
    owner_name: 'Clara Company',
    approver: finance,
    owners: [company, manager],
    currency: 'USD',
    partners: 60,
    deals: 900,
    claims: 48,
    seed: 7,
    template: 'quarterly_tiers',
    hasExceptions: true,
  });
  tell('Demo: a second company ...');
  const theirs = await tellStory(kernel, {
    organization_id: second,
    owner: other,
    partner,
    owner_name: 'Oskar Other',
    approver: superAdmin,
    owners: [other],
    currency: 'EUR',
    partners: 9,
    deals: 70,
    claims: 8,
    seed: 11,
    template: 'revenue_share',
    earnsOnPayment: true,
  });

  // One firm takes part in both programmes with one login.
  const home = await createOrganization(kernel, { name: ours[0]!.name, slug: 'demo-partner', kind: 'partner' });
  await join(kernel, home, partner, 'partner_admin');
  await linkPartner(kernel, vendor, ours[0]!.id, home);
  await linkPartner(kernel, second, theirs[0]!.id, home);
  tell('Demo: reports that were sent ...');
  const role = (name: string) => ({ kind: 'role' as const, role: name });
  const person = (user_id: string) => ({ kind: 'user' as const, user_id });
  const ofVendor = { organization_id: vendor, partner_id: null, user_id: company };
  await sendReports(kernel, [
    { ...ofVendor, template: 'open-pipeline', recipients: [person(company), person(manager), role('finance')] },
    { ...ofVendor, user_id: finance, template: 'payable-commissions', recipients: [role('finance'), person(company)] },
    { ...ofVendor, template: 'protections-ending', recipients: [{ kind: 'every_partner' }, person(manager)] },
    {
      organization_id: vendor,
      partner_id: ours[0]!.id,
      user_id: partner,
      template: 'open-pipeline',
      recipients: [person(partner)],
    },
  ]);
  for (const id of [vendor, second]) {
    const job = await jobFor(kernel, id);
    await checkNight(job, {});
    await job.within(checkCounters);
  }
  // It signs in to the larger of the two.
  await kernel.identity.savePreference(partner, { programme_id: ours[0]!.id });
}

interface Story {
  /** Who signs in for the first of its partners. */
  partner: string;
  organization_id: string;
  owner: string;
  owner_name: string;
  approver: string;
  owners: readonly string[];
  currency: string;
  partners: number;
  deals: number;
  claims: number;
  seed: number;
  template: TemplateKey;
  /** Its structure pays when customers do. */
  earnsOnPayment?: boolean;
  /** Structures for some, payout details, lines by hand, disputes: the larger company has them. */
  hasExceptions?: boolean;
}

async function tellStory(kernel: Kernel, story: Story): Promise<DemoPartner[]> {
  const chance = new Chance(story.seed);
  const history = new History(kernel, story.organization_id, story.owner, story.owner_name);
  const programme = await history.on(history.day(-MONTHS), async (call) => {
    await markSetUp(call);
    const made = await setUpProgramme(call, story.template);
    if (story.hasExceptions) await paySomeOtherwise(call, made);
    await addOwnFields(call);
    await groupAudiences(call, made, story.currency);
    return made;
  });
  const partners = await partnersJoin(history, programme, chance, {
    count: story.partners,
    months: MONTHS,
    owners: story.owners,
  });
  const active = partners.slice(0, -4);
  let made = 0;
  for (let month = -MONTHS + 1; month <= 0; month++) {
    // The programme grows: the last months bring about twice the deals of the first.
    const share = (1 + (month + MONTHS) / MONTHS) / (1.5 * MONTHS + 0.5);
    const count = month === 0 ? story.deals - made : Math.round(story.deals * share);
    made += await dealsOfMonth(history, programme, active, chance, {
      month,
      count,
      source: { accounts: Math.ceil(story.deals / 3) },
    });
    if (story.hasExceptions && month === -20)
      await keepPayees(history, active.slice(0, 8), { month, finance: story.approver });
    if (story.earnsOnPayment) await customersPay(history, month);
    await payMonthly(history, { month, currency: story.currency, approver: story.approver });
    if (story.hasExceptions && month === -1) await newPayee(history, active[8]!, history.day(month, 5));
    if (story.hasExceptions && month === -2)
      await enterByHand(history, partners, { month, currency: story.currency, finance: story.approver });
  }
  if (story.hasExceptions) await planAhead(history, programme);
  await keepDocuments(history, partners[0]!, story.partner);
  await registerDeals(history, programme, active.slice(0, 20), chance, { count: story.claims });
  await holdOne(history, programme, active[0]!);
  if (story.hasExceptions)
    await disputeSome(history, partners[0]!, { user_id: story.partner, finance: story.approver });
  await closeOldMonths(history, story.approver);
  await workOnOpenDeals(history, chance);
  return partners;
}
