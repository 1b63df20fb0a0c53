import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, expectAccessible, signInByCall } from './people.ts';

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

test('a partner’s page shows "Loading..." until its reviews have arrived, then them, or that there are none', async ({
  page,
}) => {
  await page.goto(DIRECTORY);
  const address = await page.getByRole('listitem').getByRole('heading').first().getByRole('link').getAttribute('href');
  const review = {
    ID: 'r1',
    quote: 'They moved our fleet in a week.',
    author: 'Ada',
    designation: null,
    company: 'Hansa',
    rating: 5,
    submitted_at: '2026-03-01T09:00:00Z',
    is_verified: true,
  };
  for (const [reviews, text] of [
    [[review], 'They moved our fleet in a week.'],
    [[], 'No reviews available yet.'],
  ] as const) {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/api/reviews_by_reference*', async (route) => {
      await arrived;
      await route.fulfill({ json: reviews });
    });
    await page.goto(address!);
    const section = page.getByRole('region', { name: 'Reviews' });
    await expect(section.getByText('Loading...')).toBeVisible();
    await expect(section.getByText(text)).toBeHidden();
    arrive();
    await expect(section.getByText(text)).toBeVisible();
    await expect(section.getByText('Loading...')).toBeHidden();
    await page.unroute('**/api/reviews_by_reference*');
  }
});

test('small tiles are 4 per row, medium ones 3, large ones 2, on the page', async ({ page, request }) => {
  const headers = bearer(await signInByCall(request, demo.company));
  const found = await request.get('/api/partners_directory?_end=1000', { headers });
  const directories = (await found.json()) as { id: string; slug: string; tile_size: string }[];
  const { id, tile_size } = directories.find(({ slug }) => DIRECTORY.endsWith(slug))!;
  const set = async (size: string) =>
    expect(await request.patch(`/api/partners_directory/${id}`, { headers, data: { tile_size: size } })).toBeOK();
  await page.setViewportSize({ width: 1600, height: 900 });
  for (const [size, columns] of [
    ['small', 4],
    ['medium', 3],
    ['large', 2],
  ] as const) {
    await set(size);
    await page.goto(DIRECTORY);
    const tiles = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(tiles.first()).toBeVisible();
    const tops = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    expect(
      tops.filter((top) => top === tops[0]),
      size,
    ).toHaveLength(columns);
  }
  await set(tile_size);
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
