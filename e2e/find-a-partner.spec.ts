import { expect, test } from '@playwright/test';
import { expectAccessible } from './people.ts';

const DIRECTORY = '/partner_directory/find-a-fleet-partner';

test('a visitor searches, filters, opens a partner in a new tab and finds its reviews and form', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(DIRECTORY);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a fleet partner' })).toBeVisible();
  const total = page.getByRole('status').filter({ hasText: /partners?$/ });
  await expect(total).toHaveText('40 partners');
  await expectAccessible(page);

  // The search waits until 300 ms after the last key. The test controls the clock of the page.
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/partners?') && asked.push(request.url())));
  const name = (await page.getByRole('listitem').getByRole('heading').first().textContent())!;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  for (const key of name.toLowerCase()) {
    await page.getByRole('searchbox', { name: 'Search partners' }).pressSequentially(key);
    await page.clock.runFor(299);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(total).toHaveText('1 partner');
  expect(asked).toHaveLength(1);
  await page.clock.resume();
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(name.toLowerCase().split(' ')[0]!)}`));
  await page.getByRole('searchbox', { name: 'Search partners' }).fill('');
  await expect(total).toHaveText('40 partners');

  const option = page.getByRole('checkbox', { name: /^Logistics/ });
  await option.check();
  await expect(total).not.toHaveText('40 partners');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Logistics/ })).toBeChecked();

  const opening = context.waitForEvent('page');
  await page.getByRole('listitem').getByRole('heading').first().getByRole('link').click();
  const partner = await opening;
  await expect(partner).toHaveURL(/\/partner_directory\/find-a-fleet-partner\/partner\//);
  await expect(partner.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
  await expect(partner.getByRole('heading', { level: 2, name: /^Contact/ })).toBeVisible();
  await expectAccessible(partner);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the directory is read, searched and paged on a phone', { tag: '@all' }, async ({ page }) => {
    await page.goto(DIRECTORY);
    await expect(page.getByText('40 partners')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 2').first()).toBeVisible();
    await page.goto(DIRECTORY);
    const name = (await page.getByRole('listitem').getByRole('heading').first().textContent())!;
    await page.getByRole('searchbox', { name: 'Search partners' }).fill(name);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('1 partner', { exact: true })).toBeVisible();
    const address = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    await page.goto(address!);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });
});
