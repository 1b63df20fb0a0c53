import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs } from './people.ts';
import { complaintsOf, menuOf, visit } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

for (const who of ['company', 'partner'] as const) {
  test(`every screen of the ${who} view opens in the dark on a phone, and nothing complains or scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await enterAs(page, demo[who]);
    await page.goto('/');
    const addresses = await menuOf(page);
    expect(addresses.length).toBeGreaterThan(4);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    const complaints = complaintsOf(page);
    const wide: string[] = [];
    for (const address of addresses) {
      await visit(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 360) wide.push(`${address}: ${width}`);
    }
    expect(wide).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('every address of the specification opens, reloaded or sent, under the name of what it shows', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const token = await enterAs(page, demo.company);
  /** Some row, and what it is called. */
  const some = async (resource: string, name = 'name') => {
    const rows = await page.request.get(`/api/${resource}?_end=1`, { headers: bearer(token) });
    const [row] = (await rows.json()) as [Record<string, string>];
    return { id: row.id!, name: row[name]! };
  };
  await page.request.post('/api/contact_types', { headers: bearer(token), data: { name: `Champion ${Date.now()}` } });
  const [status, type, region, contactType, dealType, partner, contact, account] = await Promise.all([
    some('partner_statuses'),
    some('partner_types'),
    some('partner_regions'),
    some('contact_types'),
    some('opportunity_types'),
    some('partners'),
    some('contacts', 'full_name'),
    some('accounts'),
  ]);
  const [registration, deal, plan, batch, person, document, report] = await Promise.all([
    some('deal_registrations', 'account_name'),
    some('opportunities'),
    some('commission_plans'),
    some('payout_batches'),
    some('people', 'full_name'),
    some('documents'),
    some('report_schedules'),
  ]);
  /** Address, heading, and for a form the name it is filled with. */
  const addresses: [string, string, string?][] = [
    ['/dashboard', 'Dashboard'],
    ['/partners', 'Partners'],
    ['/partners/create', 'New partner'],
    [`/partners/edit/${partner.id}`, 'Edit partner', partner.name],
    ['/partners/statuses/create', 'New partner status'],
    [`/partners/statuses/edit/${status.id}`, 'Edit partner status', status.name],
    ['/partners/statuses/manage', 'Partner statuses'],
    ['/partners/pending', 'Deal registrations'],
    [`/partners/pending/opportunities/show/${registration.id}`, registration.name],
    ['/partners/types', 'Partner types'],
    ['/partners/types/create', 'New partner type'],
    [`/partners/types/edit/${type.id}`, 'Edit partner type', type.name],
    [`/partners/types/show/${type.id}`, type.name],
    ['/partners/regions', 'Partner regions'],
    ['/partners/regions/create', 'New partner region'],
    [`/partners/regions/edit/${region.id}`, 'Edit partner region', region.name],
    [`/partners/regions/show/${region.id}`, region.name],
    ['/contacts/types', 'Contact types'],
    ['/contacts/types/create', 'New contact type'],
    [`/contacts/types/edit/${contactType.id}`, 'Edit contact type', contactType.name],
    [`/contacts/types/show/${contactType.id}`, contactType.name],
    ['/commissions/opportunities', 'Opportunities'],
    ['/commissions/opportunities/create', 'New opportunity'],
    [`/commissions/opportunities/show/${deal.id}`, deal.name],
    ['/commissions/opportunities/types', 'Opportunity types'],
    ['/commissions/opportunities/types/create', 'New opportunity type'],
    [`/commissions/opportunities/types/edit/${dealType.id}`, dealType.name],
    [`/commissions/opportunities/types/show/${dealType.id}`, dealType.name],
    ['/commissions/structure', 'Incentive structures'],
    [`/commissions/structure/edit/${plan.id}`, plan.name],
    ['/commissions/payouts', 'Payouts'],
    [`/commissions/payouts/edit/${batch.id}`, batch.name],
    ['/administration/settings', 'Company Settings'],
    [`/administration/settings/team/edit/${person.id}`, person.name],
    ['/administration/logs', 'Audit log'],
    [`/documents/${document.id}`, document.name],
    [`/companies/show/${account.id}`, account.name],
    [`/contacts/show/${contact.id}`, contact.name],
    [`/contacts/edit/${contact.id}`, 'Edit contact'],
    ['/report-schedules', 'Reports'],
    ['/report-schedules/create', 'New report'],
    [`/report-schedules/edit/${report.id}`, 'Edit report', report.name],
  ];
  const complaints = complaintsOf(page);
  for (const [address, heading, filled] of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), address).toBeVisible();
    await expect(page).toHaveURL(address);
    if (filled) await expect(page.getByLabel('Name', { exact: true }), address).toHaveValue(filled);
  }
  expect(complaints).toEqual([]);
});
