import { expect, type Page, test } from '@playwright/test';
import { bearer, ownCompany } from './accounts.ts';
import { countClicks } from './clicks.ts';
import { linkIn } from './mailbox.ts';
import { closeWindows, demo, enterAs } from './people.ts';

test.afterEach(closeWindows);

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('everyday tasks take few clicks', { tag: '@all' }, async ({ page, browser }) => {
  test.setTimeout(300_000);
  const clicks = await countClicks(page);
  await test.step('a partner with its first person is invited in three', async () => {
    await ownCompany(page);
    const email = `first-${Date.now().toString(36)}@alder.example`;
    await page.goto('/dashboard');
    await clicks.start();
    await mainMenu(page).getByRole('link', { name: 'Partners', exact: true }).first().click();
    await page.getByRole('button', { name: 'New partner' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'New partner' });
    await drawer.getByLabel('Name', { exact: true }).fill('Alder Partners');
    await drawer.getByLabel('Email of a contact').fill(email);
    await expect(drawer.getByLabel('Invite this person to the portal')).toBeChecked();
    await drawer.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alder Partners' })).toBeVisible();
    expect(await clicks.made()).toBeLessThanOrEqual(3);
    expect(await linkIn(email)).toContain('/accept-invitation');
  });

  await test.step('a quiz lesson is written and published in six', async () => {
    await page.goto('/training/create');
    await clicks.start();
    await page.getByLabel('Title', { exact: true }).fill('Fleet basics');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/training\/edit\//);
    await page.getByRole('button', { name: 'Add lesson' }).first().click();
    await page.getByRole('menuitem', { name: 'Quiz' }).click();
    await page.getByLabel('Title', { exact: true }).fill('Check');
    const writer = page.getByRole('group', { name: 'New question' });
    await writer.getByRole('textbox', { name: 'New question' }).fill('How many trucks fit?');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ten');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Twenty');
    // Enter in the last option adds another.
    await page.keyboard.press('Enter');
    await page.keyboard.type('Thirty');
    await writer.getByRole('radio', { name: 'Option 2 is correct' }).click();
    await writer.getByRole('button', { name: 'Save question' }).click();
    await expect(page.getByTitle('How many trucks fit?')).toBeVisible();
    await page.getByRole('button', { name: 'Publish course' }).click();
    const publishing = page.getByRole('dialog');
    await expect(publishing.getByRole('radio', { name: /^All partners/ })).toBeChecked();
    await publishing.getByRole('button', { name: 'Publish course' }).click();
    await expect(page.getByText('Course published')).toBeVisible();
    expect(await clicks.made()).toBeLessThanOrEqual(6);
  });

  await test.step('a list without ids is imported in four, with the choice of the file', async () => {
    const own = await browser.newContext();
    const importer = await own.newPage();
    const importing = await countClicks(importer);
    await ownCompany(importer);
    await importer.goto('/imports/create');
    await importing.start();
    const text = 'Account name,Website\nHarbor Foods,harbor-foods.example\nQuay Logistics,quay.example\n';
    await importer
      .locator('input[type=file]')
      .setInputFiles({ name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await importer.getByRole('button', { name: 'Upload and review' }).click();
    await importer.waitForURL(/\/imports\/show\//);
    await importer.getByRole('button', { name: 'Check import' }).click();
    await expect(importer.getByRole('region', { name: 'First rows of accounts.csv' })).toContainText('Harbor Foods');
    await importer.getByRole('button', { name: 'Import now' }).click();
    await expect(importer.getByRole('heading', { name: 'Import results' })).toBeVisible({ timeout: 30_000 });
    // The file itself is chosen with one more.
    expect((await importing.made()) + 1).toBeLessThanOrEqual(4);
    await own.close();
  });
});

test('a registration takes two clicks, and so does its approval', async ({ browser }) => {
  test.setTimeout(180_000);
  const partner = await (await browser.newContext()).newPage();
  const company = await (await browser.newContext()).newPage();
  const [registering, approving] = [await countClicks(partner), await countClicks(company)];
  await enterAs(partner, demo.partner);
  await enterAs(company, demo.company);
  const customer = `Clicked ${Date.now().toString(36)}`;
  await partner.goto('/revenue/deal-desk');
  await registering.start();
  await partner.getByRole('button', { name: 'Register deal' }).first().click();
  await partner.getByRole('textbox', { name: 'Account name' }).fill(customer);
  await partner.getByLabel('Website', { exact: true }).fill(`${customer.toLowerCase().replace(' ', '-')}.example`);
  await partner.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await partner.keyboard.press('Enter');
  await partner.getByRole('textbox', { name: /Estimated amount/ }).fill('12500');
  const month = new Date(Date.now() + 40 * 86_400_000);
  await partner
    .getByLabel('Expected close')
    .fill(month.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  await partner.keyboard.press('Enter');
  await partner.getByLabel('Email').fill('buyer@clicked.example');
  await partner.getByRole('button', { name: 'Register deal' }).click();
  await partner.waitForURL(/\/revenue\/deal-desk\/show\//);
  expect(await registering.made()).toBeLessThanOrEqual(2);

  const id = partner.url().split('/').at(-1)!;
  await company.goto(`/partners/pending/opportunities/show/${id}`);
  await approving.start();
  await company.getByRole('button', { name: 'Approve' }).click();
  await company.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(company.getByRole('dialog')).toBeHidden();
  expect(await approving.made()).toBeLessThanOrEqual(2);
});

test('a contract is sent in four clicks', { tag: '@all' }, async ({ page }) => {
  const clicks = await countClicks(page);
  const token = await enterAs(page, demo.company);
  const mark = Date.now().toString(36);
  const data = { name: `Contracting ${mark}` };
  const headers = bearer(token);
  const { id } = await (await page.request.post('/api/partners', { headers, data })).json();
  const person = { partner_id: id, first_name: 'Zoe', last_name: 'Miller', email: `zoe-${mark}@contract.example` };
  const contact = await page.request.post('/api/contacts', { headers, data: { ...person, is_primary: true } });
  expect(contact.status(), await contact.text()).toBe(201);
  await page.goto(`/partners?q=${encodeURIComponent(data.name)}`);
  await clicks.start();
  await page.getByRole('link', { name: data.name }).first().click();
  await page.getByRole('button', { name: 'Send contract' }).click();
  await page.getByRole('button', { name: 'Mutual non-disclosure agreement' }).click();
  await expect(page.getByText(/^Zoe Miller, .* get it at the same time\./)).toBeVisible();
  await page.getByRole('button', { name: /^Send to Zoe Miller and / }).click();
  await page.waitForURL(/\/partners\/contracts\/show\//);
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  expect(await clicks.made()).toBeLessThanOrEqual(4);
});

test('a payout is prepared and approved in four clicks, and a public form in four with its link', {
  tag: '@all',
}, async ({ browser }) => {
  test.setTimeout(180_000);
  const finance = await (await browser.newContext()).newPage();
  const company = await (await browser.newContext()).newPage();
  const [preparing, approving] = [await countClicks(company), await countClicks(finance)];
  const token = await enterAs(company, demo.company);
  await enterAs(finance, demo.finance);
  await dueCommission(company, token);
  await company.goto('/commissions/payouts');
  await preparing.start();
  await company.getByRole('button', { name: 'New payout' }).click();
  await company.getByRole('button', { name: 'Create and submit' }).click();
  await company.waitForURL(/\/commissions\/payouts\/edit\//);
  await expect(company.getByText('A second person must approve this payout.')).toBeVisible();
  await finance.goto(new URL(company.url()).pathname);
  await approving.start();
  await finance.getByRole('button', { name: 'Approve payout' }).click();
  await finance
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve \$/ })
    .click();
  await expect(finance.locator('main')).toContainText('Approved by');
  expect((await preparing.made()) + (await approving.made())).toBeLessThanOrEqual(4);

  await company.goto('/forms');
  await preparing.start();
  await company.getByRole('button', { name: 'New form' }).first().click();
  await company
    .getByRole('dialog')
    .getByLabel('Name')
    .fill(`Clicked ${Date.now().toString(36)}`);
  await company.getByRole('button', { name: 'Create form' }).click();
  await company.waitForURL(/\/forms\/edit\//);
  await company.getByRole('button', { name: 'Publish' }).click();
  await company.waitForURL(/\/forms\/show\//);
  await company.getByRole('button', { name: 'Copy link' }).first().click();
  expect(await preparing.made()).toBeLessThanOrEqual(4);
});

/** A deal of the demo partner that was won long enough ago for its hold to be over. */
async function dueCommission(page: Page, token: string): Promise<void> {
  const headers = bearer(token);
  const [won] = await (await page.request.get('/api/opportunity_stages?category=won', { headers })).json();
  const partnerToken = await enterAs(await page.context().newPage(), demo.partner);
  const { program } = await (await page.request.get('/api/session', { headers: bearer(partnerToken) })).json();
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const answer = await page.request.post('/api/opportunities', {
    headers,
    data: {
      name: 'Counted deal of last spring',
      type_id: won.type_id,
      stage_id: won.id,
      partner_id: program.partner_id,
      amount_minor: 3_000_000,
      opened_on: day(150),
      closed_on: day(120),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('a meeting is planned in four clicks', { tag: '@all' }, async ({ page }) => {
  const clicks = await countClicks(page);
  await enterAs(page, demo.company);
  const title = `Planned ${Date.now().toString(36)}`;
  await page.goto('/partners/meetings');
  await clicks.start();
  await page
    .getByRole('button', { name: 'Plan meeting' })
    .or(page.getByRole('link', { name: 'Plan meeting' }))
    .first()
    .click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Partner', { exact: true }).click();
  await page.keyboard.type('Alder');
  await expect(page.getByTitle('Alder Partners', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByText('Set the time', { exact: true }).click();
  const inAWeek = new Date(Date.now() + 7 * 86_400_000);
  await page
    .getByLabel('Starts', { exact: true })
    .fill(`${inAWeek.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })} 10:00 AM`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Plan meeting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await clicks.made()).toBeLessThanOrEqual(4);
});
