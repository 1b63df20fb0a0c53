import { expect, test } from '@playwright/test';
import { bearer, ownCompany, payWithoutCodes, SECRET, uniqueEmail } from './accounts.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { closeWindows, expectAccessible, fromSomewhere } from './people.ts';
import { openCreated } from './screens.ts';

test.afterEach(closeWindows);

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('from the click to the paid commission, starting with an empty company', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const { token } = await ownCompany(page);
  await payWithoutCodes(page.request, token);
  const headers = bearer(token);
  const email = uniqueEmail('reviews.example');
  const portal = await (await browser.newContext({ extraHTTPHeaders: fromSomewhere() })).newPage();
  const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });

  await test.step('the company adds a program, publishes its structure and invites a partner from its home', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Do it now: Publish an incentive structure' }).click();
    await page.getByText('Affiliate', { exact: true }).click();
    await page.getByRole('button', { name: 'Add the Affiliate program' }).click();
    await item('Publish an incentive structure')
      .getByRole('link', { name: /^Review and publish/ })
      .click();
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: /^Publish version 1/ });
    const day = dialog.getByLabel('Applies to deals won from');
    await expect(async () => {
      await day.fill(daysAgo(100).slice(0, 10));
      await day.press('Enter');
      await expect(dialog.getByText(/is in the past/)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await dialog.getByRole('button', { name: /Publish$/ }).click();
    await expect(dialog).toBeHidden();

    await page.goto('/partners');
    await page.getByRole('button', { name: 'New partner' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'New partner' });
    await drawer.getByLabel('Name', { exact: true }).fill('Fleet Reviews');
    await drawer.getByLabel('Email of a contact').fill(email);
    await drawer.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fleet Reviews' })).toBeVisible();
  });

  let code = '';
  await test.step('the partner joins, creates a link and a visitor follows it', async () => {
    await portal.goto(pathOf(await linkIn(email)));
    await portal.getByLabel('Your name').fill('Rita Reviews');
    await portal.getByLabel('Choose a password').fill(SECRET);
    await portal.getByRole('button', { name: 'Accept invitation' }).click();
    await portal.getByRole('button', { name: 'Finish later' }).click();
    await portal.getByRole('dialog').getByRole('button', { name: 'Finish later' }).click();
    await portal
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Links', exact: true })
      .click();
    await portal.getByRole('button', { name: 'New referral link' }).first().click();
    await portal.getByLabel('Name', { exact: true }).fill('Review of the year');
    await portal.getByLabel('Destination').fill('https://www.nordwind.example/pricing');
    await portal.getByRole('button', { name: 'Create' }).click();
    await openCreated(portal);
    await expect(portal.getByRole('heading', { level: 1, name: 'Review of the year' })).toBeVisible();
    code = /\/r\/([a-z0-9-]+)/.exec((await portal.locator('main').textContent())!)![1]!;
  });

  await test.step('the shop of the company reports the customer with the key from the screen', async () => {
    await page.goto('/referral-links?tab=connect');
    await page.getByRole('button', { name: 'Create API key' }).click();
    const command = page.getByText('Authorization: Bearer');
    await expect(command).not.toContainText('YOUR_API_KEY');
    const key = /Bearer ([^\s']+)/.exec((await command.textContent())!)![1]!;
    const visit = await page.request.get(`/r/${code}`, { maxRedirects: 0, headers: { 'user-agent': BROWSER } });
    const click_id = new URL(visit.headers().location!).searchParams.get('tdm_click')!;
    expect(click_id).toBeTruthy();
    const customer = {
      customer_id: 'c-1',
      email: 'buyer@hansa.example',
      company: 'Hansa Freight',
      domain: 'hansa.example',
    };
    const report = async (path: string, data: object) => {
      const answer = await page.request.post(`/api/track/${path}`, { headers: bearer(key), data });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    await report('lead', { ...customer, code, occurred_at: daysAgo(70) });
    await report('sale', {
      ...customer,
      invoice_id: 'inv-1',
      amount_minor: 100_000,
      currency: 'USD',
      occurred_at: daysAgo(60),
    });
    await expect(page.getByRole('listitem').filter({ hasText: 'Sale' }).getByText('Received')).toBeVisible();
  });

  await test.step('the partner sees what the link earned and when it is paid', async () => {
    await portal.reload();
    await expect(portal.locator('dl').filter({ hasText: 'Conversion' })).toContainText('$1,000.00');
    await portal.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Earnings' }).click();
    await expect(portal.getByRole('row', { name: /Hansa Freight/ })).toContainText('Payable');
    await expectAccessible(portal);
  });

  await test.step('the company pays, and the partner has the receipt', async () => {
    const [settings] = await (await page.request.get('/api/program_settings', { headers })).json();
    const changed = await page.request.patch(`/api/program_settings/${settings.id}`, {
      headers,
      data: { requires_second_approver: false },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
    await page.goto('/dashboard');
    await expect(page.locator('main')).toContainText('is payable');
    await page.goto('/commissions/payouts');
    await page.getByRole('button', { name: 'New payout' }).first().click();
    await page.getByRole('button', { name: 'Create payout' }).click();
    await page.waitForURL(/\/commissions\/payouts\/edit\//);
    await page.getByRole('button', { name: 'Submit for approval' }).click();
    await page.getByRole('button', { name: 'Approve payout' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve \$/ })
      .click();
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    const paying = page.getByRole('dialog', { name: 'Mark as paid' });
    await paying.getByLabel('Reference').fill('WIRE 1');
    await paying.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(paying).toBeHidden();

    await portal.goto('/partner-dashboard');
    await expect(portal.locator('main')).toContainText('Paid');
    await portal.goto('/revenue/payouts');
    const payment = portal.getByRole('row', { name: /WIRE 1/ });
    await expect(payment).toContainText('Paid');
    await payment.getByRole('link').first().click();
    await expect(portal.getByRole('heading', { level: 1 })).toContainText(/Statement PO-/);
    await expect(portal.locator('main')).toContainText('Hansa Freight');
  });
});
