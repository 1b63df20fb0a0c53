import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, expectAccessible } from './people.ts';
import { expectLoaded } from './screens.ts';

test('a partner opens the account of a deal and finds only its own deals there', async ({ page }) => {
  const token = await enterAs(page, demo.partner);
  const answer = await page.request.get('/api/opportunities?_end=1', { headers: bearer(token) });
  const [deal] = (await answer.json()) as { id: string; name: string; account_id: string; account_name: string }[];
  await page.goto(`/revenue/opportunities/show/${deal!.id}`);
  await expectLoaded(page);
  await page.getByRole('main').getByRole('link', { name: deal!.account_name }).click();
  await expect(page).toHaveURL(`/companies/show/${deal!.account_id}`);
  await expectLoaded(page);
  await expect(page.getByRole('heading', { level: 1, name: deal!.account_name })).toBeVisible();
  await expect(page.getByRole('row', { name: deal!.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Partner' })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a partner of two programs sees which one is open, the sum of both, and what the company sees', async ({
  page,
}) => {
  await enterAs(page, demo.partner);
  await page.goto('/revenue/payouts');
  await expectLoaded(page);
  const sums = page.getByRole('region', { name: 'Earnings in all your programs' });
  // A program has a row for each currency in which it pays; other journeys may add some.
  for (const name of ['Lumenfleet (open now)', 'Harborline Security'])
    await expect(sums.getByRole('rowheader', { name }).first()).toBeVisible();
  await page.goto('/company-view');
  await expect(page.getByRole('heading', { level: 1, name: 'What Lumenfleet sees' })).toBeVisible();
  await expect(page.getByText('your private notes on meetings')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner').getByText('Lumenfleet', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a rep sees on its phone what is next, whom to call and what each deal needs', async ({ page }) => {
  await enterAs(page, demo.partner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/partner-dashboard');
  const manager = page.getByRole('region', { name: 'Your partner manager' });
  await expect(manager.getByRole('link', { name: /^\+1 415/ })).toHaveAttribute('href', /^tel:\+1415/);
  await expect(page.getByRole('region', { name: 'Next payment' })).toContainText('$');
  await expectAccessible(page);
  await manager.getByRole('link', { name: 'Book a meeting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request meeting' })).toBeVisible();

  await page.goto('/revenue/deal-desk');
  await expectLoaded(page);
  const cards = page.getByRole('list', { name: 'Deal desk' }).getByRole('listitem');
  await expect(cards.first()).toContainText('Answer question');
  await expect(page.getByRole('button', { name: 'Filter' })).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
