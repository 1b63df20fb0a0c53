import { sql } from '#server/db/sql.ts';
import { DEMO_MONTHS, type DemoCompany, DemoStory } from '#server/demo/story.ts';
import { measureSizes } from '#server/growth/measure.ts';
import type { Kernel } from '#server/kernel.ts';
import { createOrganization, createUser, join } from './people.ts';

/**
 * A believable program for a new installation: two companies, about 60 partners, 900 deals over 24 months, with what they
 * earned and were paid. The features declare their steps (`defineDemo`), which use the product's own services under a clock
 * that is moved along.
 * A database that knows any company already is left alone.
 * @param analyze updates the statistics of the database, which is empty at first: plans for empty tables make the ledger and
 * payouts slow
 */
export async function createDemoData(
  kernel: Kernel,
  tell: (line: string) => void = () => {},
  analyze: () => Promise<unknown> = async () => {},
): Promise<boolean> {
  const [known] = await kernel.system.unscoped((tx) => tx.rows(sql`select from organizations limit 1`));
  if (known) return false;
  const company = await createUser(kernel, 'company@demo.tandem.test', 'Clara Company', '+1 415 555 0142');
  const partner = await createUser(kernel, 'partner@demo.tandem.test', 'Piet Partner');
  const superAdmin = await createUser(kernel, 'super@demo.tandem.test', 'Suri Super');
  const other = await createUser(kernel, 'other@demo.tandem.test', 'Oskar Other');
  const finance = await createUser(kernel, 'finance@demo.tandem.test', 'Fina Finance');
  const manager = await createUser(kernel, 'manager@demo.tandem.test', 'Max Manager', '+1 415 555 0177');
  const both = await createUser(kernel, 'both@demo.tandem.test', 'Bo Both');

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
    [finance, 'finance'],
    [manager, 'partner_manager'],
  ] as const)
    await join(kernel, vendor, user, role);
  // The administrator of the installation sees everything and owns nothing.
  await join(kernel, vendor, superAdmin, 'admin', false);
  await join(kernel, second, other, 'owner');

  tell('Demo: two programs, their partners and two years of deals ...');
  // Each story writes the rows of its own company, and one computes while the database writes the other.
  const larger = tellStory(kernel, analyze, {
    organization_id: vendor,
    owner: company,
    portal_user: partner,
    owner_name: 'Clara Company',
    finance,
    owners: [company, manager],
    currency: 'USD',
    partners: 60,
    deals: 900,
    registrations: 48,
    seed: 7,
    template: 'quarterly_tiers',
    hasExceptions: true,
  });
  const smaller = tellStory(kernel, async () => {}, {
    organization_id: second,
    owner: other,
    portal_user: partner,
    owner_name: 'Oskar Other',
    finance: superAdmin,
    owners: [other],
    currency: 'EUR',
    partners: 9,
    deals: 70,
    registrations: 8,
    seed: 11,
    template: 'revenue_share',
    earnsOnPayment: true,
  });
  const [ours, theirs] = await Promise.all([larger, smaller]);

  // One firm takes part in both programs with one login.
  const home = await createOrganization(kernel, {
    name: ours.get('partners')[0]!.name,
    slug: 'demo-partner',
    kind: 'partner',
  });
  await join(kernel, home, partner, 'partner_admin');
  for (const story of [ours, theirs]) await story.run('portal', home);
  tell('Demo: reports that were sent ...');
  for (const story of [ours, theirs]) await story.run('afterwards');
  await measureSizes(kernel.system, kernel.clock.now());
  // One person works for the company and for that firm, and joins last so that the demo's history is about the others.
  await join(kernel, vendor, both, 'admin');
  await join(kernel, home, both, 'partner_admin');
  // Both sign in to the larger of the two programs.
  for (const user of [partner, both])
    await kernel.identity.savePreference(user, { program_id: ours.get('partners')[0]!.id });
  return true;
}

/** The months after which many tables have grown several times since their statistics were made. */
const GROWN = [-22, -18, -12];

async function tellStory(kernel: Kernel, analyze: () => Promise<unknown>, company: DemoCompany): Promise<DemoStory> {
  const story = new DemoStory(kernel, company);
  await story.history.on(story.history.day(-DEMO_MONTHS), (call) => story.run('start', call));
  await story.run('partners');
  for (let month = 1 - DEMO_MONTHS; month <= 0; month++) {
    await story.run('month', month);
    if (GROWN.includes(month)) await analyze();
  }
  await analyze();
  await story.run('end');
  return story;
}
