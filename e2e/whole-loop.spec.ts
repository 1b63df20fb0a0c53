import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { closeWindows, demo, enterAs } from './people.ts';
import { expectLoaded } from './screens.ts';

test.afterEach(closeWindows);

/** Opens a separate browser context for each user. */
async function openAs(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, email);
  return page;
}

test('a registered deal is approved, won and earns the same for both sides', async ({ browser }) => {
  test.setTimeout(120_000);
  const customer = `Northwind ${Date.now().toString(36)}`;
  const partner = await openAs(browser, demo.partner);
  const company = await openAs(browser, demo.company);

  await partner.goto('/revenue/deal-desk');
  await expectLoaded(partner);
  await partner.goto('/revenue/deal-desk/create');
  await partner.getByRole('textbox', { name: 'Account name' }).fill(customer);
  await partner.getByLabel('Website', { exact: true }).fill(`${customer.toLowerCase().replace(' ', '-')}.example`);
  await partner.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await partner.keyboard.press('Enter');
  await expect(partner.getByText(/free|nobody/i).first()).toBeVisible();
  await partner.getByRole('textbox', { name: /Estimated amount/ }).fill('12500');
  await pickNextMonth(partner);
  await partner.getByLabel('Email').fill('buyer@northwind.example');
  await partner.getByRole('button', { name: 'Register deal' }).click();
  await partner.waitForURL(/\/revenue\/deal-desk\/show\//);
  await expect(partner.getByRole('heading', { level: 1, name: customer })).toBeVisible();
  await expect(partner.locator('main')).toContainText('In review');

  await company.goto(`/partners/pending?q=${encodeURIComponent(customer)}`);
  await company.getByRole('link', { name: customer }).click();
  await company.getByRole('button', { name: 'Approve' }).click();
  const decision = company.getByRole('dialog');
  await expect(decision.getByLabel('Create the opportunity now, with the partner as its source')).toBeChecked();
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(decision).toBeHidden();

  // The partner's screen updates itself.
  await expect(partner.locator('main')).toContainText('approved it');

  await company.locator('main a[href*="/commissions/opportunities/show/"]').first().click();
  await company.waitForURL(/\/commissions\/opportunities\/show\//);
  await company.getByRole('list', { name: 'Stage' }).getByRole('button', { name: /won/i }).click();
  const win = company.getByRole('dialog', { name: 'Mark as won?' });
  await expect(win.getByRole('region', { name: 'Commission by partner' })).toContainText('Alder Partners');
  await win.getByRole('button', { name: 'Mark as won' }).click();
  await expect(win).toBeHidden();
  // The overview of a deal is never empty, however few data and modules there are.
  await expect(company.getByRole('heading', { name: 'Won', exact: true })).toBeVisible();
  await expect(company.getByRole('tabpanel')).toContainText('$12,500.00 on ');

  const earned = company.getByRole('table', { name: 'Commission' }).or(company.getByLabel('Commission'));
  const amount = await earned.locator('tbody a').first().textContent();
  await earned.locator('tbody a').first().click();
  await company.waitForURL(/\/commissions\/show\//);
  await expect(company.getByRole('heading', { name: 'Calculation', level: 2 })).toBeVisible();
  await expect(company.locator('main')).toContainText('Sale of $12,500.00');
  await expect(company.locator('main')).toContainText(amount!);

  const id = new URL(company.url()).pathname.split('/').at(-1);
  await partner.goto('/revenue/commissions');
  await expectLoaded(partner);
  await partner.goto(`/revenue/commissions/show/${id}`);
  await expect(partner.getByRole('heading', { name: 'Calculation', level: 2 })).toBeVisible();
  await expect(partner.locator('main')).toContainText('Sale of $12,500.00');
  await expect(partner.locator('main')).toContainText(amount!);
});

async function pickNextMonth(page: Page): Promise<void> {
  const next = new Date();
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const text = next.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  await page.getByLabel('Expected close').fill(text);
  await page.keyboard.press('Enter');
}

/**
 * A deal of the demo partner that was won long enough ago for its hold to be over, so it is due with the next payout.
 */
async function createDueCommission(company: Page, partner: Page): Promise<void> {
  const ask = async (page: Page, email: string) => {
    const token = await enterAs(page, email);
    return { authorization: `Bearer ${token}` };
  };
  const [ours, theirs] = [await ask(company, demo.company), await ask(partner, demo.partner)];
  const { program } = await (await partner.request.get('/api/session', { headers: theirs })).json();
  const [won] = await (await company.request.get('/api/opportunity_stages?category=won', { headers: ours })).json();
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const answer = await company.request.post('/api/opportunities', {
    headers: ours,
    data: {
      name: 'Harvest of last spring',
      type_id: won.type_id,
      stage_id: won.id,
      partner_id: program.partner_id,
      amount_minor: 4_000_000,
      opened_on: day(150),
      closed_on: day(120),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('a payout is prepared by one person, approved by another, sent to the bank and seen by the partner', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const company = await openAs(browser, demo.company);
  const finance = await openAs(browser, demo.finance);
  const partner = await openAs(browser, demo.partner);
  await createDueCommission(company, partner);

  await company.goto('/commissions/payouts');
  await company.getByRole('button', { name: 'New payout' }).click();
  await expect(company.getByRole('region', { name: 'Contents' })).toContainText('Last payout');
  await company.getByRole('button', { name: 'Create payout' }).click();
  await company.waitForURL(/\/commissions\/payouts\/edit\//);
  const submit = company.getByRole('button', { name: 'Submit for approval' });
  await expect(submit).toBeEnabled();
  await submit.press('Enter');
  await expect(company.getByText('A second person must approve this payout.')).toBeVisible();
  await expect(company.getByRole('button', { name: 'Approve payout' })).toHaveCount(0);
  // The button disappeared with its step, so the focus moves to the heading.
  await expect(company.getByRole('heading', { level: 1 })).toBeFocused();

  await finance.goto(new URL(company.url()).pathname);
  await finance.getByRole('button', { name: 'Approve payout' }).click();
  const sheet = finance.getByRole('dialog', { name: /^Approve Payout/ });
  await expect(sheet).toContainText('These commissions are reserved for this payout');
  await sheet.getByRole('button', { name: /^Approve \$[\d,.]+$/ }).click();
  await expect(finance.locator('main')).toContainText('Approved by');
  const statement = await finance
    .getByRole('row', { name: /PO-\d{4}-\d{3}/ })
    .first()
    .textContent();
  expect(statement).toMatch(/PO-\d{4}-\d{3}/);
  // The actions of a payment are visible although the table is wider than its container.
  await expect(finance.getByRole('button', { name: 'More about Alder Partners' })).toBeInViewport({ ratio: 1 });

  await finance.getByRole('button', { name: 'Create payment file' }).click();
  const creating = finance.getByRole('dialog', { name: 'Create payment file' });
  await creating.getByLabel('Format').click();
  await finance.getByTitle('Table without account numbers (CSV)').click();
  const created = finance.waitForEvent('download');
  await creating.getByRole('button', { name: 'Create payment file' }).dblclick();
  await created;
  await expect(creating).toBeHidden();
  const download = finance.waitForEvent('download');
  await finance.getByRole('button', { name: 'Download file 1 (CSV)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^\ufeff?statement_no,partner,/);
  expect(file).toMatch(/PO-\d{4}-\d{3},Alder Partners,/);
  await expect(finance.getByText('All payments are already in a payment file or held.')).toBeHidden();

  await finance.getByRole('button', { name: 'Mark as paid' }).click();
  const paying = finance.getByRole('dialog', { name: 'Mark as paid' });
  const reference = `WIRE ${Date.now().toString(36)}`;
  await paying.getByLabel('Reference').fill(reference);
  await paying.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(paying).toBeHidden();
  await expect(finance.getByRole('button', { name: 'Mark as paid' })).toBeHidden();

  await partner.goto('/revenue/payouts');
  const payment = partner.getByRole('row', { name: new RegExp(reference) });
  await expect(payment).toContainText('Paid');
  await payment.getByRole('link').first().click();
  await partner.waitForURL(/\/revenue\/payouts\/statement\//);
  await expect(partner.getByRole('heading', { level: 1 })).toContainText(/Statement PO-/);
});
