import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { bearer, ownCompany, SECRET, skipPartnerSetup, uniqueEmail } from './accounts.ts';
import { linkIn } from './mailbox.ts';
import { closeWindows, demo, enterAs, enterBy, expectAccessible, fromSomewhere, signInByCall } from './people.ts';
import { openCreated } from './screens.ts';

test.afterEach(closeWindows);

const windowOf = async (browser: Browser, email: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, email);
  return page;
};

async function companyCalls(request: APIRequestContext) {
  const token = await signInByCall(request, demo.finance);
  const headers = { ...bearer(token), 'x-tandem-mode': 'company' };
  return async (method: 'get' | 'post', path: string, data?: object) => {
    const answer = await request[method](`/api/${path}`, { headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
}

test('a partner claims the cost of an activity, and the reimbursement is in the ledger', async ({ browser }) => {
  const title = `Fair ${Date.now().toString(36)}`;
  const today = new Date().toISOString().slice(0, 10);
  const partner = await windowOf(browser, demo.partner);
  await partner.goto('/enablement/partner-mdf');
  await expectAccessible(partner);
  await partner
    .getByRole('link', { name: 'Request MDF' })
    .or(partner.getByRole('button', { name: 'Request MDF' }))
    .first()
    .click();
  await partner.getByLabel('Fund').click();
  await partner.getByTitle('Event fund').click();
  await partner.getByLabel('Title').fill(title);
  await partner.getByLabel('First day').fill(today);
  await partner.getByLabel('Last day').fill(today);
  await partner.getByLabel('Total cost').fill('1000');
  await partner.getByRole('button', { name: 'Submit request' }).click();
  await openCreated(partner);
  await expect(partner.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const finance = await windowOf(browser, demo.finance);
  await finance.goto(partner.url().replace('partner-mdf', 'mdf/requests'));
  await finance.getByRole('button', { name: 'Approve request' }).click();
  await finance.getByRole('dialog').getByRole('button', { name: 'Approve request' }).click();
  await expect(finance.getByRole('dialog')).toBeHidden();

  await partner.reload();
  await partner.getByRole('button', { name: 'Claim cost' }).click();
  await partner.getByLabel('Amount spent').fill('900');
  await partner.getByLabel('Leads').fill('Brenner Logistics, anna@brenner.example');
  for (const name of ['Add invoice', 'Add proof']) {
    const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`${name}\n`) };
    await partner.locator(`input[aria-label="${name}"]`).setInputFiles(file);
    await expect(partner.getByText(`${name}.txt`)).toBeVisible();
  }
  await partner.getByRole('button', { name: 'Create' }).click();
  await partner.getByRole('button', { name: 'Submit claim' }).click();
  await partner.getByRole('dialog').getByRole('button', { name: 'Submit claim' }).click();
  await expect(partner.getByText('Submitted', { exact: true }).first()).toBeVisible();

  await finance.goto(partner.url().replace('partner-mdf', 'mdf'));
  await expect(finance.getByRole('button', { name: 'Approve claim' })).toBeVisible();
  await finance.keyboard.press('Control+k');
  await finance.getByRole('group', { name: 'On this page' }).getByRole('option', { name: 'Approve claim' }).click();
  await finance
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve (claim|\$)/ })
    .click();
  await finance.getByRole('button', { name: 'View commission' }).click();
  await expect(finance.getByText(title).first()).toBeVisible();
  const call = await companyCalls(finance.request);
  const claims = await call('get', `mdf_claims?q=${encodeURIComponent(title)}`);
  expect(claims).toMatchObject([{ status: 'approved', approved_minor: 45_000, leads: 1 }]);
  const entries = await call('get', `journal_entries?source_id=${claims[0].line_id}`);
  expect(entries[0].postings.map(({ account }: { account: string }) => account)).toContain('expense:mdf');
});

test('a partner requests a benefit and receives its key', { tag: '@all' }, async ({ browser }) => {
  const name = `Sandbox ${Date.now().toString(36)}`;
  const company = await windowOf(browser, demo.company);
  await company.goto('/enablement/entitlements/create');
  await company.getByLabel('Name').fill(name);
  await company.getByLabel('Delivery').click();
  await company.getByTitle('License key from the stock').click();
  await company.getByRole('button', { name: 'Add quantity' }).click();
  await company.getByRole('button', { name: 'Create' }).click();
  await openCreated(company);
  await expect(company.getByRole('heading', { level: 1, name })).toBeVisible();
  await company.getByRole('button', { name: 'Add keys' }).click();
  await company.getByRole('dialog').getByLabel('Keys').fill(`KEY-${name}`);
  await company.getByRole('dialog').getByRole('button', { name: 'Add keys' }).click();
  await expect(company.getByRole('dialog')).toBeHidden();

  const partner = await windowOf(browser, demo.partner);
  await partner.goto('/enablement/partner-entitlements');
  await expect(partner.getByText(/^Used .* of .* this year$/).first()).toBeVisible();
  await expectAccessible(partner);
  await partner.getByRole('button', { name: `Request benefit: ${name}` }).click();
  await partner.getByRole('button', { name: 'Submit request' }).click();
  await openCreated(partner);
  await expect(partner.getByRole('heading', { level: 1, name: /^Benefit request/ })).toBeVisible();

  await company.goto('/enablement/entitlements/requests');
  await company.getByRole('checkbox', { name: `Select ${name}` }).check();
  await company.getByRole('toolbar').getByRole('button', { name: 'Approve request' }).click();
  await company.getByRole('dialog').getByRole('button', { name: 'Approve request' }).click();
  await expect(company.getByRole('toolbar')).toBeHidden();
  await company.goto(partner.url().replace('partner-entitlements', 'entitlements/requests'));
  await expect(company.getByText('Delivered', { exact: true }).first()).toBeVisible();

  await partner.reload();
  await partner.getByRole('button', { name: 'View key' }).click();
  const keys = partner.getByRole('dialog', { name: 'Your keys' });
  await expect(keys.getByText(`KEY-${name}`)).toBeVisible();
  await keys.getByRole('button', { name: 'Done' }).click();
  await expect(partner.getByRole('button', { name: 'View key' })).toBeHidden();
});

test('a partner promoted to a higher tier learns its benefits, requests one and gets it approved', {
  tag: '@all',
}, async ({ page, browser }) => {
  const { token } = await ownCompany(page);
  const call = async <T = { id: string }>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(`/api/${path}`, { headers: bearer(token), data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const silver = await call('partner_tiers', { name: 'Silver', order: 1 });
  const gold = await call('partner_tiers', { name: 'Gold', order: 2 });
  await call('entitlements', {
    name: 'Demo fleet',
    kind: 'licenses',
    currency: 'USD',
    quantities: [{ tier_id: gold.id, type_id: null, quantity: 2 }],
  });
  const partner = await call('partners', { name: 'Fjord Systems' });
  await call(`partners/${partner.id}/tier`, { tier_id: silver.id, reason: 'Start' });
  const email = uniqueEmail('fjord.example');
  await call('invitations', { email, role: 'partner_admin', partner_id: partner.id });
  const accepted = await page.request.post('/api/public/invitations/accept', {
    headers: fromSomewhere(),
    data: {
      token: new URL(await linkIn(email)).hash.slice('#token='.length),
      password: SECRET,
      full_name: 'Fia Fjord',
    },
  });
  const { token: theirs } = (await accepted.json()) as { token: string };
  await skipPartnerSetup(page.request, theirs);
  const portal = await (await browser.newContext()).newPage();
  await enterBy(portal, theirs);
  await portal.goto('/enablement/partner-entitlements');
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(portal.getByText('Demo fleet')).toHaveCount(0);

  await test.step('the company moves it to Gold on its page', async () => {
    await page.goto(`/partners/show/${partner.id}`);
    await page.getByRole('button', { name: 'Change the tier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the tier of Fjord Systems' });
    await dialog.getByRole('combobox', { name: 'Tier' }).click();
    await page.getByTitle('Gold', { exact: true }).click();
    await dialog.getByLabel('Reason').fill('A strong year.');
    await dialog.getByRole('button', { name: 'Change tier' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the partner is told, and orders the benefit', async () => {
    await portal.goto('/partner-dashboard');
    await portal.getByRole('button', { name: /^Notifications/ }).click();
    await expect(portal.getByText(/Gold/).first()).toBeVisible();
    await portal.keyboard.press('Escape');
    await portal.goto('/enablement/partner-entitlements');
    await portal.getByRole('button', { name: 'Request benefit: Demo fleet' }).click();
    await portal.getByRole('button', { name: 'Submit request' }).click();
    await openCreated(portal);
    await expect(portal.getByRole('heading', { level: 1, name: /^Benefit request/ })).toBeVisible();
  });

  await test.step('the request waits in the company’s work and is delivered from there', async () => {
    await page.goto('/work');
    await page.getByRole('button', { name: 'Demo fleet' }).click();
    const panel = page.getByRole('dialog', { name: '1 of 1' });
    await expect(panel).toContainText('Fjord Systems');
    await panel.getByRole('button', { name: 'Approve' }).click();
    await expect(portal.getByText('Approved', { exact: true }).first()).toBeVisible();
  });
});
