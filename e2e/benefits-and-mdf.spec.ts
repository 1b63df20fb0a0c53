import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, signInByCall } from './people.ts';

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
  await partner.getByRole('button', { name: 'Create' }).click();
  for (const name of ['Upload invoice', 'Upload proof']) {
    const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`${name}\n`) };
    await partner.locator(`input[aria-label="${name}"]`).setInputFiles(file);
    await expect(partner.getByText(`${name}.txt`)).toBeVisible();
  }
  await partner.getByRole('button', { name: 'Submit claim' }).click();
  await partner.getByRole('dialog').getByRole('button', { name: 'Submit claim' }).click();
  await expect(partner.getByText('Submitted', { exact: true }).first()).toBeVisible();

  await finance.goto(partner.url().replace('partner-mdf', 'mdf'));
  await finance.getByRole('button', { name: 'Approve claim' }).click();
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

test('a partner requests a benefit and receives its key', async ({ browser }) => {
  const name = `Sandbox ${Date.now().toString(36)}`;
  const company = await windowOf(browser, demo.company);
  await company.goto('/enablement/entitlements/create');
  await company.getByLabel('Name').fill(name);
  await company.getByLabel('Delivery').click();
  await company.getByTitle('License key from the stock').click();
  await company.getByRole('button', { name: 'Add quantity' }).click();
  await company.getByRole('button', { name: 'Create' }).click();
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
  await expect(partner.getByRole('heading', { level: 1, name: /^Benefit request/ })).toBeVisible();

  await company.goto(partner.url().replace('partner-entitlements', 'entitlements/requests'));
  await company.getByRole('button', { name: 'Approve request' }).click();
  await company.getByRole('dialog').getByRole('button', { name: 'Approve request' }).click();
  await expect(company.getByText('Delivered', { exact: true }).first()).toBeVisible();

  await partner.reload();
  await partner.getByRole('button', { name: 'View key' }).click();
  const keys = partner.getByRole('dialog', { name: 'Your keys' });
  await expect(keys.getByText(`KEY-${name}`)).toBeVisible();
  await keys.getByRole('button', { name: 'Done' }).click();
  await expect(partner.getByRole('button', { name: 'View key' })).toBeHidden();
});
