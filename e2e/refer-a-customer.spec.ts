import { expect, test } from '@playwright/test';
import { bearer, signInByCall } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';

test.afterEach(closeWindows);

test('a partner shares a link, a visitor clicks, signs up and buys, and the partner sees what it earned', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await enterAs(page, demo.partner);
  await page.goto('/referral-links');
  await expect(page.getByRole('heading', { name: 'Referral links', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/referral-links/create');
  const name = `Podcast ${Date.now()}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Destination').fill('https://www.example.com/pricing');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/referral-links/edit/'));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const address = page.url();
  // Loaded, too: a picture that the page may not show has a place and no width of its own.
  const picture = page.getByRole('img', { name: /^QR code of/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const code = /\/r\/([a-z0-9-]+)/.exec(
    (await page.locator('header').filter({ hasText: '/r/' }).first().textContent()) ?? '',
  )![1]!;

  // The visitor, and the shop that reports what followed.
  const visit = await request.get(`/r/${code}`, {
    maxRedirects: 0,
    headers: {
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    },
  });
  expect(visit.status()).toBe(302);
  const click_id = new URL(visit.headers().location!).searchParams.get('tdm_click')!;
  const headers = bearer(await signInByCall(request, demo.company));
  const customer_id = `e2e-${Date.now()}`;
  const customer = { customer_id, email: `buyer@${customer_id}.example`, click_id };
  await expect(await request.post('/api/track/lead', { headers, data: customer })).toBeOK();
  const sale = await request.post('/api/track/sale', {
    headers,
    data: { ...customer, invoice_id: customer_id, amount_minor: 100_000, currency: 'USD' },
  });
  await expect(sale).toBeOK();
  const { opportunity_id } = (await sale.json()) as { opportunity_id: string };

  await page.reload();
  const figures = page.locator('dl').filter({ hasText: 'Conversion' });
  await expect(figures).toContainText('Clicks1');
  await expect(figures).toContainText('Leads1');
  await expect(figures).toContainText('Sales1');
  await expect(figures).toContainText('$1,000.00');

  await enterAs(page, demo.company);
  await page.goto(`/commissions/opportunities/show/${opportunity_id}?tab=attribution`);
  await expect(page.getByText(/Credited to the only click/).first()).toBeVisible();
  await expect(page.getByText(`Click on ${name}`)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goto('/referral-links/create');
  await expect(page.getByRole('combobox', { name: 'Partner' })).toBeVisible();
  await page.goto('/referral-links?tab=risk');
  await expect(page.getByText('Temporary email address').first()).toBeVisible();
});
